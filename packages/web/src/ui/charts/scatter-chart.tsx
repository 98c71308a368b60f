import { ticks } from 'd3-array';
import { useMemo } from 'react';
import { inkFill, type MarkInk } from './frame/chart-svg.tsx';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { useZoom, ZoomPlot, type ZoomTexts } from './frame/zoom-plot.tsx';
import {
  axisSpan,
  type Corner,
  cornerSize,
  labelSpots,
  placeCorners,
  placeLevelName,
  type QuadrantNames,
} from './lay-scatter.ts';
import { ReferenceName } from './reference-name.tsx';
import classes from './score-charts.module.css';

export interface ScatterItem {
  id: string;
  name: string;
  /** Two figures of 0 to 100. */
  x: number;
  y: number;
  ink: MarkInk;
  label: string;
}

interface Props<T extends ScatterItem> {
  label: string;
  xName: string;
  yName: string;
  points: readonly T[];
  typical: { value: number; label: string };
  quadrants: QuadrantNames;
  texts: ZoomTexts;
  tooltip: (point: T) => React.ReactNode;
  onOpen?: ((point: T) => void) | undefined;
  height?: number;
}

const weights = { my: 1000, focus: 500, muted: 0 } as const;
const crowd = 200;
const mineLast = (one: ScatterItem, other: ScatterItem) => weights[one.ink] - weights[other.ink];
const pad = { left: 40, right: 12, top: 12, bottom: 40 };

export function ScatterChart<T extends ScatterItem>(props: Props<T>) {
  const { label, xName, yName, points, typical, quadrants, texts, tooltip, onOpen, height = 500 } = props;
  const { ref, width: given } = useSize();
  const width = Math.floor(given);
  const room = { width: Math.max(0, width - pad.left - pad.right), height: height - pad.top - pad.bottom };
  const zooming = useZoom({ width, height });
  const { zoom } = zooming;
  const isCrowd = points.length > crowd;
  const inset = 10;
  const spans = {
    x: axisSpan(
      points.map((point) => point.x),
      typical.value,
    ),
    y: axisSpan(
      points.map((point) => point.y),
      typical.value,
    ),
  };
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
  const marks = useChartMarks(points, { tooltip, onOpen, onMove: bring });
  // biome-ignore lint/correctness/useExhaustiveDependencies: places follow from zoom and size
  const corners = useMemo(() => placeCorners(quadrants, cross, plot), [quadrants, points, zoom, width, height]);
  const level = placeLevelName(
    typical.label,
    cross,
    plot,
    points.map((point) => ({ x: x(point.x), y: y(point.y) })),
  );
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
        {
          width,
          height: height - pad.bottom,
          left: pad.left,
          corners,
          taken: [
            { left: cross.x - 1, right: cross.x + 1, top: 0, bottom: height },
            { left: 0, right: width, top: cross.y - 1, bottom: cross.y + 1 },
            ...(level === null ? [] : [level.box]),
          ],
        },
      ),
    [points, zoom, width, height, corners],
  );
  return (
    <ZoomPlot ref={ref} label={label} width={width} height={height} zooming={zooming} texts={texts} {...marks.plot}>
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
      <ScatterAxes x={x} y={y} plot={plot} height={height} names={[xName, yName]} cross={cross} />
      {level !== null && <ReferenceName x={level.x} y={level.y} name={typical.label} />}
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
  plot: { left: number; right: number; top: number; bottom: number };
  height: number;
  names: readonly [string, string];
  cross: { x: number; y: number };
}

/** Whole values of 0 to 100 between two places, at least `apart` px from each other. */
function ticksBetween(place: (value: number) => number, from: number, to: number, apart: number): number[] {
  const valueAt = (px: number) => (px - place(0)) / (place(1) - place(0));
  const [low, high] = [Math.max(0, valueAt(from)), Math.min(100, valueAt(to))];
  return ticks(low, high, Math.max(2, Math.abs(to - from) / apart));
}

function ScatterAxes({ x, y, plot, height, names, cross }: ScatterAxesProps) {
  const { left, right, top, bottom } = plot;
  if (right <= left) return null;
  const [isAcross, isDown] = [cross.x > left && cross.x < right, cross.y > top && cross.y < bottom];
  return (
    <g aria-hidden pointerEvents="none">
      <rect width={left} height={height} fill="var(--bg-surface)" />
      <rect y={bottom} width={right + 20} height={height - bottom} fill="var(--bg-surface)" />
      <g stroke="var(--annot)" strokeDasharray="4 3">
        {isAcross && <line x1={cross.x} x2={cross.x} y1={top} y2={bottom} />}
        {isDown && <line x1={left} x2={right} y1={cross.y} y2={cross.y} />}
      </g>
      <path d={`M${left},${top}V${bottom}H${right}`} fill="none" stroke="var(--line-strong)" />
      <g fontSize={11} fill="var(--text-3)">
        {ticksBetween(x, left, right, 80).map((value) => (
          <text key={value} x={x(value)} y={bottom + 15} textAnchor="middle">
            {value}
          </text>
        ))}
        {ticksBetween(y, bottom, top, 55).map((value) => (
          <text key={value} x={left - 6} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        ))}
      </g>
      <g textAnchor="middle" fontSize={12} fontWeight={520} fill="var(--text-2)">
        <text x={(left + right) / 2} y={height - 6}>
          {names[0]}
        </text>
        <text transform={`translate(10 ${(top + bottom) / 2}) rotate(-90)`}>{names[1]}</text>
      </g>
    </g>
  );
}

const ScatterCorners = ({ corners }: { corners: readonly Corner[] }) => (
  <g
    aria-hidden
    fontSize={cornerSize}
    fontWeight={520}
    fill="var(--text-3)"
    stroke="var(--bg-surface)"
    strokeWidth={3}
    paintOrder="stroke"
  >
    {corners.map(({ name, x, y, isRight }) => (
      <text key={name} x={x} y={y} textAnchor={isRight ? 'end' : 'start'}>
        {name}
      </text>
    ))}
  </g>
);
