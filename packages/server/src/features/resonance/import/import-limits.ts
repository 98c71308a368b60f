import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { standardImportMegabytes, type TableRow, tableLimits } from '#/platform/tables/table.ts';

export const importLimits = {
  ...tableLimits,
  headingCharacters: 1000,
  headingsCharacters: 4_194_304,
  shownCharacters: 4_194_304,
  audiencesPerVariable: 500,
  labelCharacters: 1000,
  idCharacters: 200,
  mentionsPerCell: 100,
  figureMessages: 10_000,
  figureLinks: 200_000,
  datasetCharacters: 8_388_608,
} as const;

/**
 * What one import may take in memory, and how many respondents its file has: 0 where nobody has counted them yet.
 * IMPORT_MEMORY_MB of the settings is the only limit of rows, cells and answers.
 */
export interface ImportMemory {
  readonly bytes: number;
  readonly respondents: number;
}

const megabyte = 1_048_576;

export const importMemory = (megabytes = standardImportMegabytes, respondents = 0): ImportMemory => ({
  bytes: megabytes * megabyte,
  respondents,
});

/** What is remembered of each id that must not come twice, and of each row of the sheet `responses`. */
export const bytesBeside = { id: 120, response: 100 } as const;

/** Throws UnreadableFileError where so many bytes are more than an import may take. */
export function checkMemory(needed: number, { bytes }: ImportMemory, line: number | null = null): void {
  if (needed <= bytes) return;
  const values = { needed: Math.ceil(needed / megabyte), allowed: Math.floor(bytes / megabyte) };
  throw new UnreadableFileError('fileTooLarge_memory', values, { line });
}

/**
 * Throws UnreadableFileError where the dataset would take more memory than an import may, reckoned for all respondents
 * of the file and before that memory is taken: a few bytes of a file can name a new audience or respondent, and each
 * costs the more the more there are of the other.
 * @param beside what the reading itself remembers, in bytes
 */
export function checkDatasetSize(builder: DatasetBuilder, memory: ImportMemory, beside = 0): void {
  checkMemory(builder.peakBytes(Math.max(memory.respondents, builder.respondents)) + beside, memory);
  const { datasetCharacters: most } = importLimits;
  if (builder.characters > most) throw new UnreadableFileError('fileTooLarge_texts', { most });
}

/** Bytes that a cell takes at least where it is an answer: a bit that grows and is copied, as `peakBytes` counts them. */
const bytesACell = 3 / 8;

/**
 * Makes a check of the batches of a table with so many headings. Throws UnreadableFileError where rows × columns would
 * take more memory than an import may, even at a bit a cell, and where rows are far shorter than the headings: each cell
 * that a row leaves out is read like one that it holds, but takes no byte of the file.
 */
export function createShapeCheck(columns: number, memory: ImportMemory): (batch: readonly TableRow[]) => void {
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
    checkMemory(rows * columns * bytesACell, memory, line);
  };
}
