import type { BubbleItem } from './bubble-chart.tsx';
import { clipLabel } from './clip-label.ts';
import classes from './score-charts.module.css';
import { fitText, wrapText } from './text-width.ts';

interface Props extends Omit<React.SVGProps<SVGGElement>, 'x' | 'y' | 'r'> {
  bubble: BubbleItem;
  x: number;
  y: number;
  r: number;
}

/** One circle with what fits of its name and figure; under 18 px neither. */
export function BubbleMark({ bubble, x, y, r, ...mark }: Props) {
  const size = r > 60 ? 14 : 12;
  const room = r * 1.7;
  const name = r < 26 ? [] : wrapText(clipLabel(bubble.name), size, room, r < 40 ? 1 : 2);
  const figure = r < 18 ? '' : fitText(bubble.figure, size, room);
  const lines = [...name, ...(figure === '' ? [] : [figure])];
  const top = -((lines.length - 1) * (size + 3)) / 2 + size * 0.36;
  return (
    <g className={classes.shape} aria-label={bubble.label} transform={`translate(${x} ${y})`} {...mark}>
      <circle r={r} fill={bubble.fill} stroke={bubble.isMine ? 'var(--bar-my)' : 'none'} strokeWidth={3} />
      <circle className={classes.halo} data-screen-only r={Math.max(0, r + 2)} />
      <g aria-hidden fill={bubble.ink}>
        {lines.map((line, index) => (
          <text
            key={line === figure ? `figure ${line}` : line}
            y={top + index * (size + 3)}
            textAnchor="middle"
            fontSize={size}
            fontWeight={figure !== '' && index === lines.length - 1 ? 640 : 520}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
