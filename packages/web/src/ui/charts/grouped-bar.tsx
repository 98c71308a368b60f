import { BarShape } from './bar-shape.tsx';
import classes from './charts.module.css';
import type { SeriesBar } from './grouped-bar-chart.tsx';
import { seriesColor } from './series-color.ts';

interface Props extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: SeriesBar;
  left: number;
  plot: number;
  y: number;
  width: number;
}

const stars = { none: '', low: '*', unranked: '**' } as const;

/** One series' bar of a group, 18 px high with its figure; a dash where there is none. */
export function GroupedBar({ bar, left, plot, y, width, ...mark }: Props) {
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
