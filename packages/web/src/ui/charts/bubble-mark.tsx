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

/** One circle with what fits of its name and figure; under 18 px neither. One's own has its name above it then. */
export function BubbleMark({ bubble, x, y, r, ...mark }: Props) {
  const size = r > 60 ? 14 : 12;
  const room = (bubble.isMine ? r - 4.5 : r) * 1.7;
  const name = r < 26 ? [] : wrapText(clipLabel(bubble.name), size, room, r < 40 ? 1 : 2);
  const figure = r < 18 ? '' : fitText(bubble.figure, size, room);
  const lines = [...name, ...(figure === '' ? [] : [figure])];
  const top = -((lines.length - 1) * (size + 3)) / 2 + size * 0.36;
  return (
    <g className={classes.shape} aria-label={bubble.label} transform={`translate(${x} ${y})`} {...mark}>
      <circle r={r} fill={bubble.fill} stroke={bubble.edge ?? 'none'} />
      {bubble.isMine && (
        <g fill="none" aria-hidden>
          <circle r={Math.max(0, r - 3.5)} stroke="var(--bg-surface)" strokeWidth={2} />
          <circle r={Math.max(0, r - 1)} stroke="var(--bar-my)" strokeWidth={3} />
        </g>
      )}
      <circle className={classes.halo} data-screen-only r={Math.max(0, r + 2)} />
      {bubble.isMine && name.length === 0 && (
        <text
          aria-hidden
          y={y < r + 22 ? r + 16 : -r - 6}
          textAnchor="middle"
          fontSize={12}
          fontWeight={600}
          fill="var(--text)"
          stroke="var(--bg-surface)"
          strokeWidth={4}
          paintOrder="stroke"
        >
          {clipLabel(bubble.name)}
        </text>
      )}
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
