import { BarFigure, BarShape, type Measured } from './bar-shape.tsx';
import classes from './charts.module.css';
import { ChartPlot } from './frame/chart-svg.tsx';
import { PercentAxis } from './frame/percent-axis.tsx';
import { seriesColor } from './frame/series-color.ts';
import { wrapText } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { frameHeight, type Mean, MeanLine, placeMeans } from './line/mean-lines.tsx';

export interface SeriesBar extends Measured {
  id: string;
  series: number;
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
  /** Where the scale ends, a multiple of 20. */
  most?: number;
  tooltip: (bar: T, group: BarGroup<T>) => React.ReactNode;
}

const lane = 18;
const groupHeight = (group: BarGroup<SeriesBar>) => Math.max(40, group.bars.length * lane + 12);

export function GroupedBarChart<T extends SeriesBar>({ label, groups, means = [], most = 100, tooltip }: Props<T>) {
  const { ref, width } = useSize();
  const left = width < 420 ? 112 : 148;
  const plot = Math.max(0, width - left - 56);
  const rows = groups.reduce((sum, group) => sum + groupHeight(group), 0);
  const placed = placeMeans(means, left, plot, most);
  const height = rows + frameHeight(placed);
  const groupByBar = new Map(groups.flatMap((group) => group.bars.map((bar) => [bar, group])));
  const marks = useChartMarks([...groupByBar.keys()], { tooltip: (bar) => tooltip(bar, groupByBar.get(bar)!) });
  let y = 12;
  return (
    <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
      <PercentAxis left={left} plot={plot} rows={rows} means={placed} most={most} />
      {groups.map((group, index) => {
        const top = y;
        const own = groupHeight(group);
        y += own;
        const first = top + own / 2 - (group.bars.length * lane) / 2;
        return (
          <g key={group.id}>
            {index > 0 && <rect x={0} y={top - 0.5} width={width} height={1} fill="var(--line-soft)" aria-hidden />}
            <GroupName name={group.name} width={left - 8} middle={top + own / 2} />
            {group.bars.map((series, place) => (
              <GroupedBar
                key={series.id}
                bar={series}
                left={left}
                plot={plot}
                most={most}
                y={first + place * lane}
                width={width}
                {...marks.mark(series.id, { x: left + plot / 2, y: first + place * lane, height: lane })}
              />
            ))}
          </g>
        );
      })}
      {plot > 0 && placed.map((mean) => <MeanLine key={mean.label} mean={mean} rows={rows} />)}
    </ChartPlot>
  );
}

function GroupName({ name, width, middle }: { name: string; width: number; middle: number }) {
  const lines = wrapText(name, 13, width, 2);
  return (
    <text fontSize={13} fill="var(--text)" aria-hidden>
      {lines.map((line, index) => (
        <tspan key={line} x={0} y={middle + 12 + (index - lines.length / 2) * 15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface GroupedBarProps extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: SeriesBar;
  left: number;
  plot: number;
  most: number;
  y: number;
  width: number;
}

function GroupedBar({ bar, left, plot, most, y, width, ...mark }: GroupedBarProps) {
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
          bar={bar}
          left={left}
          plot={plot}
          most={most}
          y={9}
          thickness={10}
          fill={bar.mark === 'unranked' ? 'var(--bar-muted)' : seriesColor(bar.series)}
        />
        <BarFigure bar={bar} x={width - 4} y={13} size={12} />
      </g>
    </g>
  );
}
