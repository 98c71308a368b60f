import { clipLabel } from './clip-label.ts';
import type { LaidLines } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';
import { spread } from './line-scales.ts';
import { fitText, textWidth } from './text-width.ts';

const lineHeight = 16;

/** Names and last figures at the ends of the lines, moved apart where they would touch; what has no room is left out. */
export function LineEnds({ laid, lines }: { laid: LaidLines; lines: readonly Line[] }) {
  const most = Math.max(1, Math.floor((laid.bottom - laid.top) / lineHeight));
  const ends = lines
    .flatMap((line) => {
      const index = line.values.findLastIndex((value) => value !== null);
      return index < 0 ? [] : [{ line, x: laid.xs[index] ?? 0, y: laid.y(line.values[index] ?? 0) }];
    })
    .toSorted((one, other) => Number(other.line.isStrong ?? false) - Number(one.line.isStrong ?? false))
    .slice(0, most);
  const ys = spread(
    ends.map(({ y }) => y),
    lineHeight,
    laid.top,
    laid.bottom,
  );
  const room = laid.right < 330 ? 88 : 138;
  return (
    <g aria-hidden>
      {ends.map(({ line, x, y }, index) => (
        <g key={line.id}>
          <circle cx={x} cy={y} r={line.isStrong ? 3.5 : 2.5} fill={line.color} />
          <text x={laid.right + 10} y={(ys[index] ?? y) + 4} fontSize={12} fill="var(--text)">
            <tspan fontWeight={line.isStrong ? 600 : 420}>
              {fitText(clipLabel(line.name), 12, room - 10 - textWidth(line.end, 12))}
            </tspan>
            <tspan fill="var(--text-2)"> {line.end}</tspan>
          </text>
        </g>
      ))}
    </g>
  );
}
