import { UnreadableFileError } from '#/platform/tables/file-errors.ts';

/** Programs that leave empty cells at the end of rows off do so for more rows than these. */
const mostPieces = 8;

/**
 * Takes the number of cells of each row of a csv, in order. Throws UnreadableFileError where some rows between whole ones
 * are too short and together have the cells of whole rows: then a cell holds a line break and has no quotation marks.
 */
export const createCutRowCheck = (): ((cells: number, line: number) => void) => {
  let width = 0;
  let pieces = { count: 0, cells: 0, line: 0 };
  return (cells, line) => {
    if (cells < width) {
      const { count, cells: before, line: first } = pieces;
      pieces = { count: count + 1, cells: before + cells, line: count === 0 ? line : first };
      return;
    }
    if (cells === width && isWhole(pieces, width)) throw new UnreadableFileError('rowCut', {}, { line: pieces.line });
    width = cells;
    pieces = { count: 0, cells: 0, line: 0 };
  };
};

/** A row of `width` cells that is cut has a cell more with each cut. */
const isWhole = ({ count, cells }: { readonly count: number; readonly cells: number }, width: number): boolean => {
  const rows = (cells - count) / (width - 1);
  return count >= 2 && count <= mostPieces && rows >= 1 && Number.isInteger(rows);
};
