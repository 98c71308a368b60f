import { ChangeMark } from './change-mark.tsx';
import classes from './charts.module.css';
import { clipLabel } from './clip-label.ts';
import { inkFill } from './mark-ink.ts';
import type { RankBar } from './rank-bar-chart.tsx';
import { fitText, textWidth } from './text-width.ts';

export const rankRowHeight = 40;

interface Props extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: RankBar;
  left: number;
  /** Where places end. */
  room: number;
  plot: number;
  y: number;
  width: number;
  /** The name over the bar, not beside it. */
  isStacked: boolean;
}

const beside = { nameY: 24.5, barY: 13, thickness: 14, tickY: 10, tick: 20 };
const stacked = { nameY: 15.5, barY: 22, thickness: 10, tickY: 19, tick: 16 };

/** One bar: place, name, bar with the former value as a tick, figure and change. */
export function RankBarRow({ bar, left, room, plot, y, width, isStacked, ...mark }: Props) {
  const px = (value: number) => (Math.min(100, Math.max(0, value)) / 100) * plot;
  const isStrong = bar.ink !== 'muted';
  const { nameY, barY, thickness, tickY, tick } = isStacked ? stacked : beside;
  return (
    <g className={classes.mark} aria-label={bar.label} style={{ translate: `0 ${y}px` }} {...mark}>
      {bar.ink === 'my' && <rect width={width} height={rankRowHeight} rx={6} fill="var(--bg-selected)" />}
      <rect data-screen-only className={classes.rowHit} width={width} height={rankRowHeight} rx={6} />
      <rect
        data-screen-only
        className={classes.rowRing}
        x={1}
        y={1}
        width={Math.max(0, width - 2)}
        height={rankRowHeight - 2}
        rx={6}
      />
      <g aria-hidden>
        <text x={room} y={24.5} fontSize={12} textAnchor="end" fill="var(--text-3)">
          {bar.rank}
        </text>
        {bar.isProvisional && (
          <circle
            cx={room - textWidth('0'.repeat(bar.rank.length), 12) - 7}
            cy={20.5}
            r={3.2}
            fill="none"
            stroke="var(--text-3)"
            strokeWidth={1.3}
          />
        )}
        <text x={room + 10} y={nameY} fontSize={13} fontWeight={isStrong ? 600 : 420} fill="var(--text)">
          {fitText(clipLabel(bar.name), isStrong ? 13.6 : 13, isStacked ? plot : left - room - 18)}
        </text>
        <rect x={left} y={barY} width={plot} height={thickness} rx={2} fill="var(--line-soft)" />
        {bar.value !== null && (
          <rect
            className={classes.bar}
            x={left}
            y={barY}
            height={thickness}
            rx={2}
            {...(bar.isProvisional
              ? { fill: 'var(--bg-surface)', stroke: inkFill(bar.ink), strokeWidth: 1.5 }
              : { fill: inkFill(bar.ink) })}
            width={px(bar.value)}
            style={{ width: px(bar.value) }}
          />
        )}
        {bar.previous !== null && (
          <rect x={left + px(bar.previous) - 0.75} y={tickY} width={1.5} height={tick} fill="var(--text)" />
        )}
        <text x={width - 54} y={24.5} textAnchor="end" fontSize={13} fontWeight={600} fill="var(--text)">
          {bar.figure.whole}
          <tspan fontSize={10.5} fontWeight={420} fill="var(--text-3)">
            {bar.figure.fraction}
          </tspan>
        </text>
        {bar.change !== null && <ChangeMark change={bar.change} x={width - 4} y={24.5} />}
      </g>
    </g>
  );
}
