import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FigureColumns, ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import { readOneLargeFile } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { uploadKey } from '#/platform/storage/storage-keys.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { type ImportMemory, importMemory } from '../import/import-limits.ts';
import { type InspectedFile, inspectFile } from '../import/inspect/inspect-file.ts';
import { importMessages } from '../messages/import-messages.ts';
import {
  addUploadedFile,
  findAbandonedFiles,
  findUploadedFile,
  markUploaded,
  removeUploadedFile,
  type StoredFile,
} from '../resonance.store.ts';

export interface Upload {
  readonly file: MultipartFile;
  readonly createdBy: string;
  readonly dataStructure: 'respondents' | 'messages';
  /** Who uploads can be asked which column is which; else a file that doesn't say it is refused. */
  readonly canAsk?: boolean;
}

/**
 * Stores an uploaded file and reads what is in it. The row stands before the first byte, so that whatever a crash
 * leaves behind is found and removed. Throws fileCannotBeRead, fileHasErrors, readingInProgress, unsupportedMediaType
 * or payloadTooLarge; then nothing stays.
 */
export const uploadFile = async (services: Services, upload: Upload, signal: AbortSignal): Promise<ResonanceFile> => {
  const { db, storage, now } = services;
  const { file, createdBy, dataStructure, canAsk = false } = upload;
  const id = randomUUID();
  const row = { id, fileName: safeFileName(file.filename), storageKey: uploadKey(id), createdBy, createdOn: now() };
  await addUploadedFile(db, { ...row, bytes: 0, form: 'wide', rows: 0, phase: 'uploading' });
  try {
    await storage.writeStream(row.storageKey, file.file);
    if (file.file.truncated) throw new AppError('payloadTooLarge');
    const bytes = file.file.bytesRead;
    return await readOneLargeFile(createdBy, bytes, () =>
      inspectStored(services, { ...row, bytes }, { dataStructure, canAsk }, signal),
    );
  } catch (error) {
    await deleteUploadedFile(services, row);
    throw signal.aborted ? new AppError('requestCancelled') : error;
  }
};

/**
 * Reads what is in an uploaded file once more, from the given sheet and row of headings, or with the columns of its
 * figures. Throws fileCannotBeRead, and fileHasErrors; then the file is as it was.
 */
export const inspectUploadedFile = (
  services: Services,
  file: StoredFile,
  { figureColumns, ...place }: TablePlace & { readonly figureColumns?: FigureColumns | undefined },
  signal: AbortSignal,
): Promise<ResonanceFile> => {
  const dataStructure = file.form === 'messages' ? 'messages' : 'respondents';
  return inspectStored(services, file, { dataStructure, canAsk: true, place, figureColumns }, signal);
};

type Asked = Pick<Upload, 'dataStructure' | 'canAsk'> & {
  readonly place?: TablePlace;
  readonly figureColumns?: FigureColumns | undefined;
};

const inspectStored = async (
  { db, storage, env }: Services,
  { id, fileName, storageKey, bytes }: Pick<StoredFile, 'id' | 'fileName' | 'storageKey' | 'bytes'>,
  asked: Asked,
  signal: AbortSignal,
): Promise<ResonanceFile> => {
  try {
    const found = await storage.withLocalPath(storageKey, (path) =>
      inspect(path, fileName, asked, { signal, memory: importMemory(env.IMPORT_MEMORY_MB) }),
    );
    const { figureColumns = null } = asked;
    await markUploaded(db, id, { bytes, form: found.form, rows: found.rows, figureColumns });
    return { id, bytes, ...found };
  } catch (error) {
    if (signal.aborted) throw new AppError('requestCancelled');
    if (error instanceof UnreadableFileError) throw new AppError(error.code, { fileErrors: error.fileErrors });
    throw error;
  }
};

const inspect = async (
  path: string,
  fileName: string,
  { dataStructure, canAsk, place, figureColumns }: Asked,
  given: { readonly signal: AbortSignal; readonly memory: ImportMemory },
) => {
  const inspected: InspectedFile = await inspectFile(path, fileName, { dataStructure, place, ...given });
  if (inspected.form !== 'messages') return inspected;
  const read = await importMessages(path, { ...given, figureColumns });
  if ('fileErrors' in read && read.mayChoose && canAsk) return inspected;
  if ('fileErrors' in read) throw new AppError('fileHasErrors', { fileErrors: read.fileErrors });
  return { ...inspected, figures: read.found };
};

export const getUploadedFile = async (db: Database, userId: string, id: string): Promise<StoredFile> => {
  const file = await findUploadedFile(db, userId, id);
  if (!file) throw new AppError('notFound');
  return file;
};

export const deleteUploadedFile = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { id, storageKey }: Pick<StoredFile, 'id' | 'storageKey'>,
): Promise<void> => {
  await storage.remove(storageKey);
  await removeUploadedFile(db, id);
};

const day = 86_400_000;

/**
 * Removes files that nobody made a project of within a day, and what crashes left behind.
 * @returns the keys of files that could not be removed; they are tried again next time.
 */
export const deleteAbandonedFiles = async (services: Pick<Services, 'db' | 'storage' | 'now'>): Promise<string[]> => {
  const files = await findAbandonedFiles(services.db, new Date(services.now().getTime() - day));
  const failed: string[] = [];
  for (const file of files) await deleteUploadedFile(services, file).catch(() => failed.push(file.storageKey));
  return failed;
};
