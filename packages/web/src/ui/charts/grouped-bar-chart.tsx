import { useElementSize } from '@mantine/hooks';
import { BarShape } from './bar-shape.tsx';
import classes from './charts.module.css';
import { ChartSvg } from './frame/chart-svg.tsx';
import { ChartTooltip, useChartTooltip } from './frame/chart-tooltip.tsx';
import { PercentAxis } from './frame/percent-axis.tsx';
import { seriesColor } from './frame/series-color.ts';
import { clipLabel, fitText } from './frame/text-width.ts';
import { useRovingMarks } from './frame/use-chart-marks.ts';
import { frameHeight, type Mean, MeanLine, placeMeans } from './line/mean-lines.tsx';

export interface SeriesBar {
  id: string;
  series: number;
  value: number | null;
  low: number | null;
  high: number | null;
  figure: { whole: string; fraction: string };
  mark: 'none' | 'low' | 'unranked';
  label: string;
}

interface BarGroup<T extends SeriesBar> {
  id: string;
  name: string;
  bars: readonly T[];
}

interface Props<T extends SeriesBar> {
  label: string;
  groups: readonly BarGroup<T>[];
  means?: readonly Mean[];
  tooltip: (bar: T, group: BarGroup<T>) => React.ReactNode;
}

const lane = 18;
const groupHeight = (group: BarGroup<SeriesBar>) => Math.max(40, group.bars.length * lane + 12);

export function GroupedBarChart<T extends SeriesBar>({ label, groups, means = [], tooltip }: Props<T>) {
  const { ref, width } = useElementSize();
  const left = width < 420 ? 112 : 148;
  const plot = Math.max(0, width - left - 56);
  const rows = groups.reduce((sum, group) => sum + groupHeight(group), 0);
  const placed = placeMeans(means, left, plot);
  const height = rows + frameHeight(placed);
  const roving = useRovingMarks(groups.flatMap(({ bars }) => bars.map(({ id }) => id)));
  const { shown, of, hide } = useChartTooltip();
  const pointed = groups.find(({ bars }) => bars.some(({ id }) => id === shown?.id));
  const bar = pointed?.bars.find(({ id }) => id === shown?.id);
  let y = 12;
  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      <ChartSvg label={label} width={width} height={height} onEscape={hide}>
        <PercentAxis left={left} plot={plot} rows={rows} means={placed} />
        {groups.map((group, index) => {
          const top = y;
          const own = groupHeight(group);
          y += own;
          const first = top + own / 2 - (group.bars.length * lane) / 2;
          return (
            <g key={group.id}>
              {index > 0 && <rect x={0} y={top - 0.5} width={width} height={1} fill="var(--line-soft)" aria-hidden />}
              <text x={4} y={top + own / 2 + 4.5} fontSize={13} fill="var(--text)" aria-hidden>
                {fitText(clipLabel(group.name), 13, left - 10)}
              </text>
              {group.bars.map((series, place) => (
                <GroupedBar
                  key={series.id}
                  bar={series}
                  left={left}
                  plot={plot}
                  y={first + place * lane}
                  width={width}
                  {...roving(series.id)}
                  {...of(series.id, { x: left + plot / 2, y: first + place * lane, height: lane })}
                />
              ))}
            </g>
          );
        })}
        {plot > 0 && placed.map((mean) => <MeanLine key={mean.label} mean={mean} rows={rows} />)}
      </ChartSvg>
      {shown !== null && pointed !== undefined && bar !== undefined && (
        <ChartTooltip anchor={shown.anchor} width={width}>
          {tooltip(bar, pointed)}
        </ChartTooltip>
      )}
    </div>
  );
}

interface GroupedBarProps extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: SeriesBar;
  left: number;
  plot: number;
  y: number;
  width: number;
}

const stars = { none: '', low: '*', unranked: '**' } as const;

/** One series' bar of a group, 18 px high with its figure; a dash where there is none. */
function GroupedBar({ bar, left, plot, y, width, ...mark }: GroupedBarProps) {
  return (
    <g className={classes.mark} aria-label={bar.label} style={{ translate: `0 ${y}px` }} {...mark}>
      <rect
        data-screen-only
        className={classes.rowHit}
        x={left - 4}
        width={Math.max(0, width - left + 4)}
        height={18}
        rx={4}
      />
      <rect
        data-screen-only
        className={classes.rowRing}
        x={left - 4}
        y={1}
        width={Math.max(0, width - left + 3)}
        height={16}
        rx={4}
      />
      <g aria-hidden>
        <BarShape
          value={bar.value}
          low={bar.low}
          high={bar.high}
          left={left}
          plot={plot}
          y={9}
          thickness={10}
          fill={bar.mark === 'unranked' ? 'var(--bar-muted)' : seriesColor(bar.series)}
        />
        <text x={width - 4} y={13} textAnchor="end" fontSize={12} fontWeight={600} fill="var(--text)">
          {bar.figure.whole}
          <tspan fontSize={10.5} fontWeight={420} fill="var(--text-3)">
            {bar.figure.fraction}
          </tspan>
          <tspan fill="var(--warn)">{stars[bar.mark]}</tspan>
        </text>
      </g>
    </g>
  );
}
