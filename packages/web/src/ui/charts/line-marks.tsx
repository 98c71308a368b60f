import type { LaidLines } from './lay-lines.ts';
import type { LinePoint } from './line-chart.tsx';
import classes from './score-charts.module.css';
import type { Anchor } from './use-chart-tooltip.ts';

interface Props {
  laid: LaidLines;
  points: readonly LinePoint[];
  label: (point: LinePoint) => string;
  mark: (id: string, anchor: Anchor) => React.SVGProps<SVGGElement>;
}

const isLone = ({ line, index }: LinePoint): boolean =>
  (line.values[index - 1] ?? null) === null && (line.values[index + 1] ?? null) === null;

/** The points of lines: seen when pointed at, or where a gap on both sides leaves no line. */
export function LineMarks({ laid, points, label, mark }: Props) {
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
