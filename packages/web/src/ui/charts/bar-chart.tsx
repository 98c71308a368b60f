import { useElementSize } from '@mantine/hooks';
import { BarRow } from './bar-row.tsx';
import { ChartSvg } from './chart-svg.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import classes from './charts.module.css';
import { PercentAxis } from './percent-axis.tsx';
import { useChartTooltip } from './use-chart-tooltip.ts';
import { useRovingMarks } from './use-roving-marks.ts';

const barRowHeight = 40;
/** Everything of a bar chart that is not rows: 12 px above them, the axis and the mean's label below. */
const barFrameHeight = 62;

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
  /** A reference that is not a bar: magenta, with its label ("all 64.2"). */
  mean?: { value: number; label: string } | undefined;
  tooltip: (bar: T) => React.ReactNode;
}

/** Bars on a scale of 0 to 100, 40 px a row, with their intervals as whiskers and the mean as a line. */
export function BarChart<T extends Bar>({ label, bars, mean, tooltip }: Props<T>) {
  const { ref, width } = useElementSize();
  const height = bars.length * barRowHeight + barFrameHeight;
  const left = width < 420 ? 112 : 136;
  const plot = Math.max(0, width - left - 64);
  const roving = useRovingMarks(bars.map(({ id }) => id));
  const { shown, of, hide } = useChartTooltip();
  const pointed = bars.find(({ id }) => id === shown?.id);
  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      <ChartSvg label={label} width={width} height={height} onEscape={hide}>
        <PercentAxis left={left} plot={plot} rows={bars.length * barRowHeight} mean={mean} />
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
        {mean !== undefined && plot > 0 && (
          <line
            className={classes.meanLine}
            y1={6}
            y2={bars.length * barRowHeight + 18}
            style={{ translate: `${left + (mean.value / 100) * plot}px 0` }}
          />
        )}
      </ChartSvg>
      {shown !== null && pointed !== undefined && (
        <ChartTooltip anchor={shown.anchor} width={width}>
          {tooltip(pointed)}
        </ChartTooltip>
      )}
    </div>
  );
}
