import type { FileError } from '@soundings/contract/errors';
import type { ColumnMapping } from '@soundings/contract/resonance';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { createBreath } from './breathe.ts';
import { checkMapping } from './check-mapping.ts';
import type { FileErrorList } from './file-error-list.ts';
import { findWideTable } from './find-wide-table.ts';
import { openTables } from './open-tables.ts';
import type { HeadedTable } from './read-headed-table.ts';
import { createColumnReaders } from './wide-columns.ts';

export interface ImportOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called after each batch with the data rows handled so far. */
  readonly onProgress?: ((handledRows: number) => void) | undefined;
}

export type ImportResult = { readonly dataset: Dataset } | { readonly fileErrors: FileError[] };

/**
 * Reads the answers of a wide table: one row a respondent, columns as the mapping says; columns it leaves out are ignored.
 * Answers either the dataset or everything that is wrong, never a part. Throws UnreadableFileError and the signal's reason.
 */
export async function importWide(
  path: string,
  mapping: readonly ColumnMapping[],
  { signal, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const file = await openTables(path, signal);
  try {
    const table = await findWideTable(file, signal);
    const errors = checkMapping(mapping, table.headings);
    if (!errors.isEmpty) {
      await table.body.return(undefined);
      return { fileErrors: errors.toFileErrors() };
    }
    const builder = new DatasetBuilder();
    await readRows(table, mapping, { builder, errors, signal, onProgress });
    if (builder.respondents === 0) errors.add('noAnswers_wide', null, {});
    return errors.isEmpty ? { dataset: builder.build() } : { fileErrors: errors.toFileErrors() };
  } finally {
    file.close();
  }
}

/** Columns that are read between two looks at the clock. */
const columnsAtOnce = 500;

interface Target {
  readonly builder: DatasetBuilder;
  readonly errors: FileErrorList;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ImportOptions['onProgress'];
}

async function readRows(
  { headings, body }: HeadedTable,
  mapping: readonly ColumnMapping[],
  { builder, errors, signal, onProgress }: Target,
): Promise<void> {
  const breathe = createBreath(signal);
  const readers = createColumnReaders(mapping, { builder, errors, headings });
  for await (const batch of body) {
    const firstRow = builder.respondents;
    for (const { line, cells } of batch) {
      builder.addRespondent();
      if (cells.length > headings.length) checkWidth(cells, headings.length, line, errors);
    }
    for (const [i, read] of readers.entries()) {
      if (i % columnsAtOnce === 0) await breathe();
      read(batch, firstRow);
    }
    onProgress?.(builder.respondents);
  }
}

/** Blank cells behind the last heading do no harm; filled ones mean that the row has slipped. */
function checkWidth(cells: readonly string[], width: number, line: number, errors: FileErrorList): void {
  const cell = cells.slice(width).find((cell) => cell.trim() !== '');
  if (cell !== undefined) errors.add('rowTooWide', line, { cell, last: width });
}
