import { useElementSize } from '@mantine/hooks';
import { BarShape } from './bar-shape.tsx';
import classes from './charts.module.css';
import { ChartSvg } from './frame/chart-svg.tsx';
import { ChartTooltip, useChartTooltip } from './frame/chart-tooltip.tsx';
import { PercentAxis } from './frame/percent-axis.tsx';
import { clipLabel, fitText } from './frame/text-width.ts';
import { useRovingMarks } from './frame/use-chart-marks.ts';
import { frameHeight, type Mean, MeanLine, placeMeans } from './line/mean-lines.tsx';

const barRowHeight = 40;

export interface Bar {
  id: string;
  name: string;
  group?: string;
  value: number | null;
  low: number | null;
  high: number | null;
  figure: { whole: string; fraction: string };
  mark: 'none' | 'low' | 'unranked';
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
  const { ref, width } = useElementSize();
  const left = width < 420 ? 124 : 150;
  const plot = Math.max(0, width - left - 64);
  const rows = bars.length * barRowHeight;
  const placed = placeMeans(means, left, plot);
  const height = rows + frameHeight(placed);
  const roving = useRovingMarks(bars.map(({ id }) => id));
  const { shown, of, hide } = useChartTooltip();
  const pointed = bars.find(({ id }) => id === shown?.id);
  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      <ChartSvg label={label} width={width} height={height} onEscape={hide}>
        <PercentAxis left={left} plot={plot} rows={rows} means={placed} />
        {bars.map((bar, index) => (
          <BarRow
            key={bar.id}
            bar={bar}
            left={left}
            plot={plot}
            y={12 + index * barRowHeight}
            width={width}
            {...roving(bar.id)}
            {...of(bar.id, { x: left + plot / 2, y: 12 + index * barRowHeight, height: barRowHeight })}
          />
        ))}
        {plot > 0 && placed.map((mean) => <MeanLine key={mean.label} mean={mean} rows={rows} />)}
      </ChartSvg>
      {shown !== null && pointed !== undefined && (
        <ChartTooltip anchor={shown.anchor} width={width}>
          {tooltip(pointed)}
        </ChartTooltip>
      )}
    </div>
  );
}

interface BarRowProps extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: Bar;
  left: number;
  plot: number;
  y: number;
  width: number;
}

const stars = { none: '', low: '*', unranked: '**' } as const;

function BarRow({ bar, left, plot, y, width, ...mark }: BarRowProps) {
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
        <text x={4} y={bar.group === undefined ? 24.5 : 18.5} fontSize={13} fill="var(--text)">
          {fitText(clipLabel(bar.name), 13, left - 10)}
        </text>
        {bar.group !== undefined && (
          <text x={4} y={32} fontSize={11} fill="var(--text-3)">
            {fitText(clipLabel(bar.group), 11, left - 10)}
          </text>
        )}
        <BarShape
          value={bar.value}
          low={bar.low}
          high={bar.high}
          left={left}
          plot={plot}
          y={20}
          thickness={14}
          fill={isMuted ? 'var(--bar-muted)' : 'var(--bar-focus)'}
        />
        <text x={width - 4} y={19} textAnchor="end" fontSize={13} fontWeight={600} fill="var(--text)">
          {bar.figure.whole}
          <tspan fontSize={10.5} fontWeight={420} fill="var(--text-3)">
            {bar.figure.fraction}
          </tspan>
          <tspan fill="var(--warn)">{stars[bar.mark]}</tspan>
        </text>
        <text x={width - 4} y={32} textAnchor="end" fontSize={11} fill="var(--text-3)">
          {bar.base}
        </text>
      </g>
    </g>
  );
}
