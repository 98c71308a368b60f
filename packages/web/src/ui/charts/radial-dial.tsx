import { arcPath, dialAngle, polar } from './arc-path.ts';
import { ChangeMark } from './change-mark.tsx';
import { clipLabel } from './clip-label.ts';
import { inkFill } from './mark-ink.ts';
import type { Dial } from './radial-chart.tsx';
import classes from './score-charts.module.css';
import { fitText, textWidth } from './text-width.ts';

const radius = 50;

interface Props extends Omit<React.SVGProps<SVGGElement>, 'x' | 'y'> {
  dial: Dial;
  x: number;
  y: number;
}

/** One dial: track, arc, tick of the former value, figure and change, name and note. */
export function RadialDial({ dial, x, y, ...mark }: Props) {
  const tick = dial.previous === null ? null : dialAngle(dial.previous);
  const [inner, outer] = [polar(tick ?? 0, radius - 8), polar(tick ?? 0, radius + 8)];
  const change = dial.change;
  const half = change === null ? 0 : (13 + textWidth(change.figure, 12)) / 2;
  return (
    <g className={classes.shape} aria-label={dial.label} transform={`translate(${x} ${y})`} {...mark}>
      <rect width={160} height={172} fill="transparent" data-screen-only />
      <rect className={classes.halo} data-screen-only x={2} y={2} width={156} height={168} rx={8} />
      <g aria-hidden>
        <g transform="translate(80 66)" fill="none" strokeWidth={12}>
          <path d={arcPath(-135, 135, radius)} stroke="var(--line-soft)" />
          {dial.value !== null && dial.value > 0 && (
            <path d={arcPath(-135, dialAngle(dial.value), radius)} stroke={inkFill(dial.ink)} />
          )}
          {[0, 25, 50, 75, 100].map((value) => {
            const [from, to] = [polar(dialAngle(value), radius + 9), polar(dialAngle(value), radius + 12)];
            return (
              <line
                key={value}
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                stroke="var(--line-strong)"
                strokeWidth={1}
              />
            );
          })}
          {tick !== null && (
            <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} stroke="var(--text)" strokeWidth={2} />
          )}
        </g>
        <text x={80} y={72} textAnchor="middle" fontSize={22} fontWeight={640} fill="var(--text)">
          {dial.figure.whole}
          <tspan fontSize={15} fontWeight={420} fill="var(--text-3)">
            {dial.figure.fraction}
          </tspan>
        </text>
        {change !== null && <ChangeMark change={change} x={80 - half + 44} y={92} />}
        <text
          x={80}
          y={138}
          textAnchor="middle"
          fontSize={13}
          fontWeight={dial.ink === 'my' ? 600 : 520}
          fill="var(--text)"
        >
          {fitText(clipLabel(dial.name), 13, 154)}
        </text>
        {dial.note !== undefined && (
          <text x={80} y={155} textAnchor="middle" fontSize={11.5} fill="var(--text-3)">
            {fitText(dial.note, 11.5, 154)}
          </text>
        )}
      </g>
    </g>
  );
}
