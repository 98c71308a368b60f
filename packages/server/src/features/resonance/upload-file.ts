import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import { readOneLargeFile } from '#/platform/files/read-one-large-file.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { safeFileName } from '#/platform/http/safe-file-name.ts';
import type { Services } from '#/platform/services.ts';
import { type InspectedFile, inspectFile } from './import/inspect-file.ts';
import { importMessages } from './messages/import-messages.ts';
import { addFile, markUploaded, type StoredFile } from './resonance-files.store.ts';
import { throwFileAway } from './throw-file-away.ts';

export interface Upload {
  readonly file: MultipartFile;
  readonly createdBy: string;
  readonly dataStructure: 'respondents' | 'messages';
}

/** What is in a file. Of a messages file nothing is left to ask, so that all that is wrong with it is said at once. */
const inspect = async (
  path: string,
  fileName: string,
  { dataStructure, place }: Pick<Upload, 'dataStructure'> & { readonly place?: TablePlace },
  signal: AbortSignal,
) => {
  const inspected: InspectedFile = await inspectFile(path, fileName, { dataStructure, place, signal });
  if (inspected.form !== 'messages') return inspected;
  const read = await importMessages(path, { signal });
  if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
  return { ...inspected, figures: read.found };
};

/**
 * Stores an uploaded file and reads what is in it. The row stands before the first byte, so that whatever a crash
 * leaves behind is found and removed. Throws fileCannotBeRead, fileHasErrors, readingInProgress, unsupportedMediaType or payloadTooLarge; then
 * nothing stays.
 */
export const uploadFile = async (services: Services, upload: Upload, signal: AbortSignal): Promise<ResonanceFile> => {
  const { db, storage, now } = services;
  const { file, createdBy } = upload;
  const id = randomUUID();
  const row = { id, fileName: safeFileName(file.filename), storageKey: `uploads/${id}` };
  await addFile(db, { ...row, createdBy, createdOn: now(), bytes: 0, form: 'wide', rows: 0, phase: 'uploading' });
  try {
    await storage.writeStream(row.storageKey, file.file);
    if (file.file.truncated) throw new AppError('payloadTooLarge');
    const bytes = file.file.bytesRead;
    const found = await readOneLargeFile(createdBy, bytes, () =>
      storage.withLocalPath(row.storageKey, (path) => inspect(path, row.fileName, upload, signal)),
    );
    await markUploaded(db, id, { bytes, form: found.form, rows: found.rows });
    return { id, bytes, ...found };
  } catch (error) {
    await throwFileAway(services, row);
    if (signal.aborted) throw new AppError('requestCancelled');
    if (error instanceof UnreadableFileError) throw new AppError(error.code, { fileErrors: error.fileErrors });
    throw error;
  }
};

/**
 * Reads what is in an uploaded file once more, from the given sheet and row of headings. Throws fileCannotBeRead; then
 * the file is as it was.
 */
export const inspectAgain = async (
  { db, storage }: Services,
  { id, fileName, storageKey, bytes, form }: StoredFile,
  place: TablePlace,
  signal: AbortSignal,
): Promise<ResonanceFile> => {
  const dataStructure = form === 'messages' ? 'messages' : 'respondents';
  try {
    const found = await storage.withLocalPath(storageKey, (path) =>
      inspect(path, fileName, { dataStructure, place }, signal),
    );
    await markUploaded(db, id, { bytes, form: found.form, rows: found.rows });
    return { id, bytes, ...found };
  } catch (error) {
    if (signal.aborted) throw new AppError('requestCancelled');
    if (error instanceof UnreadableFileError) throw new AppError(error.code, { fileErrors: error.fileErrors });
    throw error;
  }
};
