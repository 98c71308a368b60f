import type { AudienceMapping } from '@soundings/contract/resonance/mapping';
import { separators } from '@soundings/contract/resonance/resonance-choices';
import { isMissing, parseNumber, splitParts, wordKey } from '../cell-values.ts';
import { splitCodes } from '../scales/number-scale.ts';
import { isNo, isYes } from '../scales/word-scale.ts';
import type { ColumnStats } from './column-stats.ts';
import { findStems, headingSays, stemName, withoutStem } from './heading-words.ts';

interface ChoiceColumn {
  readonly variable: string;
  readonly audience: AudienceMapping;
}

interface Ticks {
  readonly ticked: string[];
  readonly unticked: string[];
  readonly noAnswer: string[];
  readonly text: string | null;
}

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

const maxParts = 60;
const maxCells = 2000;
const longestPart = 80;
const longestCell = 1000;
const toned = /\([+−-]\)\s*$/;

type Separator = (typeof separators)[number];

const repeatedShare: Record<Separator, number> = { ';': 0.5, '|': 0.5, ',': 0.75, '/': 0.75 };

interface Parts {
  readonly found: Map<string, { part: string; cells: number }>;
  several: number;
}

export class ChoiceParts {
  #parts: Map<Separator, Parts | null> | null = null;
  readonly #single: string[] = [];
  #cells = 0;

  add(cell: string): void {
    if (this.#cells++ >= maxCells || cell.length > longestCell) return;
    const used = separators.filter((separator) => cell.includes(separator));
    if (used.length === 0 && !this.#parts) {
      if (this.#single.length < maxParts) this.#single.push(cell);
      return;
    }
    if (!this.#parts) {
      this.#parts = new Map();
      for (const separator of separators) {
        this.#parts.set(separator, { found: new Map(), several: 0 });
        for (const single of this.#single) this.#count(separator, single);
      }
    }
    for (const separator of separators) this.#count(separator, cell);
  }

  get result(): { separator: Separator; parts: string[] } | null {
    for (const separator of separators) {
      const parts = this.#parts?.get(separator);
      if (!parts || parts.several < 2 || parts.found.size < 2) continue;
      const all = [...parts.found.values()];
      const repeated = all.filter(({ cells }) => cells > 1).length;
      if (repeated >= all.length * repeatedShare[separator]) return { separator, parts: all.map(({ part }) => part) };
    }
    return null;
  }

  #count(separator: Separator, cell: string): void {
    const parts = this.#parts?.get(separator);
    if (!parts) return;
    const texts = splitParts(cell, separator)
      .map((part) => part.trim())
      .filter(Boolean);
    if (texts.length > 1) parts.several++;
    for (const part of new Set(texts)) {
      const known = parts.found.get(wordKey(part));
      if (known) known.cells++;
      else parts.found.set(wordKey(part), { part, cells: 1 });
      if (part.length > longestPart || toned.test(part) || parts.found.size > maxParts) {
        this.#parts?.set(separator, null);
        return;
      }
    }
  }
}
