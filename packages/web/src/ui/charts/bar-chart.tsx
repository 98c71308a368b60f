import { BarFigure, BarShape, type Measured } from './bar-shape.tsx';
import classes from './charts.module.css';
import { ChartPlot } from './frame/chart-svg.tsx';
import { PercentAxis } from './frame/percent-axis.tsx';
import { clipLabel, fitText, textWidth, wrapText } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { frameHeight, type Mean, MeanLine, placeMeans } from './line/mean-lines.tsx';

const wrapName = (name: string, width: number) => wrapText(name, 12, width, 3);

export interface Bar extends Measured {
  id: string;
  name: string;
  group?: string;
  base: string;
  label: string;
}

interface Props<T extends Bar> {
  label: string;
  bars: readonly T[];
  means?: readonly Mean[];
  /** Where the scale ends, a multiple of 20. */
  most?: number;
  tooltip: (bar: T) => React.ReactNode;
}

/** Bars on a scale from 0 with their intervals as whiskers and means as lines; long names take up to half of the width. */
export function BarChart<T extends Bar>({ label, bars, means = [], most = 100, tooltip }: Props<T>) {
  const { ref, width } = useSize();
  const usual = width < 420 ? 124 : 150;
  const longest = Math.max(0, ...bars.map(({ name, group }) => (group === undefined ? textWidth(name, 13) : 0)));
  const isWrapped = longest > usual - 10;
  // One size for all charts of names alone.
  const nameSize = bars.some(({ group }) => group === undefined) ? 12 : 13;
  const left = Math.max(usual, Math.round(Math.min(width * 0.48, longest + 10)));
  const lines = isWrapped ? Math.max(...bars.map(({ name }) => wrapName(name, left - 10).length)) : 1;
  const rowHeight = lines > 2 ? 50 : 40;
  const plot = Math.max(0, width - left - 64);
  const rows = bars.length * rowHeight;
  const placed = placeMeans(means, left, plot, most);
  const height = rows + frameHeight(placed);
  const marks = useChartMarks(bars, { tooltip });
  return (
    <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
      <PercentAxis left={left} plot={plot} rows={rows} means={placed} most={most} />
      {bars.map((bar, index) => (
        <BarRow
          key={bar.id}
          bar={bar}
          nameSize={nameSize}
          left={left}
          plot={plot}
          most={most}
          y={12 + index * rowHeight}
          height={rowHeight}
          width={width}
          {...marks.mark(bar.id, { x: left + plot / 2, y: 12 + index * rowHeight, height: rowHeight })}
        />
      ))}
      {plot > 0 && placed.map((mean) => <MeanLine key={mean.label} mean={mean} rows={rows} />)}
    </ChartPlot>
  );
}

interface BarRowProps extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width' | 'height'> {
  bar: Bar;
  /** One for all bars of a chart. */
  nameSize: number;
  left: number;
  plot: number;
  most: number;
  y: number;
  width: number;
  height: number;
}

function BarRow({ bar, nameSize, left, plot, most, y, width, height, ...mark }: BarRowProps) {
  const isMuted = bar.mark === 'unranked';
  const middle = height / 2;
  return (
    <g className={classes.mark} aria-label={bar.label} style={{ translate: `0 ${y}px` }} {...mark}>
      <rect data-screen-only className={classes.rowHit} width={width} height={height} rx={6} />
      <rect
        data-screen-only
        className={classes.rowRing}
        x={1}
        y={1}
        width={Math.max(0, width - 2)}
        height={height - 2}
        rx={6}
      />
      <g aria-hidden>
        <BarName bar={bar} size={nameSize} width={left - 10} middle={middle} />
        {bar.group !== undefined && (
          <text x={4} y={middle + 12} fontSize={11} fill="var(--text-3)">
            {fitText(clipLabel(bar.group), 11, left - 10)}
          </text>
        )}
        <BarShape
          bar={bar}
          left={left}
          plot={plot}
          most={most}
          y={middle}
          thickness={14}
          fill={isMuted ? 'var(--bar-muted)' : 'var(--bar-focus)'}
        />
        <BarFigure bar={bar} x={width - 4} y={middle + (bar.base === '' ? 4.5 : -1)} size={13} />
        <text x={width - 4} y={middle + 12} textAnchor="end" fontSize={11} fill="var(--text-3)">
          {bar.base}
        </text>
      </g>
    </g>
  );
}

interface BarNameProps {
  bar: Bar;
  size: number;
  width: number;
  middle: number;
}

function BarName({ bar: { name, group }, size, width, middle }: BarNameProps) {
  if (group !== undefined || textWidth(name, size) <= width) {
    return (
      <text x={4} y={middle + (group === undefined ? 4.5 : -1.5)} fontSize={size} fill="var(--text)">
        {group === undefined ? name : fitText(clipLabel(name), size, width)}
      </text>
    );
  }
  const lines = wrapName(name, width);
  return (
    <text x={4} fontSize={12} fill="var(--text)">
      {lines.map((line, index) => (
        <tspan key={line} x={4} y={middle + 12 + (index - lines.length / 2) * 14.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
