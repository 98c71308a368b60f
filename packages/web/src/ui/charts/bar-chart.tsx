import { BarFigure, BarShape, type Measured } from './bar-shape.tsx';
import classes from './charts.module.css';
import { ChartPlot } from './frame/chart-svg.tsx';
import { PercentAxis } from './frame/percent-axis.tsx';
import { clipLabel, fitText, textWidth, wrapText } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { frameHeight, type Mean, MeanLine, placeMeans } from './line/mean-lines.tsx';

const barRowHeight = 40;

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
  tooltip: (bar: T) => React.ReactNode;
}

/** Bars on a scale of 0 to 100, 40 px a row, with their intervals as whiskers and means as lines. */
export function BarChart<T extends Bar>({ label, bars, means = [], tooltip }: Props<T>) {
  const { ref, width } = useSize();
  const left = width < 420 ? 124 : 150;
  const plot = Math.max(0, width - left - 64);
  const rows = bars.length * barRowHeight;
  const placed = placeMeans(means, left, plot);
  const height = rows + frameHeight(placed);
  const marks = useChartMarks(bars, { tooltip });
  const isWrapped = bars.some(({ name, group }) => group === undefined && textWidth(name, 13) > left - 10);
  return (
    <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
      <PercentAxis left={left} plot={plot} rows={rows} means={placed} />
      {bars.map((bar, index) => (
        <BarRow
          key={bar.id}
          bar={bar}
          nameSize={isWrapped ? 12 : 13}
          left={left}
          plot={plot}
          y={12 + index * barRowHeight}
          width={width}
          {...marks.mark(bar.id, { x: left + plot / 2, y: 12 + index * barRowHeight, height: barRowHeight })}
        />
      ))}
      {plot > 0 && placed.map((mean) => <MeanLine key={mean.label} mean={mean} rows={rows} />)}
    </ChartPlot>
  );
}

interface BarRowProps extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: Bar;
  /** One for all bars of a chart. */
  nameSize: number;
  left: number;
  plot: number;
  y: number;
  width: number;
}

function BarRow({ bar, nameSize, left, plot, y, width, ...mark }: BarRowProps) {
  const isMuted = bar.mark === 'unranked';
  return (
    <g className={classes.mark} aria-label={bar.label} style={{ translate: `0 ${y}px` }} {...mark}>
      <rect data-screen-only className={classes.rowHit} width={width} height={40} rx={6} />
      <rect
        data-screen-only
        className={classes.rowRing}
        x={1}
        y={1}
        width={Math.max(0, width - 2)}
        height={38}
        rx={6}
      />
      <g aria-hidden>
        <BarName bar={bar} size={nameSize} width={left - 10} />
        {bar.group !== undefined && (
          <text x={4} y={32} fontSize={11} fill="var(--text-3)">
            {fitText(clipLabel(bar.group), 11, left - 10)}
          </text>
        )}
        <BarShape
          bar={bar}
          left={left}
          plot={plot}
          y={20}
          thickness={14}
          fill={isMuted ? 'var(--bar-muted)' : 'var(--bar-focus)'}
        />
        <BarFigure bar={bar} x={width - 4} y={bar.base === '' ? 24.5 : 19} size={13} />
        <text x={width - 4} y={32} textAnchor="end" fontSize={11} fill="var(--text-3)">
          {bar.base}
        </text>
      </g>
    </g>
  );
}

function BarName({ bar: { name, group }, size, width }: { bar: Bar; size: number; width: number }) {
  if (group !== undefined || textWidth(name, size) <= width) {
    return (
      <text x={4} y={group === undefined ? 24.5 : 18.5} fontSize={size} fill="var(--text)">
        {group === undefined ? name : fitText(clipLabel(name), size, width)}
      </text>
    );
  }
  return (
    <text x={4} fontSize={12} fill="var(--text)">
      {wrapText(name, 12, width, 2).map((line, index) => (
        <tspan key={line} x={4} y={17.5 + index * 14.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
