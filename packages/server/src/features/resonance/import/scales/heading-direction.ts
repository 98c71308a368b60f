import { findLeaning } from './word-order.ts';

type Direction = 'ascending' | 'descending' | 'unclear';

const named =
  /(?<![\p{L}\d.,])(-?\d{1,3})(?![\d.,]*\d|[.)]\s)\s*([=:–—-]|means|is|ist|bedeutet|heißt|er|betyder|\()?\s*["„“'(]*(\p{L}[^,;/()\d"“”]*)/giu;
/** "1–5: How …" and "from 1 to 5: How …" name no end: what follows is the question. */
const endOfRange = /(?:\d\s*[-–—]|(?<!\p{L})(?:to|bis|til|à|a))\s*$/iu;
const joining =
  /^(?:to|bis|til|à|a|and|und|og|et|y|or|oder|of|von|where|wobei|hvor|où|points?|punkte?n?|point)(?!\p{L})/iu;
const most = /^(?:the |die |der |das )?(?:most|am meisten|mest|le plus|más)(?!\p{L})/iu;
const least = /^(?:the |die |der |das )?(?:least|am wenigsten|mindst|le moins|menos)(?!\p{L})/iu;
const maxWords = 3;

export interface End {
  readonly number: number;
  readonly label: string;
}

export const findEnds = (heading: string): End[] =>
  [...heading.matchAll(named)]
    .flatMap(({ index, 1: number, 2: sign = '', 3: label = '' }) => {
      const isQuestion = /^[:–—-]$/.test(sign) && endOfRange.test(heading.slice(0, index));
      return isQuestion || joining.test(label) ? [] : [{ number: Number(number), label: label.trim() }];
    })
    .sort((a, b) => a.number - b.number);

const leaningAt = (label: string): number => {
  if (most.test(label)) return findLeaning(label.replace(most, ''));
  if (least.test(label)) return -findLeaning(label.replace(least, ''));
  return findLeaning(label);
};

/** Reads "1 = very good, 5 = very poor" and the like. `low`, `high`: the ends of the scale. Null where nothing is said. */
export const readDirection = (heading: string, low: number, high: number): Direction | null =>
  findDirection(findEnds(heading), low, high);

export function findDirection(ends: readonly End[], low: number, high: number): Direction | null {
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return null;
  const [atFirst, atLast] = [leaningAt(first.label), leaningAt(last.label)];
  if (first.number !== last.number) {
    if (atFirst !== atLast) return atFirst > atLast ? 'descending' : 'ascending';
    return first.number === low && last.number === high ? 'unclear' : null;
  }
  // One end alone is too little to turn a scale round by.
  const isAgainst = (first.number === low && atFirst > 0) || (first.number === high && atFirst < 0);
  return isAgainst && first.label.split(' ').length <= maxWords ? 'unclear' : null;
}
