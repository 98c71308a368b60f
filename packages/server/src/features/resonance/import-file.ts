import type { ColumnMapping } from '@soundings/contract/resonance';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { importRespondents } from './import/import-respondents.ts';
import type { StoredFile } from './resonance-files.store.ts';

/**
 * Reads the answers of an uploaded file. Nothing is written.
 * Throws fileHasErrors with every line that is wrong, and the signal's reason.
 */
export const importFile = async (
  { storage }: Pick<Services, 'storage'>,
  file: StoredFile,
  mapping: ColumnMapping[] | undefined,
  options: { signal: AbortSignal; onProgress: (handled: number) => void },
): Promise<Dataset> => {
  try {
    const read = await storage.withLocalPath(file.storageKey, (path) =>
      importRespondents({ path, form: file.form, mapping }, options),
    );
    if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
    return read.dataset;
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof UnreadableFileError) throw new AppError('fileHasErrors', { fileErrors: error.fileErrors });
    throw error;
  }
};
