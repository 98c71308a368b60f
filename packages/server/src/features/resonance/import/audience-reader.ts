import type { AudienceMapping, AudienceValue } from '@soundings/contract/resonance/mapping';
import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { copyText } from '#/platform/tables/cell-text.ts';
import { answerKey, isMissing, othersOfScale, parseNumber, splitParts, wordKey } from './cell-values.ts';
import { importLimits } from './import-limits.ts';

/** Puts one cell of a column into the dataset, or reports what is wrong with it. `row` is the builder's, `line` the file's. */
export type CellReader = (cell: string, row: number, line: number) => void;

export interface AudienceErrors {
  onTooMany(line: number, most: number): void;
  onTooLong(line: number, cell: string, most: number): void;
  onTooManyParts?(line: number, most: number): void;
  onNoRange?(line: number, cell: string, ranges: string[]): void;
  onNoChoice?(line: number, cell: string): void;
}

const maxRemembered = 2000;

type Lookup = (answer: string, line: number) => readonly string[] | undefined;

const none: readonly string[] = [];

export const shownLabels = (values: readonly AudienceValue[]): string[] =>
  values.filter(({ hidden }) => !hidden).map(({ label }) => label);

export function createAudienceReader(
  builder: DatasetBuilder,
  header: string,
  errors: AudienceErrors,
  mapping: AudienceMapping | null = null,
): CellReader {
  return readIntoVariable(builder, builder.addVariable(header, shownLabels(mapping?.values ?? [])), errors, mapping);
}

export function readIntoVariable(
  builder: DatasetBuilder,
  variable: number,
  errors: AudienceErrors,
  mapping: AudienceMapping | null,
): CellReader {
  const { audiencesPerVariable: max, labelCharacters, mentionsPerCell } = importLimits;
  const lookUp = createLookup(mapping, errors);
  const separator = mapping?.separator ?? null;
  const known = new Map<string, readonly string[] | null>();
  const distinct = new Set<string>();
  let isTooMany = false;
  const inDoubt = createDoubts(distinct, (row, label) => builder.setAudience(row, variable, label));
  const readOwn = (cell: string, line: number): string | null => {
    const trimmed = cell.trim();
    if (trimmed.length > labelCharacters) {
      errors.onTooLong(line, trimmed, labelCharacters);
      return null;
    }
    if (distinct.size >= max && !distinct.has(trimmed)) {
      if (!isTooMany) errors.onTooMany(line, max);
      isTooMany = true;
      return null;
    }
    const label = copyText(trimmed);
    if (!distinct.has(label)) inDoubt.settle([label]);
    distinct.add(label);
    return label;
  };
  const readAnswer = (answer: string, line: number): readonly string[] | null => {
    const given = lookUp(answer, line);
    if (given) return given;
    if (isMissing(answer)) return null;
    const own = readOwn(answer, line);
    return own === null ? null : [own];
  };
  const readCell = (cell: string, line: number): readonly string[] | null => {
    if (separator === null) return readAnswer(cell, line);
    const parts = splitParts(cell, separator, mentionsPerCell + 1).filter((part) => part.trim() !== '');
    if (parts.length > mentionsPerCell) {
      errors.onTooManyParts?.(line, mentionsPerCell);
      return none;
    }
    return parts.flatMap((part) => readAnswer(part, line) ?? none);
  };
  return (cell, row, line) => {
    let labels = known.get(cell);
    if (labels === undefined) {
      labels = readCell(cell, line);
      if (labels !== null && labels.length > 0 && known.size < maxRemembered) known.set(copyText(cell), labels);
    }
    if (labels === null) inDoubt.add(cell, row);
    else for (let i = 0; i < labels.length; i++) builder.setAudience(row, variable, labels[i]!);
  };
}

function createLookup(mapping: AudienceMapping | null, errors: AudienceErrors): Lookup {
  if (!mapping) return () => undefined;
  const byKey = new Map<string, readonly string[]>(mapping.noAnswer.map((answer) => [wordKey(answer), none]));
  for (const { label, answers, hidden } of mapping.values) {
    for (const answer of answers) {
      const key = wordKey(answer);
      const before = byKey.get(key) ?? none;
      byKey.set(key, hidden ? before : [...before, label]);
    }
  }
  const ranges = mapping.values.filter(({ range }) => range !== null);
  return (answer, line) => {
    if (answer.length > importLimits.labelCharacters) return undefined;
    const number = parseNumber(answer);
    const given = byKey.get(wordKey(answer)) ?? (Number.isNaN(number) ? undefined : byKey.get(String(number)));
    if (given || ranges.length === 0 || Number.isNaN(number)) return given;
    const holding = ranges.filter(
      ({ range }) => (range!.from ?? -Infinity) <= number && number <= (range!.to ?? Infinity),
    );
    if (holding.length === 0)
      errors.onNoRange?.(
        line,
        answer.trim(),
        ranges.map(({ label }) => label),
      );
    return shownLabels(holding);
  };
}

export function readChoice(
  builder: DatasetBuilder,
  variable: number,
  errors: AudienceErrors,
  { label, ticked, unticked }: NonNullable<AudienceMapping['choice']>,
  noAnswer: readonly string[],
): CellReader {
  const isTicked = new Map<string, boolean>([...unticked, ...noAnswer].map((answer) => [answerKey(answer), false]));
  for (const answer of ticked) isTicked.set(answerKey(answer), true);
  return (cell, row, line) => {
    if (cell === '') return;
    const given = isTicked.get(answerKey(cell));
    if (given) builder.setAudience(row, variable, label);
    else if (given === undefined && !isMissing(cell)) errors.onNoChoice?.(line, cell.trim());
  };
}

interface Doubt {
  readonly label: string;
  readonly others: RegExp;
  rows: number[];
  isSettled: boolean;
}

const createDoubts = (labels: ReadonlySet<string>, set: (row: number, label: string) => void) => {
  const doubts = new Map<string, Doubt | null>();
  const settle = (found: Iterable<string>): void => {
    const keys = Array.from(found, wordKey);
    for (const doubt of doubts.values()) {
      if (!doubt || doubt.isSettled || !keys.some((key) => doubt.others.test(key))) continue;
      for (const row of doubt.rows) set(row, doubt.label);
      Object.assign(doubt, { rows: [], isSettled: true });
    }
  };
  const findDoubt = (cell: string): Doubt | null => {
    const others = othersOfScale(cell);
    const doubt = others && { label: copyText(cell.trim()), others, rows: [], isSettled: false };
    if (doubt || doubts.size < maxRemembered) doubts.set(copyText(cell), doubt);
    if (doubt) settle(labels);
    return doubt;
  };
  const add = (cell: string, row: number): void => {
    const known = doubts.get(cell);
    const doubt = known === undefined ? findDoubt(cell) : known;
    if (doubt?.isSettled) set(row, doubt.label);
    else doubt?.rows.push(row);
  };
  return { add, settle };
};
