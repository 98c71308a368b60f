import { useElementSize } from '@mantine/hooks';
import { BarRow } from './bar-row.tsx';
import { ChartSvg } from './chart-svg.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import classes from './charts.module.css';
import { MeanLine } from './mean-line.tsx';
import { frameHeight, type Mean, placeMeans } from './mean-lines.ts';
import { PercentAxis } from './percent-axis.tsx';
import { useChartTooltip } from './use-chart-tooltip.ts';
import { useRovingMarks } from './use-roving-marks.ts';

const barRowHeight = 40;

export interface Bar {
  id: string;
  name: string;
  /** What the name belongs to; in small under it. */
  group?: string;
  /** On the scale of 0 to 100. */
  value: number | null;
  low: number | null;
  high: number | null;
  figure: { whole: string; fraction: string };
  mark: 'none' | 'low' | 'unranked';
  /** Beneath the figure: "n 264". */
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
