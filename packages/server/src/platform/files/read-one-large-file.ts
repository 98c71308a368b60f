import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#/platform/http/app-error.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';
import { withTemporaryFile } from './with-temporary-file.ts';

/** From here on a reading takes long enough that a second one of the same user has to wait: about a second. */
const largeBytes = 4_194_304;
const readers = new Set<string>();

/** Reads a file of a user: of large ones one at a time on this node. Throws readingInProgress. */
export const readOneLargeFile = async <T>(userId: string, bytes: number, read: () => Promise<T>): Promise<T> => {
  if (bytes < largeBytes) return read();
  if (readers.has(userId)) throw new AppError('readingInProgress');
  readers.add(userId);
  try {
    return await read();
  } finally {
    readers.delete(userId);
  }
};

export interface Reader {
  readonly userId: string;
  readonly signal: AbortSignal;
}

/**
 * Gives a user's uploaded table to a step, of large ones one at a time. Throws fileCannotBeRead, readingInProgress,
 * unsupportedMediaType, payloadTooLarge and requestCancelled.
 */
export const withUploadedTable = async <T>(
  file: MultipartFile,
  { userId, signal }: Reader,
  use: (path: string) => Promise<T>,
): Promise<T> => {
  try {
    return await withTemporaryFile(file, (path) => readOneLargeFile(userId, file.file.bytesRead, () => use(path)));
  } catch (error) {
    if (signal.aborted) throw new AppError('requestCancelled');
    if (error instanceof UnreadableFileError) throw new AppError(error.code, { fileErrors: error.fileErrors });
    throw error;
  }
};
