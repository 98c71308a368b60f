import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { inkFill, type MarkInk } from './frame/chart-svg.tsx';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useZoom, ZoomPlot, type ZoomTexts } from './frame/zoom-plot.tsx';
import { axisSpan, labelSpots, placeCorners, type QuadrantNames } from './lay-scatter.ts';
import { ScatterAxes, ScatterCorners } from './scatter-axes.tsx';
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
  typical: { value: number; label: string };
  /** What the fields around it mean. */
  quadrants: QuadrantNames;
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
const pad = { left: 40, right: 12, top: 30, bottom: 40 };

/**
 * Two figures of 0 to 100 against each other, 500 px high, on axes that are cut to them; names where they have room,
 * more of them when enlarged.
 */
export function ScatterChart<T extends ScatterItem>(props: Props<T>) {
  const { label, xName, yName, points, typical, quadrants, texts, tooltip, onOpen, height = 500 } = props;
  const { ref, width: given } = useElementSize();
  const width = Math.floor(given);
  const room = { width: Math.max(0, width - pad.left - pad.right), height: height - pad.top - pad.bottom };
  const zooming = useZoom({ width, height });
  const { zoom } = zooming;
  const isCrowd = points.length > crowd;
  const inset = 10;
  const spans = { x: axisSpan(points.map((point) => point.x)), y: axisSpan(points.map((point) => point.y)) };
  const share = (value: number, { min, max }: { min: number; max: number }) => (value - min) / (max - min);
  const plain = {
    x: (value: number) => pad.left + inset + share(value, spans.x) * Math.max(0, room.width - 2 * inset),
    y: (value: number) => pad.top + inset + (1 - share(value, spans.y)) * (room.height - 2 * inset),
  };
  const x = (value: number) => zoom.x + plain.x(value) * zoom.k;
  const y = (value: number) => zoom.y + plain.y(value) * zoom.k;
  const bring = (id: string) => {
    const point = points.find((one) => one.id === id);
    if (point !== undefined) zooming.bring({ x: plain.x(point.x), y: plain.y(point.y) });
  };
  const cross = { x: x(typical.value), y: y(typical.value) };
  const plot = { left: pad.left, right: width - pad.right, top: pad.top, bottom: height - pad.bottom };
  const marks = useChartMarks(points, { onOpen, onMove: bring });
  // biome-ignore lint/correctness/useExhaustiveDependencies: places follow from zoom and size
  const corners = useMemo(() => placeCorners(quadrants, cross, plot), [quadrants, points, zoom, width, height]);
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
        { width, height: height - pad.bottom, left: pad.left, corners },
      ),
    [points, zoom, width, height, corners],
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
      <ScatterCorners corners={corners} />
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
      <ScatterAxes x={x} y={y} plot={plot} height={height} names={[xName, yName]} typical={typical} />
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
