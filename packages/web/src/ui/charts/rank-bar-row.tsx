import { ChangeMark } from './change-mark.tsx';
import classes from './charts.module.css';
import { clipLabel } from './clip-label.ts';
import { inkFill } from './mark-ink.ts';
import type { RankBar } from './rank-bar-chart.tsx';
import { fitText } from './text-width.ts';

export const rankRowHeight = 40;
const thickness = 14;

interface Props extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: RankBar;
  left: number;
  plot: number;
  y: number;
  width: number;
}

/** One bar: place, name, bar with the former value as a tick, figure and change. */
export function RankBarRow({ bar, left, plot, y, width, ...mark }: Props) {
  const px = (value: number) => (Math.min(100, Math.max(0, value)) / 100) * plot;
  const isStrong = bar.ink !== 'muted';
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
        <text x={28} y={24.5} fontSize={12} textAnchor="end" fill="var(--text-3)">
          {bar.rank}
        </text>
        <text x={38} y={24.5} fontSize={13} fontWeight={isStrong ? 600 : 420} fill="var(--text)">
          {fitText(clipLabel(bar.name), isStrong ? 13.6 : 13, left - 46)}
        </text>
        <rect x={left} y={13} width={plot} height={thickness} rx={2} fill="var(--line-soft)" />
        {bar.value !== null && (
          <rect
            className={classes.bar}
            x={left}
            y={13}
            height={thickness}
            rx={2}
            fill={inkFill(bar.ink)}
            width={px(bar.value)}
            style={{ width: px(bar.value) }}
          />
        )}
        {bar.previous !== null && (
          <rect x={left + px(bar.previous) - 0.75} y={10} width={1.5} height={20} fill="var(--text)" />
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
