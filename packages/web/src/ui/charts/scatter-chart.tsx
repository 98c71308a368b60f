import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { inkFill, type MarkInk } from './frame/chart-svg.tsx';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useZoom, ZoomPlot, type ZoomTexts } from './frame/zoom-plot.tsx';
import { labelSpots } from './lay-scatter.ts';
import { ReferenceName } from './reference-name.tsx';
import classes from './score-charts.module.css';

export interface ScatterItem {
  id: string;
  name: string;
  /** Two figures of 0 to 100. */
  x: number;
  y: number;
  ink: MarkInk;
  /** Everything that the point says. */
  label: string;
}

interface Props<T extends ScatterItem> {
  label: string;
  /** Names of the two figures. */
  xName: string;
  yName: string;
  points: readonly T[];
  /** A cross that is no measured thing: typical = 50 of both. */
  typical?: { value: number; label: string } | undefined;
  texts: ZoomTexts;
  tooltip: (point: T) => React.ReactNode;
  onOpen?: ((point: T) => void) | undefined;
  height?: number;
}

const weights = { my: 1000, focus: 500, muted: 0 } as const;
/** More points than these cover each other: then they are smaller, and light enough to tell where they lie dense. */
const crowd = 200;
/** Those that stand out are drawn over the others. */
const mineLast = (one: ScatterItem, other: ScatterItem) => weights[one.ink] - weights[other.ink];
const pad = { left: 40, right: 12, top: 12, bottom: 40 };

/** Two figures of 0 to 100 against each other, 500 px high; names where they have room, more of them when enlarged. */
export function ScatterChart<T extends ScatterItem>(props: Props<T>) {
  const { label, xName, yName, points, typical, texts, tooltip, onOpen, height = 500 } = props;
  const { ref, width: given } = useElementSize();
  const width = Math.floor(given);
  const room = { width: Math.max(0, width - pad.left - pad.right), height: height - pad.top - pad.bottom };
  const zooming = useZoom({ width, height });
  const { zoom } = zooming;
  const isCrowd = points.length > crowd;
  const inset = 10;
  const plain = {
    x: (value: number) => pad.left + inset + (value / 100) * Math.max(0, room.width - 2 * inset),
    y: (value: number) => pad.top + inset + (1 - value / 100) * (room.height - 2 * inset),
  };
  const x = (value: number) => zoom.x + plain.x(value) * zoom.k;
  const y = (value: number) => zoom.y + plain.y(value) * zoom.k;
  const bring = (id: string) => {
    const point = points.find((one) => one.id === id);
    if (point !== undefined) zooming.bring({ x: plain.x(point.x), y: plain.y(point.y) });
  };
  const marks = useChartMarks(points, { onOpen, onMove: bring });
  // biome-ignore lint/correctness/useExhaustiveDependencies: x and y follow from zoom and size
  const labels = useMemo(
    () =>
      labelSpots(
        points.map((point) => ({
          id: point.id,
          name: point.name,
          x: x(point.x),
          y: y(point.y),
          isSure: point.ink === 'my',
          weight: weights[point.ink] + point.x + point.y,
        })),
        { width, height: height - pad.bottom, left: pad.left },
      ),
    [points, zoom, width, height],
  );
  return (
    <ZoomPlot
      ref={ref}
      label={label}
      width={width}
      height={height}
      zooming={zooming}
      texts={texts}
      anchor={marks.anchor}
      tip={marks.pointed === undefined ? null : tooltip(marks.pointed)}
      onEscape={marks.hide}
    >
      {points.toSorted(mineLast).map((point) => {
        const [cx, cy] = [x(point.x), y(point.y)];
        return (
          <g
            key={point.id}
            className={classes.shape}
            aria-label={point.label}
            {...marks.mark(point.id, { x: cx, y: cy - 7, height: 14 })}
          >
            <circle cx={cx} cy={cy} r={10} fill="transparent" data-screen-only />
            <circle
              cx={cx}
              cy={cy}
              r={point.ink === 'my' ? 6.5 : isCrowd ? 4 : 5}
              fill={inkFill(point.ink)}
              fillOpacity={isCrowd && point.ink === 'muted' ? 0.7 : 1}
              stroke="var(--bg-surface)"
              strokeWidth={isCrowd ? 0.5 : 1.5}
            />
            <circle className={classes.halo} data-screen-only cx={cx} cy={cy} r={9} />
          </g>
        );
      })}
      <ScatterAxes x={x} y={y} pad={pad} width={width} height={height} names={[xName, yName]} typical={typical} />
      <g aria-hidden>
        {labels.map(({ id, text, x: left, y: base, isSure }) => (
          <text
            key={id}
            x={left}
            y={base}
            fontSize={11.5}
            fontWeight={isSure ? 600 : 420}
            fill={isSure ? 'var(--text)' : 'var(--text-2)'}
            stroke="var(--bg-surface)"
            strokeWidth={3}
            paintOrder="stroke"
          >
            {text}
          </text>
        ))}
      </g>
    </ZoomPlot>
  );
}

