import { textWidth } from '../frame/text-width.ts';
import type { LaidLines, LineEvent, LineLevel } from './lay-lines.ts';

const size = 15;
const gap = 3;
const fontSize = 10;

type Laid = Pick<LaidLines, 'left' | 'right' | 'x' | 'isSeen'>;

/** One sign on the axis for events that would cover one another: where it stands, how wide it is, what it says. */
interface EventSign {
  x: number;
  width: number;
  numbers: number[];
  text: string;
}

interface Props {
  laid: LaidLines;
  goals: readonly LineLevel[];
  events: readonly LineEvent[];
}

export function TimelineMarks({ laid, goals, events }: Props) {
  const { top, bottom, left, right, x, y } = laid;
  const seen = events.filter(({ from, to }) => laid.isSeen(from, to));
  return (
    <>
      {goals.map(({ value, label }) => (
        <g key={label}>
          <rect x={left} y={y(value) - 0.75} width={right - left} height={1.5} fill="var(--pos)" />
          <text
            x={right - 4}
            y={y(value) - top > 20 ? y(value) - 5 : y(value) + 13}
            textAnchor="end"
            fontSize={11}
            fontWeight={520}
            fill="var(--pos)"
            stroke="var(--bg-surface)"
            strokeWidth={3}
            paintOrder="stroke"
          >
            {label}
          </text>
        </g>
      ))}
      {seen.map(({ number, from, to }) => {
        const width = x(to) - x(from);
        return (
          <g key={number} fill="var(--annot)">
            <rect
              x={x(from)}
              y={top}
              width={Math.max(1, width)}
              height={bottom - top}
              opacity={width > 0 ? 0.1 : 0.5}
            />
            {width > 0 && <rect x={x(from)} y={bottom - 3} width={width} height={3} />}
          </g>
        );
      })}
      {placeSigns(laid, seen).map(({ x, width, text }) => (
        <g key={text}>
          <rect
            x={x - width / 2}
            y={bottom - size - 4}
            width={width}
            height={size}
            rx={4}
            fill="var(--bg-surface)"
            stroke="var(--annot)"
          />
          <text x={x} y={bottom - 8} textAnchor="middle" fontSize={fontSize} fontWeight={600} fill="var(--annot)">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** Each over the middle of its events; joins neighbours until none touch. */
export function placeSigns(laid: Laid, events: readonly LineEvent[]): EventSign[] {
  const middle = ({ from, to }: LineEvent) => (laid.x(from) + laid.x(to)) / 2;
  let groups = events.toSorted((one, other) => middle(one) - middle(other)).map((event) => [event]);
  for (;;) {
    const signs = groups.map((group) => sign(laid, group, middle));
    const touching = signs.findIndex((next, at) => {
      const last = signs[at - 1];
      return last !== undefined && next.x - next.width / 2 < last.x + last.width / 2 + gap;
    });
    if (touching === -1) return signs;
    groups = [
      ...groups.slice(0, touching - 1),
      [...(groups[touching - 1] ?? []), ...(groups[touching] ?? [])],
      ...groups.slice(touching + 1),
    ];
  }
}

function sign(laid: Laid, group: readonly LineEvent[], middle: (event: LineEvent) => number): EventSign {
  const numbers = group.map(({ number }) => number).toSorted((one, other) => one - other);
  const text = numberText(numbers);
  const width = Math.max(size, textWidth(text, fontSize) + 8);
  const x = group.reduce((sum, event) => sum + middle(event), 0) / group.length;
  return { x: Math.min(laid.right - width / 2, Math.max(laid.left + width / 2, x)), width, numbers, text };
}

/** [2, 3, 4, 6] is "2–4, 6". */
function numberText(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ');
}
