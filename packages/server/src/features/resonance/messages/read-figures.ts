import { type FileErrorList, UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { isMissing, parseNumber, wordKey } from '../import/cell-values.ts';
import { importLimits } from '../import/import-limits.ts';
import type { FigureColumns, FigureLayout } from './figure-headings.ts';

export interface WrittenFigures {
  readonly r1: WrittenShare | null;
  readonly r2: WrittenShare | null;
  readonly base: number;
}

export interface FigureRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly text: string;
  readonly all: WrittenFigures;
  readonly audiences: readonly WrittenFigures[];
}

interface Target {
  readonly headings: readonly string[];
  readonly errors: FileErrorList;
  readonly decimalMark: DecimalMark | null;
}

const cellAt = (cells: readonly string[], column: number): string => (column === -1 ? '' : (cells[column] ?? ''));

export const assertFigureCount = (rows: number, { audiences }: FigureLayout): void => {
  const { figureMessages: messages, figureLinks: most } = importLimits;
  if (rows <= messages && rows * audiences.length <= most) return;
  throw new UnreadableFileError('fileTooLarge_figures', { messages, most });
};

export const createFigureRows = (layout: FigureLayout, { headings, errors, decimalMark }: Target) => {
  const rows: FigureRow[] = [];
  const lines = new Map<string, number>();
  const columnPlace = (column: number) => ({ column: column + 1, heading: headings[column] ?? '' });

  const readText = (cells: readonly string[], line: number): string => {
    const message = cellAt(cells, layout.message).trim();
    const at = columnPlace(layout.message);
    const key = message.length > importLimits.labelCharacters ? '' : wordKey(message);
    const first = lines.get(key);
    const most = importLimits.labelCharacters;
    if (message === '') errors.add('messageWithoutText_figures', line, at);
    else if (message.length > most) errors.add('labelTooLong_wide', line, { ...at, cell: message, most });
    else if (first !== undefined) errors.add('messageTwice_figures', line, { ...at, message, first });
    else lines.set(key, line);
    return message;
  };

  const readFigures = (cells: readonly string[], columns: FigureColumns, line: number, isAll: boolean) => {
    const [r1, r2] = [readShare(cellAt(cells, columns.r1)), readShare(cellAt(cells, columns.r2))];
    const cell = cellAt(cells, columns.base);
    const base = readBase(cell, decimalMark);
    const at = columnPlace(columns.base);
    if (isAmbiguousBase(cell, decimalMark)) errors.add('baseNotACount_mark', line, { ...at, cell: cell.trim() });
    else if (Number.isNaN(base)) errors.add('baseNotACount', line, { ...at, cell: cell.trim() });
    // An audience without figures is one that nobody was in; a message has to say so.
    else if (base === null && (isAll || r1 || r2)) errors.add('baseNotACount_blank', line, at);
    else if (base === 0 && [r1, r2].some((share) => share && share.number > 0)) {
      errors.add('baseNotACount_zero', line, { ...at, cell: cell.trim() });
    } else if (isAll && !r1 && base) errors.add('figureMissing', line, { ...columnPlace(columns.r1), base });
    return { r1, r2, base: base || 0 };
  };

  const add = ({ cells, line }: TableRow): void => {
    const all = readFigures(cells, layout.all, line, true);
    const audiences = layout.audiences.map(({ columns }) => {
      const figures = readFigures(cells, columns, line, false);
      if (figures.base > all.base) {
        errors.add('baseTooLarge', line, { ...columnPlace(columns.base), base: figures.base, all: all.base });
      }
      return figures;
    });
    rows.push({ line, cells, text: readText(cells, line), all, audiences });
  };
  return { rows, add };
};

export interface WrittenShare {
  /** NaN where the cell holds no number. */
  readonly number: number;
  readonly isPercent: boolean;
}

const readShare = (cell: string): WrittenShare | null => {
  if (isMissing(cell)) return null;
  const text = cell.trim();
  const isPercent = text.endsWith('%');
  return { number: parseNumber(isPercent ? text.slice(0, -1) : text), isPercent };
};

const grouped = /^[1-9]\d{0,2}(?:(['’\u00a0\u202f ])\d{3}(?:\1\d{3})*|([.,])\d{3}(?:\2\d{3})+)$/u;
const oneGroup = /^[1-9]\d{0,2}([.,])\d{3}$/u;

const isAmbiguousBase = (cell: string, decimalMark: DecimalMark | null): boolean =>
  decimalMark === null && oneGroup.test(cell.trim());

/**
 * How many answered, with or without marks between the thousands; null where the cell gives none, NaN for no count.
 * One mark before three digits parts thousands only where the file's decimal mark is the other one.
 */
const readBase = (cell: string, decimalMark: DecimalMark | null): number | null => {
  if (isMissing(cell)) return null;
  const text = cell.trim();
  const mark = oneGroup.exec(text)?.[1];
  if (mark && (decimalMark === null || mark === decimalMark)) return Number.NaN;
  const number = mark || grouped.test(text) ? Number(text.replaceAll(/\D/gu, '')) : parseNumber(text);
  return Number.isSafeInteger(number) && number >= 0 && number <= 1e9 ? number : Number.NaN;
};

type DecimalMark = '.' | ',';

const lastMark = /([.,])\d+\s*%?$/u;
/** "1.234" may be either; "1.234.567" and "98.5" are not. */
const severalGroups = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/u;

const otherMark = (mark: string): DecimalMark => (mark === '.' ? ',' : '.');
const markIn = (text: string): DecimalMark | null => (lastMark.exec(text)?.[1] as DecimalMark | undefined) ?? null;

const markOfBase = (text: string): DecimalMark | null => {
  const groups = severalGroups.exec(text);
  if (groups) return otherMark(groups[1]!);
  return oneGroup.test(text) ? null : markIn(text);
};

/**
 * The mark before the decimals in a csv of figures, as its shares and its unmistakable bases show it; null where none
 * does, or both are used. A mark in a share is before decimals: no share has thousands.
 */
export const findDecimalMark = (rows: readonly TableRow[], { all, audiences }: FigureLayout): DecimalMark | null => {
  const found = new Set<DecimalMark>();
  const columns = [all, ...audiences.map((audience) => audience.columns)];
  for (const { cells } of rows) {
    const textAt = (column: number): string => (column === -1 ? '' : (cells[column] ?? '').trim());
    for (const { r1, r2, base } of columns) {
      for (const mark of [markIn(textAt(r1)), markIn(textAt(r2)), markOfBase(textAt(base))]) if (mark) found.add(mark);
    }
    if (found.size === 2) return null;
  }
  return [...found][0] ?? null;
};
