import { hierarchy, pack } from 'd3-hierarchy';
import { useMemo } from 'react';
import { clipLabel, fitText, wrapText } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { useZoom, ZoomPlot, type ZoomTexts } from './frame/zoom-plot.tsx';
import classes from './score-charts.module.css';
import type { Sized } from './treemap-layout.ts';

export interface BubbleItem {
  id: string;
  name: string;
  size: number;
  fill: string;
  ink: string;
  edge?: string;
  isMine?: boolean;
  figure: string;
  label: string;
}

interface Props<T extends BubbleItem> {
  label: string;
  bubbles: readonly T[];
  texts: ZoomTexts;
  tooltip: (bubble: T) => React.ReactNode;
  onOpen?: ((bubble: T) => void) | undefined;
  height?: number;
}

const mineLast = (one: { item: BubbleItem }, other: { item: BubbleItem }) =>
  Number(one.item.isMine ?? false) - Number(other.item.isMine ?? false);

export function BubbleChart<T extends BubbleItem>(props: Props<T>) {
  const { label, bubbles, texts, tooltip, onOpen, height: most = 800 } = props;
  const { ref, width: given } = useSize();
  const width = Math.floor(given);
  const { bubbles: placed, height } = useMemo(() => layBubbles(bubbles, width, most), [bubbles, width, most]);
  const zooming = useZoom({ width, height });
  const { zoom } = zooming;
  const bring = (id: string) => {
    const place = placed.find(({ item }) => item.id === id);
    if (place !== undefined) zooming.bring(place);
  };
  const marks = useChartMarks(
    placed.map(({ item }) => item),
    { tooltip, onOpen, onMove: bring },
  );
  return (
    <ZoomPlot ref={ref} label={label} width={width} height={height} zooming={zooming} texts={texts} {...marks.plot}>
      {placed.toSorted(mineLast).map(({ item, ...circle }) => {
        const [x, y, r] = [zoom.x + circle.x * zoom.k, zoom.y + circle.y * zoom.k, circle.r * zoom.k];
        const anchor = { x, y: Math.max(0, y - r), height: Math.min(height, y + r) - Math.max(0, y - r) };
        return <BubbleMark key={item.id} bubble={item} x={x} y={y} r={r} {...marks.mark(item.id, anchor)} />;
      })}
    </ZoomPlot>
  );
}

interface BubbleMarkProps extends Omit<React.SVGProps<SVGGElement>, 'x' | 'y' | 'r'> {
  bubble: BubbleItem;
  x: number;
  y: number;
  r: number;
}

function BubbleMark({ bubble, x, y, r, ...mark }: BubbleMarkProps) {
  const size = r > 60 ? 14 : 12;
  const room = (bubble.isMine ? r - 4.5 : r) * 1.7;
  const name = r < 26 ? [] : wrapText(clipLabel(bubble.name), size, room, r < 40 ? 1 : 2);
  const figure = r < 18 ? '' : fitText(bubble.figure, size, room);
  const lines = [...name, ...(figure === '' ? [] : [figure])];
  const top = -((lines.length - 1) * (size + 3)) / 2 + size * 0.36;
  return (
    <g className={classes.shape} aria-label={bubble.label} transform={`translate(${x} ${y})`} {...mark}>
      <circle r={r} fill={bubble.fill} stroke={bubble.edge ?? 'none'} />
      {bubble.isMine && (
        <g fill="none" aria-hidden>
          <circle r={Math.max(0, r - 3.5)} stroke="var(--bg-surface)" strokeWidth={2} />
          <circle r={Math.max(0, r - 1)} stroke="var(--bar-my)" strokeWidth={3} />
        </g>
      )}
      <circle className={classes.halo} data-screen-only r={Math.max(0, r + 2)} />
      {bubble.isMine && name.length === 0 && (
        <text
          aria-hidden
          y={y < r + 22 ? r + 16 : -r - 6}
          textAnchor="middle"
          fontSize={12}
          fontWeight={600}
          fill="var(--text)"
          stroke="var(--bg-surface)"
          strokeWidth={4}
          paintOrder="stroke"
        >
          {clipLabel(bubble.name)}
        </text>
      )}
      <g aria-hidden fill={bubble.ink}>
        {lines.map((line, index) => (
          <text
            key={line === figure ? `figure ${line}` : line}
            y={top + index * (size + 3)}
            textAnchor="middle"
            fontSize={size}
            fontWeight={figure !== '' && index === lines.length - 1 ? 640 : 520}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

interface Bubble<T extends Sized> {
  item: T;
  x: number;
  y: number;
  r: number;
}

interface LaidBubbles<T extends Sized> {
  bubbles: Bubble<T>[];
  height: number;
}

interface Node<T> {
  item?: T;
  children?: Node<T>[];
}

const margin = 6;
const largest = 130;
/** Ways that a pack is turned: half a turn in steps of 7.5°. */
const turns = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 24);

/**
 * Packs items as circles whose area is their size, the largest in the middle, then turns and enlarges the whole so that
 * it fills the width, or the height at most. Items without a size have none.
 */
export function layBubbles<T extends Sized>(items: readonly T[], width: number, most: number): LaidBubbles<T> {
  const sized = items.filter((item) => item.size > 0);
  if (sized.length === 0 || width <= 0) return { bubbles: [], height: most };
  const root = hierarchy<Node<T>>({ children: sized.map((item) => ({ item })) })
    .sum((node) => node.item?.size ?? 0)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const packed = pack<Node<T>>()
    .size([width, most])
    .padding(3)(root)
    .leaves()
    .flatMap(({ data, x, y, r }) => (data.item === undefined ? [] : [{ item: data.item, x, y, r }]));
  return fitted(packed, width, most);
}

function fitted<T extends Sized>(packed: readonly Bubble<T>[], width: number, most: number): LaidBubbles<T> {
  const limit = largest / Math.max(...packed.map(({ r }) => r));
  const ways = turns.map((turn) => {
    const bubbles = packed.map((bubble) => turned(bubble, turn));
    const box = boundingBox(bubbles);
    const scale = Math.min((width - 2 * margin) / box.width, (most - 2 * margin) / box.height, limit);
    return { bubbles, box, scale };
  });
  // The largest; of equally large ones the flattest.
  const { bubbles, box, scale } = ways.reduce((best, way) => {
    const gain = way.scale - best.scale;
    return gain > 1e-6 || (Math.abs(gain) <= 1e-6 && way.box.height < best.box.height) ? way : best;
  });
  const left = (width - box.width * scale) / 2;
  return {
    height: Math.ceil(box.height * scale + 2 * margin),
    bubbles: bubbles.map(({ item, x, y, r }) => ({
      item,
      x: left + (x - box.x) * scale,
      y: margin + (y - box.y) * scale,
      r: r * scale,
    })),
  };
}

const turned = <T extends Sized>({ item, x, y, r }: Bubble<T>, turn: number): Bubble<T> => ({
  item,
  x: x * Math.cos(turn) - y * Math.sin(turn),
  y: x * Math.sin(turn) + y * Math.cos(turn),
  r,
});

function boundingBox(bubbles: readonly Bubble<Sized>[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, r } of bubbles) {
    left = Math.min(left, x - r);
    top = Math.min(top, y - r);
    right = Math.max(right, x + r);
    bottom = Math.max(bottom, y + r);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
