import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { importLimits } from '../import/import-limits.ts';
import { wordKey } from '../import/word-key.ts';
import type { FigureColumns, FigureLayout } from './figure-headings.ts';
import type { DecimalMark } from './find-decimal-mark.ts';
import { isAmbiguousBase, readBase, readShare, type WrittenShare } from './read-figure.ts';

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
  /** Null where the file does not tell. */
  readonly decimalMark: DecimalMark | null;
}

const cellAt = (cells: readonly string[], column: number): string => (column === -1 ? '' : (cells[column] ?? ''));

/** Throws UnreadableFileError where so many messages are more than a project of figures may have. */
export const refuseTooManyFigures = (rows: number, { audiences }: FigureLayout): void => {
  const { figureMessages: messages, figureLinks: most } = importLimits;
  if (rows <= messages && rows * audiences.length <= most) return;
  throw new UnreadableFileError('fileTooLarge_figures', { messages, most });
};

/** Reads the rows of a messages file one after the other; what is wrong with them goes to `errors`. */
export const createFigureRows = (layout: FigureLayout, { headings, errors, decimalMark }: Target) => {
  const rows: FigureRow[] = [];
  const lines = new Map<string, number>();
  const placeOf = (column: number) => ({ column: column + 1, heading: headings[column] ?? '' });

  const readText = (cells: readonly string[], line: number): string => {
    const message = cellAt(cells, layout.message).trim();
    const at = placeOf(layout.message);
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
    const at = placeOf(columns.base);
    if (isAmbiguousBase(cell, decimalMark)) errors.add('baseNotACount_mark', line, { ...at, cell: cell.trim() });
    else if (Number.isNaN(base)) errors.add('baseNotACount', line, { ...at, cell: cell.trim() });
    // An audience without figures is one that nobody was in; a message has to say so.
    else if (base === null && (isAll || r1 || r2)) errors.add('baseNotACount_blank', line, at);
    else if (isAll && !r1 && base) errors.add('figureMissing', line, { ...placeOf(columns.r1), base });
    return { r1, r2, base: base || 0 };
  };

  const add = ({ cells, line }: TableRow): void => {
    const all = readFigures(cells, layout.all, line, true);
    const audiences = layout.audiences.map(({ columns }) => {
      const figures = readFigures(cells, columns, line, false);
      if (figures.base > all.base) {
        errors.add('baseTooLarge', line, { ...placeOf(columns.base), base: figures.base, all: all.base });
      }
      return figures;
    });
    rows.push({ line, cells, text: readText(cells, line), all, audiences });
  };
  return { rows, add };
};
