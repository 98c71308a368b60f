import type { FileError } from '@soundings/contract/errors';
import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { createYield, runCooperatively } from '#/platform/event-loop.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { openTables } from '#/platform/tables/open-tables.ts';
import { VerbatimCollector, type VerbatimQuestion } from '../verbatims/verbatim-file.ts';
import { checkMapping } from './check-mapping.ts';
import { bytesBeside, checkDatasetSize, createShapeCheck, type ImportMemory, importMemory } from './import-limits.ts';
import type { HeadedTable } from './inspect/find-table.ts';
import { findAnswers } from './inspect/find-table.ts';
import { createColumnReaders } from './wide-columns.ts';

export interface ImportOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((handledRows: number) => void) | undefined;
  /** What it may take; as the settings have it where nothing is set. */
  readonly memory?: ImportMemory | undefined;
}

export type ImportResult =
  | {
      readonly dataset: Dataset;
      readonly mapping: ResonanceMapping | null;
      readonly verbatims?: readonly VerbatimQuestion[];
    }
  | { readonly fileErrors: FileError[] };

/** Either the dataset or everything that is wrong, never a part. Throws UnreadableFileError and the signal's reason. */
export async function importWide(
  path: string,
  mapping: ResonanceMapping,
  { signal, onProgress, memory = importMemory() }: ImportOptions = {},
): Promise<ImportResult> {
  const file = await openTables(path, signal);
  try {
    const { table } = await findAnswers(file, mapping, signal);
    const errors = checkMapping(mapping, table.headings);
    if (!errors.isEmpty) {
      await table.body.return(undefined);
      return { fileErrors: errors.toFileErrors() };
    }
    const builder = new DatasetBuilder();
    const verbatims = new VerbatimCollector();
    await readRows(table, mapping, { builder, verbatims, errors, signal, onProgress, memory });
    if (builder.respondents === 0) errors.add('noAnswers_wide', null, {});
    if (!errors.isEmpty) return { fileErrors: errors.toFileErrors() };
    const columns = mapping.columns.map((column) => ({ ...column, heading: table.headings[column.column] ?? '' }));
    const dataset = await runCooperatively(builder.buildInSteps(), signal);
    return { dataset, mapping: { ...mapping, columns }, verbatims: verbatims.questions };
  } finally {
    file.close();
  }
}

interface Target {
  readonly builder: DatasetBuilder;
  readonly verbatims: VerbatimCollector;
  readonly errors: FileErrorList;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ImportOptions['onProgress'];
  readonly memory: ImportMemory;
}

async function readRows(
  { headings, body, checkMerged }: HeadedTable,
  mapping: ResonanceMapping,
  { builder, verbatims, errors, signal, onProgress, memory }: Target,
): Promise<void> {
  const yieldToEventLoop = createYield(signal);
  const checkShape = createShapeCheck(headings.length, memory);
  const weights: { sum: number; at: { column: number; heading: string } | null } = { sum: 0, at: null };
  const readers = createColumnReaders(mapping, { builder, verbatims, errors, headings, weights });
  const bytesARespondent = mapping.columns.some(({ role }) => role === 'respondent') ? bytesBeside.id : 0;
  const checkSize = (): void => {
    const ids = Math.max(memory.respondents, builder.respondents) * bytesARespondent;
    checkDatasetSize(builder, memory, ids + verbatims.bytes);
  };
  checkSize();
  for await (const batch of body) {
    checkShape(batch);
    const firstRow = builder.respondents;
    for (const { line, cells } of batch) {
      builder.addRespondent();
      if (cells.length > headings.length) checkWidth(cells, headings.length, line, errors);
    }
    checkSize();
    for (const read of readers) {
      read(batch, firstRow);
      checkSize();
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
    onProgress?.(builder.respondents);
  }
  checkMerged();
  if (weights.at && weights.sum === 0 && builder.respondents > 0 && errors.isEmpty) {
    errors.add('weightsAllZero', null, weights.at);
  }
}

export function checkWidth(cells: readonly string[], width: number, line: number, errors: FileErrorList): void {
  const cell = cells.slice(width).find((cell) => cell.trim() !== '');
  if (cell !== undefined) errors.add('rowTooWide', line, { cell, last: width });
}
