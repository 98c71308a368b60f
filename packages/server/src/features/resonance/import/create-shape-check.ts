import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { importLimits } from './import-limits.ts';

/**
 * Makes a check of the batches of a table with so many headings. Throws UnreadableFileError where rows × columns is
 * beyond the limit, and where rows are far shorter than the headings: each cell that a row leaves out is read like one
 * that it holds, but takes no byte of the file.
 */
export function createShapeCheck(columns: number): (batch: readonly TableRow[]) => void {
  let rows = 0;
  let held = 0;
  return (batch) => {
    rows += batch.length;
    for (const { cells } of batch) held += Math.min(cells.length, columns);
    const missing = rows * columns - held;
    const line = batch.at(-1)?.line ?? null;
    if (missing > importLimits.gapCells && missing > importLimits.gapRatio * held) {
      throw new UnreadableFileError('sheetNearlyEmpty_rows', {}, { line });
    }
    if (rows * columns > importLimits.cells) {
      throw new UnreadableFileError('fileTooLarge_cells', { most: importLimits.cells }, { line });
    }
  };
}
