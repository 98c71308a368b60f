import { maxPoints } from '@soundings/contract/resonance/resonance-choices';
import { parseNumber } from '../cell-values.ts';
import type { CountedValue } from '../inspect/column-stats.ts';
import { headingSays } from '../inspect/heading-words.ts';
import { type CountedPoint, createDraft, draftBestFirst, fillSteps } from './counted-answers.ts';
import { type ScaleDraft, surelyNoAnswer } from './number-scale.ts';

interface SteppedColumn {
  readonly numbers: readonly number[];
  readonly codes: readonly number[];
  readonly written: ReadonlyMap<number, readonly string[]>;
}

const danishGrades = [-3, 0, 2, 4, 7, 10, 12];
const fewestOfThem = 3;
const highestPoint = 11;

/**
 * Columns of numbers that are no points 1, 2, 3 …: halves, fractions, Danish grades, codes like 101 to 105. Answers a
 * draft by column; columns in the same steps share it. `isWhole` columns are read here only where they are grades.
 */
export function readSteppedNumbers(
  given: readonly (readonly CountedValue[])[],
  headings: readonly string[],
  isWhole: (column: number) => boolean,
): (ScaleDraft | null)[] {
  const columns = given.map(readColumn);
  const grades = findDanishGrades(columns);
  const groups = new Map<string, number[]>();
  for (const [i, column] of columns.entries()) {
    if (!column || (isWhole(i) && !grades.has(i))) continue;
    const key = grades.has(i) ? danish : stepKey(column.numbers, headings[i] ?? '');
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  const drafts = columns.map((): ScaleDraft | null => null);
  for (const [key, members] of groups) {
    const draft = draftFor(key, mergeColumns(members.map((i) => columns[i]!)));
    for (const i of members) drafts[i] = draft;
  }
  return drafts;
}

function readColumn(given: readonly CountedValue[]): SteppedColumn | null {
  const written = new Map<number, string[]>();
  for (const { value } of given) {
    const number = parseNumber(value);
    if (Number.isNaN(number)) continue;
    written.set(number, [...(written.get(number) ?? []), value.trim()]);
  }
  const all = [...written.keys()].sort((a, b) => a - b);
  const rest = all.filter((number) => !surelyNoAnswer.has(number));
  const [low, high] = [rest[0], rest.at(-1)];
  if (low === undefined || high === undefined || rest.length < 2) return null;
  const codes = all.filter((code) => surelyNoAnswer.has(code) && (code < 0 ? low >= 0 : code > 2 * high));
  const numbers = all.filter((number) => !codes.includes(number));
  return numbers.length <= maxPoints ? { numbers, codes, written } : null;
}

function findDanishGrades(columns: readonly (SteppedColumn | null)[]): Set<number> {
  const found = columns.flatMap((column, i) =>
    column && column.numbers.length >= fewestOfThem && column.numbers.every((one) => danishGrades.includes(one))
      ? [{ i, numbers: column.numbers }]
      : [],
  );
  const given = new Set(found.flatMap(({ numbers }) => numbers));
  const isSure = given.size >= 5 && (given.has(12) || (given.has(-3) && given.has(7)));
  return new Set(isSure ? found.map(({ i }) => i) : []);
}

const danish = 'danish';
const isBestFirst = ' best first';

const usualEnds = [1, 5, 7, highestPoint];

const stepKey = (numbers: readonly number[], heading: string): string => {
  // Whole numbers have no step in common with others but by accident.
  if (numbers.every(Number.isInteger) || numbers.at(-1)! > highestPoint) return numbers.join();
  const decimals = Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0));
  const isGrade =
    numbers[0]! >= 1 && numbers.at(-1)! <= 6 && (headingSays.grade(heading) || headingSays.schoolGrade(heading));
  const end = usualEnds.find((one) => numbers.at(-1)! <= one);
  return `${decimals} ${end}${isGrade ? isBestFirst : ''}`;
};

function mergeColumns(columns: readonly SteppedColumn[]): SteppedColumn {
  const written = new Map<number, readonly string[]>();
  for (const column of columns) {
    for (const [number, cells] of column.written) {
      written.set(number, [...new Set([...(written.get(number) ?? []), ...cells])]);
    }
  }
  const codes = [...new Set(columns.flatMap((column) => column.codes))];
  const numbers = [...new Set(columns.flatMap((column) => column.numbers))].sort((a, b) => a - b);
  return { numbers, codes, written };
}

function draftFor(key: string, { numbers, codes, written }: SteppedColumn): ScaleDraft | null {
  const all = key === danish ? danishGrades : key.endsWith(isBestFirst) ? numbers : fillUp(numbers);
  if (all.length > maxPoints) return null;
  const usesCommas = [...written.values()].flat().some((cell) => cell.includes(','));
  const toPoint = (number: number): CountedPoint => {
    const label = usesCommas ? String(number).replace('.', ',') : String(number);
    return { number, label, answers: written.get(number) ?? [] };
  };
  const points = all.map(toPoint);
  const draft = key.endsWith(isBestFirst) ? draftBestFirst(points, 'gradesMaybe') : createDraft(points);
  const noAnswer = codes.flatMap((code) => written.get(code) ?? []);
  return { ...draft, noAnswer, alternatives: draft.alternatives.map((other) => ({ ...other, noAnswer })) };
}

/** With the points that nobody chose: from 1, or the lowest fraction, to the next whole number. */
function fillUp(numbers: readonly number[]): readonly number[] {
  const [low, high] = [numbers[0]!, numbers.at(-1)!];
  if (numbers.every(Number.isInteger) || high > highestPoint) return numbers;
  const from = low > 1 ? 1 : low;
  return fillSteps(numbers, from, Math.ceil(high), 1) ?? fillSteps(numbers, low, high) ?? numbers;
}
