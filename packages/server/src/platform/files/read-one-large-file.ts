import { AppError } from '#/platform/http/app-error.ts';

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
