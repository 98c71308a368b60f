import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { textFileType } from '#/platform/file-text/file-text.ts';
import { readFileText } from '#/platform/file-text/read-file-text.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { lockProject, setProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/** A file that no project names by then was left behind by a crash. */
const writtenWithinMs = 3_600_000;

/**
 * Stores the file whose text feeds a project's generation, in place of the one before. It is read once, so that none is
 * kept that cannot be read. Throws unsupportedMediaType, fileCannotBeRead or payloadTooLarge; then nothing stays.
 */
export const storeReferenceFile = async (
  services: Services,
  projectId: string,
  file: MultipartFile,
  signal: AbortSignal,
): Promise<{ fileName: string }> => {
  const { db, storage, now } = services;
  const fileName = safeFileName(file.filename);
  const type = textFileType(fileName);
  if (!type) throw new AppError('unsupportedMediaType');
  const fileKey = `references/${randomUUID()}.${type}`;
  await discardFiles(db, [fileKey], new Date(now().getTime() + writtenWithinMs));
  try {
    await storage.writeStream(fileKey, file.file);
    if (file.file.truncated) throw new AppError('payloadTooLarge');
    await storage.withLocalPath(fileKey, (path) => readFileText(path, type, signal));
    await db.transaction(async (tx) => {
      const project = await lockProject(tx, projectId);
      if (!project) throw new AppError('notFound');
      if (!(await forgetDiscardedFile(tx, fileKey))) throw new Error('the file was tidied away before it was kept');
      await setProject(tx, projectId, { fileName, fileKey });
      if (project.fileKey) await discardFiles(tx, [project.fileKey], now());
    });
  } catch (error) {
    await storage.remove(fileKey).catch(() => undefined);
    throw error;
  }
  await tryToRemoveDiscardedFiles(services);
  return { fileName };
};

export const readReferenceFile = async (
  { storage }: Pick<Services, 'storage'>,
  { fileKey }: Pick<Project, 'fileKey'>,
  signal: AbortSignal,
): Promise<string> => {
  const type = fileKey === null ? null : textFileType(fileKey);
  if (fileKey === null || !type) return '';
  try {
    return (await storage.withLocalPath(fileKey, (path) => readFileText(path, type, signal))).text;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) return '';
    throw error;
  }
};