interface ScatterAxesProps {
  /** Places of values of 0 to 100, enlarged as the drawing is. */
  x: (value: number) => number;
  y: (value: number) => number;
  pad: { left: number; right: number; top: number; bottom: number };
  width: number;
  height: number;
  names: readonly [string, string];
  typical: { value: number; label: string } | undefined;
}

const every = (step: number) => Array.from({ length: Math.floor(100 / step) + 1 }, (_, index) => index * step);

/** How far apart values are labelled: at least 36 px. */
const stepOf = (place: (value: number) => number): number =>
  [5, 10, 20, 50].find((step) => Math.abs(place(step) - place(0)) >= 36) ?? 100;

/** Scales at the left and bottom edge, which stay while the drawing moves, and the cross of the typical brand. */
function ScatterAxes({ x, y, pad, width, height, names, typical }: ScatterAxesProps) {
  const bottom = height - pad.bottom;
  const right = width - pad.right;
  const isAcross = (place: number) => place >= pad.left && place <= right;
  const isDown = (place: number) => place >= pad.top && place <= bottom;
  const ticks = every(Math.max(stepOf(x), stepOf(y)));
  const cross = typical === undefined ? null : { x: x(typical.value), y: y(typical.value), name: typical.label };
  return (
    <g aria-hidden pointerEvents="none">
      <rect width={pad.left} height={height} fill="var(--bg-surface)" />
      <rect y={bottom} width={width} height={pad.bottom} fill="var(--bg-surface)" />
      {cross !== null && isAcross(cross.x) && (
        <line x1={cross.x} x2={cross.x} y1={pad.top} y2={bottom} stroke="var(--annot)" strokeDasharray="4 3" />
      )}
      {cross !== null && isDown(cross.y) && (
        <line x1={pad.left} x2={right} y1={cross.y} y2={cross.y} stroke="var(--annot)" strokeDasharray="4 3" />
      )}
      {cross !== null && isAcross(cross.x) && <ReferenceName x={cross.x + 6} y={pad.top + 8} name={cross.name} />}
      <path d={`M${pad.left},${pad.top}V${bottom}H${right}`} fill="none" stroke="var(--line-strong)" />
      {ticks
        .filter((value) => isAcross(x(value)))
        .map((value) => (
          <text key={value} x={x(value)} y={bottom + 15} textAnchor="middle" fontSize={11} fill="var(--text-3)">
            {value}
          </text>
        ))}
      {ticks
        .filter((value) => isDown(y(value)))
        .map((value) => (
          <text key={value} x={pad.left - 6} y={y(value) + 4} textAnchor="end" fontSize={11} fill="var(--text-3)">
            {value}
          </text>
        ))}
      <text
        x={(pad.left + right) / 2}
        y={height - 6}
        textAnchor="middle"
        fontSize={12}
        fontWeight={520}
        fill="var(--text-2)"
      >
        {names[0]}
      </text>
      <text
        transform={`translate(10 ${(pad.top + bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        fontSize={12}
        fontWeight={520}
        fill="var(--text-2)"
      >
        {names[1]}
      </text>
    </g>
  );
}
