import { access, chmod, constants, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { SettingsError } from '#/env.ts';

/** Files by key (`resonance/<id>`). A key never comes from a user, and is written once. */
export interface Storage {
  write(key: string, content: Uint8Array): Promise<void>;
  /** Of any length, which nobody knows before. Where the content ends early nothing stays, and its error is thrown. */
  writeStream(key: string, content: Readable): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  /** In bytes; null where there is no such file. */
  findSize(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  withLocalPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull', 'QuotaExceeded']);

export const isStorageFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return fullCodes.has(String(code)) || fullCodes.has(error.name) || isStorageFull(error.cause);
};

interface Modes {
  readonly folder?: number;
  readonly file?: number;
}
const ownerOnly = { folder: 0o700, file: 0o600 } as const satisfies Modes;

export const folderStorage = (folder: string, modes: Modes = {}): Storage => {
  const filePath = (key: string) => resolve(folder, key);
  const write = async (key: string, content: Uint8Array | Readable): Promise<void> => {
    const path = filePath(key);
    await mkdir(dirname(path), { recursive: true, mode: modes.folder });
    try {
      await writeFile(path, content, { mode: modes.file });
    } catch (error) {
      // A full disk has no room for half a file.
      await rm(path, { force: true });
      throw error;
    }
  };
  return {
    write,
    writeStream: write,
    read: (key) => readFile(filePath(key)),
    exists: (key) =>
      access(filePath(key)).then(
        () => true,
        () => false,
      ),
    findSize: (key) =>
      stat(filePath(key)).then(
        ({ size }) => size,
        () => null,
      ),
    remove: (key) => rm(filePath(key), { force: true }),
    withLocalPath: (key, use) => use(filePath(key)),
  };
};

const closeToOthers = async (folder: string): Promise<void> => {
  await chmod(folder, ownerOnly.folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeToOthers(path);
    else if (entry.isFile()) await chmod(path, ownerOnly.file);
  }
};

export const openPrivateFolder = async (folder: string): Promise<Storage> => {
  await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
  await closeToOthers(folder);
  return folderStorage(folder, ownerOnly);
};

/** A folder that keeps the rights that its owner gave it: other nodes may run as other users. Throws a SettingsError. */
export const openSharedFolder = async (folder: string): Promise<Storage> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new SettingsError(
      'FILES_DIR cannot be written. Choose another folder, or give this user the right to write there.',
    );
  }
  return folderStorage(folder);
};
