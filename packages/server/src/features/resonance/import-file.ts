import type { ColumnMapping } from '@soundings/contract/resonance';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { importRespondents } from './import/import-respondents.ts';
import { UnreadableFileError } from './import/unreadable-file-error.ts';
import { reportProgress, type StoredFile } from './resonance-files.store.ts';

const reportEveryMs = 250;

/** Says now and then how far the import is, and stops it when the file was thrown away meanwhile. */
const progressReporter = ({ db, now }: Services, fileId: string, stop: () => void) => {
  let reported = 0;
  return (handled: number): void => {
    const time = now();
    if (time.getTime() - reported < reportEveryMs) return;
    reported = time.getTime();
    reportProgress(db, fileId, handled, time).then(
      (there) => there || stop(),
      () => undefined,
    );
  };
};

/**
 * Reads the answers of an uploaded file. Nothing is written.
 * Throws fileHasErrors with every line that is wrong, or requestCancelled.
 */
export const importFile = async (
  services: Services,
  file: StoredFile,
  mapping: ColumnMapping[] | undefined,
  signal: AbortSignal,
): Promise<Dataset> => {
  const thrownAway = new AbortController();
  const stopped = AbortSignal.any([signal, thrownAway.signal]);
  const onProgress = progressReporter(services, file.id, () => thrownAway.abort());
  try {
    const read = await services.storage.withLocalPath(file.storageKey, (path) =>
      importRespondents({ path, form: file.form, mapping }, { signal: stopped, onProgress }),
    );
    if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
    return read.dataset;
  } catch (error) {
    if (stopped.aborted) throw new AppError('requestCancelled');
    if (error instanceof UnreadableFileError) throw new AppError('fileHasErrors', { fileErrors: error.fileErrors });
    throw error;
  }
};
