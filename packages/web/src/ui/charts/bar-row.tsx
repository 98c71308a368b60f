import type { Bar } from './bar-chart.tsx';
import { BarShape } from './bar-shape.tsx';
import classes from './charts.module.css';
import { clipLabel } from './clip-label.ts';
import { fitText } from './text-width.ts';

interface Props extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: Bar;
  left: number;
  plot: number;
  y: number;
  width: number;
}

const stars = { none: '', low: '*', unranked: '**' } as const;

/** One bar: name, bar, whisker, figure over its base. */
export function BarRow({ bar, left, plot, y, width, ...mark }: Props) {
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
