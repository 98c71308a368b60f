import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { type TableRow, tableLimits } from '#/platform/tables/table.ts';

export const importLimits = {
  ...tableLimits,
  headingCharacters: 1000,
  headingsCharacters: 4_194_304,
  shownCharacters: 4_194_304,
  audiencesPerVariable: 500,
  labelCharacters: 1000,
  idCharacters: 200,
  mentionsPerCell: 100,
  /** The masks of a dataset: one an audience or mention, two or four a message. */
  datasetBytes: 268_435_456,
  maskBytes: 4096,
  figureMessages: 10_000,
  figureLinks: 200_000,
  datasetCharacters: 8_388_608,
} as const;

/**
 * Throws UnreadableFileError where the dataset would become larger than the limits: a few bytes of a file can name a
 * new audience or respondent, and each costs the more the more there are of the other.
 */
export function checkDatasetSize({ masks, maskBytes, characters }: DatasetBuilder): void {
  const { datasetBytes, datasetCharacters } = importLimits;
  if (Math.max(maskBytes, masks * importLimits.maskBytes) > datasetBytes) {
    throw new UnreadableFileError('fileTooLarge_dataset', { megabytes: datasetBytes / 2 ** 20 });
  }
  if (characters > datasetCharacters) throw new UnreadableFileError('fileTooLarge_texts', { most: datasetCharacters });
}

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
