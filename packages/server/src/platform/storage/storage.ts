import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Files by key (`resonance/<id>`). A key never comes from a user, and is written once. */
export interface Storage {
  write(key: string, content: Uint8Array): Promise<void>;
  /** Of any length, which nobody knows before. Where the content ends early nothing stays, and its error is thrown. */
  writeStream(key: string, content: Readable): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Gives the file as a path on this machine for as long as `use` runs. */
  withLocalPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull', 'QuotaExceeded']);

/** Whether there is no room left: on this machine's disk, the database's, or in the bucket. */
export const isStorageFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return fullCodes.has(String(code)) || fullCodes.has(error.name) || isStorageFull(error.cause);
};

/** Files in a folder of this machine. */
export const folderStorage = (folder: string): Storage => {
  const pathOf = (key: string) => resolve(folder, key);
  const write = async (key: string, content: Uint8Array | Readable): Promise<void> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(path, content);
    } catch (error) {
      // A full disk has no room for half a file.
      await rm(path, { force: true });
      throw error;
    }
  };
  return {
    write,
    writeStream: write,
    read: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    withLocalPath: (key, use) => use(pathOf(key)),
  };
};
