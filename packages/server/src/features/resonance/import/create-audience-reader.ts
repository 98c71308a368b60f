import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { copyText } from '#/platform/files/cut-text.ts';
import { importLimits } from './import-limits.ts';
import { isMissing } from './is-missing.ts';
import { othersOfScale } from './is-missing-among.ts';
import { wordKey } from './word-key.ts';

/** Puts one cell of a column into the dataset, or reports what is wrong with it. `row` is the builder's, `line` the file's. */
export type CellReader = (cell: string, row: number, line: number) => void;

/** What an audience reader tells of: once that there are more than 500 different values, and each value that is too long. */
export interface AudienceErrors {
  onTooMany(line: number, most: number): void;
  onTooLong(line: number, cell: string, most: number): void;
}

/** Spellings of a label with other blanks around it that are remembered; the rest is read anew. */
const maxRemembered = 2000;

/** Adds an audience variable and makes the reader of its cells; a missing value puts the respondent into no audience. */
export function createAudienceReader(builder: DatasetBuilder, header: string, errors: AudienceErrors): CellReader {
  const variable = builder.addVariable(header);
  const { audiencesPerVariable: max, labelCharacters } = importLimits;
  /** Cell → label; null where it is missing. */
  const labels = new Map<string, string | null>();
  const distinct = new Set<string>();
  let isTooMany = false;
  const inDoubt = createDoubts(distinct, (row, label) => builder.setAudience(row, variable, label));
  const readLabel = (cell: string, line: number): string | null => {
    if (isMissing(cell)) return null;
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
    if (labels.size < maxRemembered) labels.set(copyText(cell), label);
    return label;
  };
  return (cell, row, line) => {
    const known = labels.get(cell);
    const label = known === undefined ? readLabel(cell, line) : known;
    if (label !== null) builder.setAudience(row, variable, label);
    else inDoubt.add(cell, row);
  };
}

interface Doubt {
  readonly label: string;
  readonly others: RegExp;
  rows: number[];
  isSettled: boolean;
}

/** Keeps respondents whose answer says nothing until another of `labels` shows that it is the point of a scale. */
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
  const doubtOf = (cell: string): Doubt | null => {
    const others = othersOfScale(cell);
    const doubt = others && { label: copyText(cell.trim()), others, rows: [], isSettled: false };
    if (doubt || doubts.size < maxRemembered) doubts.set(copyText(cell), doubt);
    if (doubt) settle(labels);
    return doubt;
  };
  const add = (cell: string, row: number): void => {
    const known = doubts.get(cell);
    const doubt = known === undefined ? doubtOf(cell) : known;
    if (doubt?.isSettled) set(row, doubt.label);
    else doubt?.rows.push(row);
  };
  return { add, settle };
};
