import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { encodeDatasetInSteps } from '@soundings/engine/crosstab/dataset-file';
import { messageFiguresInSteps } from '@soundings/engine/crosstab/figures';
import { finishBreathing } from '#/platform/breathe.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { importRespondents } from './import/import-respondents.ts';
import type { ImportOptions } from './import/import-wide.ts';
import { importMessages } from './messages/import-messages.ts';
import { tableFigures } from './messages/table-figures.ts';
import { encodeTable } from './messages/table-file.ts';
import type { StoredFile } from './resonance-files.store.ts';
import { type ProjectResult, resultOf } from './result-of.ts';

/** What is stored of a file, and the finding that the project list shows of it. */
export interface ImportedFile {
  readonly content: Uint8Array;
  readonly result: ProjectResult;
  /** What was made of its columns and answers, with their headings; null where nothing was asked. */
  readonly mapping: ResonanceMapping | null;
}

interface Given {
  readonly path: string;
  readonly form: StoredFile['form'];
  readonly mapping: ResonanceMapping | undefined;
}

const readAnswers = async ({ path, form, mapping }: Given, options: ImportOptions): Promise<ImportedFile> => {
  const read = await importRespondents({ path, form, mapping }, options);
  if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
  const { signal } = options;
  const figures = await finishBreathing(messageFiguresInSteps(read.dataset, null), signal);
  const content = await finishBreathing(encodeDatasetInSteps(read.dataset), signal);
  return { content, result: resultOf(figures), mapping: read.mapping };
};

const readFigures = async ({ path }: Given, options: ImportOptions): Promise<ImportedFile> => {
  const read = await importMessages(path, options);
  if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
  return { content: encodeTable(read.table), result: resultOf(tableFigures(read.table)), mapping: null };
};

/**
 * Reads the answers, or the figures, of an uploaded file. Nothing is written.
 * Throws fileHasErrors with every line that is wrong, and the signal's reason.
 */
export const importFile = async (
  { storage }: Pick<Services, 'storage'>,
  { form, storageKey }: StoredFile,
  mapping: ResonanceMapping | undefined,
  options: { signal: AbortSignal; onProgress: (handled: number) => void },
): Promise<ImportedFile> => {
  const read = form === 'messages' ? readFigures : readAnswers;
  try {
    return await storage.withLocalPath(storageKey, (path) => read({ path, form, mapping }, options));
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof UnreadableFileError) throw new AppError('fileHasErrors', { fileErrors: error.fileErrors });
    throw error;
  }
};
