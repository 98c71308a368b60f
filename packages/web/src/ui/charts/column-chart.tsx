import { nice, ticks } from 'd3-array';
import classes from './charts.module.css';
import { ChartPlot } from './frame/chart-svg.tsx';
import { textWidth } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { dayTicks } from './line/lay-lines.ts';

export interface Column {
  id: string;
  /** Of any unit, from 0; null where it is not known. */
  value: number | null;
  figure: string;
  tick: string;
  label: string;
}

interface Props<T extends Column> {
  label: string;
  columns: readonly T[];
  format: (value: number) => string;
  tooltip: (column: T) => React.ReactNode;
}

const height = 240;
const edge = { top: 24, bottom: 26 };
const widest = 56;

export function ColumnChart<T extends Column>({ label, columns, format, tooltip }: Props<T>) {
  const { ref, width } = useSize();
  const marks = useChartMarks(columns, { tooltip });
  const most = Math.max(...columns.map(({ value }) => value ?? 0), Number.MIN_VALUE);
  const { top, lines } = gridOf(columns, most);
  const left = Math.max(...lines.map((value) => textWidth(format(value), 11)), 0) + 10;
  const step = Math.max(0, width - left) / Math.max(1, columns.length);
  const thickness = Math.max(2, Math.min(widest, step * 0.68));
  const room = height - edge.top - edge.bottom;
  const xs = columns.map((_, index) => left + (index + 0.5) * step);
  const named = new Set(
    dayTicks(
      xs,
      columns.map(({ tick }) => tick),
    ),
  );
  const base = height - edge.bottom;
  const highest = columns.findIndex(({ value }) => value === most);
  const last = columns.length - 1;
  const within = (text: string, x: number) => {
    const half = textWidth(text, 11) / 2;
    return Math.max(half, Math.min(width - half, x));
  };
  /** The greatest and the last, where its figure lies over no other bar. */
  const isNamed = (index: number) => {
    if (index === highest) return true;
    const { figure, value } = columns[index]!;
    const covered = Math.ceil(textWidth(figure, 11) / step);
    const isFree = columns.slice(-1 - covered, -1).every((other) => (other.value ?? 0) <= (value ?? 0));
    return index === last && index - highest > covered && (isFree || covered <= 1);
  };
  return (
    <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
      <g aria-hidden>
        {lines.map((value) => {
          const y = base - (value / top) * room;
          return (
            <g key={value}>
              <rect x={left} y={y - 0.5} width={Math.max(0, width - left)} height={1} fill="var(--line-soft)" />
              <text x={left - 8} y={y + 4} textAnchor="end" fontSize={11} fill="var(--text-3)">
                {format(value)}
              </text>
            </g>
          );
        })}
      </g>
      {columns.map((column, index) => {
        const x = xs[index] ?? 0;
        const high = ((column.value ?? 0) / top) * room;
        return (
          <g
            key={column.id}
            className={classes.mark}
            aria-label={column.label}
            {...marks.mark(column.id, { x, y: base - high - 20, height: 20 + high })}
          >
            <rect
              data-screen-only
              className={classes.rowHit}
              x={x - step / 2}
              y={0}
              width={step}
              height={height}
              rx={6}
            />
            <rect
              data-screen-only
              className={classes.rowRing}
              x={x - step / 2 + 1}
              y={1}
              width={Math.max(0, step - 2)}
              height={height - 2}
              rx={6}
            />
            <g aria-hidden>
              <rect
                x={x - thickness / 2}
                y={base - high}
                width={thickness}
                height={high}
                rx={Math.min(3, high)}
                fill="var(--bar-focus)"
              />
              {column.value !== 0 && isNamed(index) && (
                <text
                  x={within(column.figure, x)}
                  y={base - high - 6}
                  textAnchor="middle"
                  fontSize={11}
                  fontWeight={520}
                  fill="var(--text)"
                >
                  {column.figure}
                </text>
              )}
              {named.has(index) && (
                <text x={within(column.tick, x)} y={base + 17} textAnchor="middle" fontSize={11} fill="var(--text-3)">
                  {column.tick}
                </text>
              )}
            </g>
          </g>
        );
      })}
      <rect
        aria-hidden
        x={left}
        y={base - 0.5}
        width={Math.max(0, width - left)}
        height={1}
        fill="var(--line-strong)"
      />
    </ChartPlot>
  );
}

/** Round values; of counts only whole ones. */
const gridOf = (columns: readonly Column[], most: number) => {
  const [, top] = nice(0, most, 3);
  const isWhole = columns.every(({ value }) => value === null || Number.isInteger(value));
  const lines = ticks(0, top, 3).filter((value) => value > 0 && (!isWhole || Number.isInteger(value)));
  return { top, lines };
};
