import { clipLabel, fitText, textWidth } from '../frame/text-width.ts';
import classes from '../score-charts.module.css';
import { type LaidLines, spread } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';
import { isDimmed } from './line-paths.tsx';

const lineHeight = 18;
const narrow = 420;
const besideName = 26;
/** Px right of the dots that leaders to names beside their place run through. */
const leaderRoom = { narrow: 7, else: 13 };
/** So many lines can be named without one hiding another's place. */
const mostNamed = 10;

interface EndTexts {
  nameOf: (line: Line) => string;
  /** Px right of the plot: as much as the longest name that is always shown wants, within limits. */
  room: number;
}

/** What stands at the ends of lines. Sentences have no room on a phone: a table tells them by colour. */
export function endTexts(lines: readonly Line[], width: number, hasLongNames: boolean): EndTexts {
  const isNarrow = width < narrow;
  const nameOf = ({ name }: Line): string => (!hasLongNames ? clipLabel(name) : isNarrow ? '' : name);
  const [least, most] = hasLongNames ? [44, width / 3] : isNarrow ? [88, 104] : [150, 150];
  const wanted = lines
    .filter(({ isQuiet }) => !isQuiet)
    .map((line) => textWidth(nameOf(line), 12) + textWidth(line.end, 12) + besideName);
  return { nameOf, room: Math.min(most, Math.max(least, ...wanted)) };
}

interface Props {
  laid: LaidLines;
  lines: readonly Line[];
  texts: EndTexts;
  raised: string | undefined;
  raise: (id: string | null) => void;
}

export function LineEnds({ laid, lines, texts: { nameOf, room }, raised, raise }: Props) {
  const isNarrow = laid.right + room < narrow;
  const ends = placeEnds(laid, lines, raised, !isNarrow && lines.length <= mostNamed);
  const isLed = ends.some(({ y, labelY }) => Math.abs(labelY - y) > 3);
  const left = laid.right + 10 + (isLed ? leaderRoom[isNarrow ? 'narrow' : 'else'] : 0);
  return (
    <g aria-hidden>
      {ends.map(({ line, x, y, labelY }) => {
        const isBold = line.isStrong || raised === line.id;
        const isNamedQuietly = line.isQuiet && raised !== line.id;
        const over = { onMouseEnter: () => raise(line.id), onMouseLeave: () => raise(null) };
        return (
          <g key={line.id} className={classes.line} data-dim={isDimmed(line, raised) || undefined} {...over}>
            <rect
              data-screen-only
              x={laid.right + 6}
              y={labelY - lineHeight / 2}
              width={room - 12}
              height={lineHeight}
              fill="transparent"
            />
            {(Math.abs(labelY - y) > 3 || x < laid.right - 1) && (
              <path
                d={`M${x + 5},${y}L${left - 5},${labelY}H${left - 3}`}
                fill="none"
                stroke={line.color}
                strokeOpacity={0.7}
              />
            )}
            <circle cx={x} cy={y} r={isBold ? 3.5 : 2.5} fill={line.color} />
            <text x={left} y={labelY + 4} fontSize={12} fill={isNamedQuietly ? 'var(--text-3)' : 'var(--text)'}>
              <tspan fontWeight={isBold ? 600 : 420}>
                {fitText(nameOf(line), 12, laid.right + room + 14 - besideName - left - textWidth(line.end, 12))}
              </tspan>
              <tspan fill="var(--text-2)"> {line.end}</tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}

function placeEnds(laid: LaidLines, lines: readonly Line[], raised: string | undefined, areAllNamed: boolean) {
  const most = Math.max(1, Math.floor((laid.bottom - laid.top) / lineHeight));
  const claim = ({ id, isStrong }: Line) => (id === raised ? 2 : Number(isStrong ?? false));
  const ends = lines
    .filter(({ id, isQuiet }) => areAllNamed || !isQuiet || id === raised)
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
