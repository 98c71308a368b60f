import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { AppError } from './app-error.ts';
import { hangUpOnLongBody } from './connection.ts';

const bytesAroundFile = 1_048_576;

/** Fails once more has arrived than a file of `maxBytes` takes: what has no end may also be a heading or a field. */
const arrivesTooMuch = ({ raw }: FastifyRequest, maxBytes: number): Promise<never> =>
  new Promise((_, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes <= maxBytes + bytesAroundFile) return;
      raw.off('data', count);
      hangUpOnLongBody(raw);
      reject(new AppError('payloadTooLarge'));
    };
    raw.on('data', count);
  });

/**
 * The one file of an upload. Throws unsupportedMediaType where there is none; reading it fails with payloadTooLarge once
 * it is larger, and not only when it ends: it may have no end.
 */
export const uploadedFile = async (request: FastifyRequest, maxBytes: number): Promise<MultipartFile> => {
  const coming = request.file({ limits: { fileSize: maxBytes } });
  const upload = await Promise.race([coming, arrivesTooMuch(request, maxBytes)]);
  if (!upload) throw new AppError('unsupportedMediaType');
  const { file } = upload;
  const refuse = (): void => void file.destroy(new AppError('payloadTooLarge'));
  if (file.truncated) refuse();
  else file.once('limit', refuse);
  return upload;
};

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

/** Gives an uploaded file as a path for as long as `use` runs; then it is gone. Throws payloadTooLarge. */
export const withTemporaryFile = async <T>({ file }: MultipartFile, use: (path: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-upload-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, file, { mode: 0o600 });
    if (file.truncated) throw new AppError('payloadTooLarge');
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
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
