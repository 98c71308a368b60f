import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { ChartPlot } from '../frame/chart-svg.tsx';
import type { Anchor } from '../frame/chart-tooltip.tsx';
import { useChartMarks } from '../frame/use-chart-marks.ts';
import { ReferenceName } from '../reference-name.tsx';
import classes from '../score-charts.module.css';
import { type LaidLines, layLines } from './lay-lines.ts';
import { LineEnds, LineHits } from './line-ends.tsx';
import { LineGround, type LineSpan } from './line-ground.tsx';
import { LinePaths } from './line-paths.tsx';

export interface Line {
  id: string;
  name: string;
  /** As many as days, of 0 to 100; null is a gap. */
  values: readonly (number | null)[];
  /** A CSS colour. */
  color: string;
  /** Its name is bold, and it lies above the others. */
  isStrong?: boolean;
  /** In px; 1.75 without it. */
  width?: number;
  /** One of many: faint, and named only while it stands out. */
  isQuiet?: boolean;
  /** The figure at its end: "78". */
  end: string;
}

/** A point of a line. */
export interface LinePoint {
  /** `line:index` */
  id: string;
  line: Line;
  index: number;
}

interface LineChartProps {
  label: string;
  /** ISO days, growing. */
  days: readonly string[];
  lines: readonly Line[];
  formatDay: (day: string) => string;
  /** The shaded days and those that they are compared with. */
  period?: LineSpan | undefined;
  compare?: LineSpan | undefined;
  /** A level that is no measured thing: "typical = 50". */
  reference?: { value: number; label: string } | undefined;
  /** The name of a point: brand, day, figure and its unit. */
  pointLabel: (point: LinePoint) => string;
  tooltip: (point: LinePoint) => React.ReactNode;
  onOpen?: ((point: LinePoint) => void) | undefined;
  height?: number;
}

interface Props extends LineChartProps {
  /** The line that is filled down to the axis. */
  filled?: string | undefined;
}

/**
 * Scores over time: lines are named at their ends, gaps stay gaps, the period is shaded, the one before is dashed. A
 * line that is pointed at, by its name too, or that has the focus, stands out of the others.
 */
export function LineChart({ height = 260, filled, ...props }: Props) {
  const { label, days, lines, formatDay, period, compare, reference, pointLabel, tooltip, onOpen } = props;
  const { ref, width } = useElementSize();
  const laid = layLines({
    lines,
    days,
    width,
    height,
    formatDay,
    always: reference === undefined ? [] : [reference.value],
  });
  const points = lines.flatMap((line) =>
    line.values.flatMap((value, index) => (value === null ? [] : [{ id: `${line.id}:${index}`, line, index }])),
  );
  const marks = useChartMarks(points, { onOpen, go: laid.go(points) });
  const [under, setUnder] = useState<string | null>(null);
  const over = (id: string) => ({ onMouseEnter: () => setUnder(id), onMouseLeave: () => setUnder(null) });
  const raised = marks.pointed?.line.id ?? under ?? undefined;
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={height}
      anchor={marks.anchor}
      tip={marks.pointed === undefined ? null : tooltip(marks.pointed)}
      onEscape={marks.hide}
    >
      <LineGround laid={laid} period={period} compare={compare} reference={reference} />
      <LinePaths laid={laid} lines={lines} filled={filled} raised={raised} />
      {reference !== undefined && (
        <ReferenceName x={laid.left + 4} y={laid.y(reference.value) - 5} name={reference.label} />
      )}
      <LineHits laid={laid} lines={lines} over={over} />
      <LineEnds laid={laid} lines={lines} raised={raised} over={over} />
      <LineMarks laid={laid} points={points} label={pointLabel} mark={marks.mark} />
    </ChartPlot>
  );
}

interface AreaChartProps extends LineChartProps {
  /** The id of the line that is filled: one's own brand. */
  filled: string | undefined;
}

/** Lines over time, 450 px high, one of them filled down to the axis. */
export const AreaChart = ({ height = 450, ...props }: AreaChartProps) => <LineChart height={height} {...props} />;

interface LineMarksProps {
  laid: LaidLines;
  points: readonly LinePoint[];
  label: (point: LinePoint) => string;
  mark: (id: string, anchor: Anchor) => React.SVGProps<SVGGElement>;
}

const isLone = ({ line, index }: LinePoint): boolean =>
  (line.values[index - 1] ?? null) === null && (line.values[index + 1] ?? null) === null;

/** The points of lines: seen when pointed at, or where a gap on both sides leaves no line. */
function LineMarks({ laid, points, label, mark }: LineMarksProps) {
  return points.map((point) => {
    const [x, y] = [laid.xs[point.index] ?? 0, laid.y(point.line.values[point.index] ?? 0)];
    return (
      <g
        key={point.id}
        className={classes.dot}
        aria-label={label(point)}
        {...mark(point.id, { x, y: y - 6, height: 12 })}
      >
        <circle cx={x} cy={y} r={10} fill="transparent" data-screen-only />
        <circle
          className={classes.point}
          data-lone={isLone(point) || undefined}
          cx={x}
          cy={y}
          r={3}
          fill={point.line.color}
        />
        <circle className={classes.halo} data-screen-only cx={x} cy={y} r={7} />
      </g>
    );
  });
}
