import type { AudienceMapping } from '@soundings/contract/resonance/mapping';
import type { ColumnStats } from './column-stats.ts';
import { findStems, stemName, withoutStem } from './heading-stems.ts';
import { headingSays } from './heading-words.ts';
import { isMissing } from './is-missing.ts';
import { splitCodes } from './number-scale.ts';
import { parseNumber } from './parse-number.ts';
import { isNo, isYes } from './word-scale.ts';

/** One column of a multiple choice. */
export interface ChoiceColumn {
  /** What all its columns ask. */
  readonly variable: string;
  readonly audience: AudienceMapping;
}

interface Ticks {
  readonly ticked: string[];
  readonly unticked: string[];
  readonly noAnswer: string[];
  /** What is written where the option was chosen; null where that is only a yes or a 1. */
  readonly text: string | null;
}

/** How a column says that an option was chosen: by 1 and 0, yes and no, or by its name and blanks. */
function readTicks(stats: ColumnStats): Ticks | null {
  if (stats.answered === 0 || !stats.isListed || stats.distinct > 4) return null;
  const values = stats.values.map(({ value }) => value);
  const numbers = values
    .map(parseNumber)
    .filter(Number.isInteger)
    .sort((a, b) => a - b);
  const { sure } = stats.isNumeric && numbers.length > 2 ? splitCodes(numbers) : { sure: [] as number[] };
  const noAnswer = values.filter((value) => isMissing(value) || sure.includes(parseNumber(value)));
  const answers = values.filter((value) => !noAnswer.includes(value));
  const ticked = answers.filter(isYes);
  const unticked = answers.filter(isNo);
  if (ticked.length + unticked.length === answers.length) {
    return ticked.length > 0 || unticked.length > 0 ? { ticked, unticked, noAnswer, text: null } : null;
  }
  const [text] = answers;
  return answers.length === 1 && stats.missing > 0 && !stats.isNumeric
    ? { ticked: [text!], unticked: [], noAnswer, text: text! }
    : null;
}

/** Columns that are the options of one question: they begin alike, and each says who chose it. Null for all others. */
export function findChoiceBlocks(
  headings: readonly string[],
  columns: readonly ColumnStats[],
): (ChoiceColumn | null)[] {
  const ticks = columns.map((stats, i) => (headingSays.measure(headings[i] ?? '') ? null : readTicks(stats)));
  const found: (ChoiceColumn | null)[] = columns.map(() => null);
  for (const { text, columns: block } of findStems(headings, (column) => !ticks[column])) {
    const isTicked = block.some((column) => ticks[column]!.ticked.length > 0);
    // A message that is shown after a text of several words is one: only what asks for options is a choice.
    if (!isTicked || headingSays.rating(text)) continue;
    for (const column of block) {
      const { ticked, unticked, noAnswer, text: option } = ticks[column]!;
      const label = option ?? withoutStem(headings[column]!, text);
      const choice = { label, ticked: ticked.length > 0 ? ticked : ['1'], unticked };
      const audience = { values: [], noAnswer, separator: null, choice, joined: false };
      found[column] = { variable: stemName(text), audience };
    }
  }
  return found;
}
