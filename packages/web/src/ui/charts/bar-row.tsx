import type { Bar } from './bar-chart.tsx';
import classes from './charts.module.css';
import { clipLabel } from './clip-label.ts';

interface Props extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: Bar;
  left: number;
  plot: number;
  y: number;
  width: number;
}

const thickness = 14;
const stars = { none: '', low: '*', unranked: '**' } as const;

/** One bar: name, bar, whisker, figure over its base. */
export function BarRow({ bar, left, plot, y, width, ...mark }: Props) {
  const px = (value: number) => (Math.min(100, Math.max(0, value)) / 100) * plot;
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
          {clipLabel(bar.name)}
        </text>
        {bar.group !== undefined && (
          <text x={4} y={32} fontSize={11} fill="var(--text-3)">
            {clipLabel(bar.group)}
          </text>
        )}
        {bar.value !== null && (
          <rect
            className={classes.bar}
            x={left}
            y={20 - thickness / 2}
            width={px(bar.value)}
            height={thickness}
            rx={2}
            fill={isMuted ? 'var(--bar-muted)' : 'var(--bar-focus)'}
            style={{ width: px(bar.value) }}
          />
        )}
        {bar.low !== null && bar.high !== null && (
          <g className={classes.whisker} style={{ translate: `${left + px(bar.low)}px 0` }}>
            <rect y={19.25} width={px(bar.high) - px(bar.low)} height={1.5} />
            <rect y={16} width={1.5} height={8} />
            <rect x={px(bar.high) - px(bar.low) - 1.5} y={16} width={1.5} height={8} />
          </g>
        )}
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
