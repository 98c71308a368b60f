import { clipLabel, fitText, textWidth } from '../frame/text-width.ts';
import classes from '../score-charts.module.css';
import { type LaidLines, spread } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';
import { isDimmed } from './line-paths.tsx';

const lineHeight = 16;

interface Props {
  laid: LaidLines;
  lines: readonly Line[];
  /** The line that stands out. */
  raised: string | undefined;
  raise: (id: string | null) => void;
}

/**
 * Names and last figures beside the ends of the lines, moved apart where they would touch and led to by a thin line;
 * what has no room is left out.
 */
export function LineEnds({ laid, lines, raised, raise }: Props) {
  const ends = placeEnds(laid, lines, raised);
  const room = laid.right < 330 ? 88 : 138;
  return (
    <g aria-hidden>
      {ends.map(({ line, x, y, labelY }) => {
        const isBold = line.isStrong || raised === line.id;
        const over = { onMouseEnter: () => raise(line.id), onMouseLeave: () => raise(null) };
        return (
          <g key={line.id} className={classes.line} data-dim={isDimmed(line, raised) || undefined} {...over}>
            <rect
              data-screen-only
              x={laid.right + 6}
              y={labelY - lineHeight / 2}
              width={room}
              height={lineHeight}
              fill="transparent"
            />
            {(Math.abs(labelY - y) > 3 || x < laid.right - 1) && (
              <path d={`M${x + 5},${y}L${laid.right + 8},${labelY}`} fill="none" stroke="var(--line-control)" />
            )}
            <circle cx={x} cy={y} r={isBold ? 3.5 : 2.5} fill={line.color} />
            <text x={laid.right + 10} y={labelY + 4} fontSize={12} fill="var(--text)">
              <tspan fontWeight={isBold ? 600 : 420}>
                {fitText(clipLabel(line.name), 12, room - 10 - textWidth(line.end, 12))}
              </tspan>
              <tspan fill="var(--text-2)"> {line.end}</tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Strong lines have their names first, and so has the one that stands out; one of many has none. */
function placeEnds(laid: LaidLines, lines: readonly Line[], raised: string | undefined) {
  const most = Math.max(1, Math.floor((laid.bottom - laid.top) / lineHeight));
  const claim = ({ id, isStrong }: Line) => (id === raised ? 2 : Number(isStrong ?? false));
  const ends = lines
    .filter(({ id, isQuiet }) => !isQuiet || id === raised)
    .flatMap((line) => {
      const index = line.values.findLastIndex((value) => value !== null);
      return index < 0 ? [] : [{ line, x: laid.xs[index] ?? 0, y: laid.y(line.values[index] ?? 0) }];
    })
    .toSorted((one, other) => claim(other.line) - claim(one.line))
    .slice(0, most);
  const ys = spread(
    ends.map(({ y }) => y),
    lineHeight,
    laid.top,
    laid.bottom,
  );
  return ends.map((end, index) => ({ ...end, labelY: ys[index] ?? end.y }));
}
