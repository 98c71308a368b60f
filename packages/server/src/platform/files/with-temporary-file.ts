import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#/platform/http/app-error.ts';

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
