import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by key (`resonance/<id>`). A key never comes from a user. */
export interface Storage {
  write(key: string, content: Uint8Array): Promise<void>;
  writeStream(key: string, content: Readable): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  /** Gives the file as a path on this machine for as long as `use` runs. */
  withLocalPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
}

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const onDisk = (disk: Disk): Omit<Storage, 'withLocalPath'> => ({
  write: (key, content) => disk.put(key, content),
  // The library hides why the content ended early.
  writeStream: (key, content) =>
    disk.putStream(key, content).catch((error) => {
      throw content.errored ?? error;
    }),
  read: (key) => disk.getBytes(key),
  remove: (key) => disk.delete(key),
});

const ownerOnly = { folder: 0o700, file: 0o600 } as const;

/** Files in a folder of this machine, made for its owner alone. */
export const folderStorage = (folder: string): Storage => {
  // Unlike the library's, it is over when it fails: no file appears behind whoever cleans up.
  const write = async (key: string, content: Uint8Array | Readable): Promise<void> => {
    const path = resolve(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
    await writeFile(path, content, { mode: ownerOnly.file });
  };
  return {
    ...onDisk(new Disk(new FSDriver({ location: resolve(folder), visibility: 'private' }))),
    write,
    writeStream: write,
    withLocalPath: (key, use) => use(resolve(folder, key)),
  };
};

/** Takes every right of others from a folder and what is in it. Links are left alone, and what they lead to. */
const closeToOthers = async (folder: string): Promise<void> => {
  await chmod(folder, ownerOnly.folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeToOthers(path);
    else if (entry.isFile()) await chmod(path, ownerOnly.file);
  }
};

/** The same in a folder of our own, closed to everyone else whatever it was before. */
export const openPrivateFolder = async (folder: string): Promise<Storage> => {
  await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
  await closeToOthers(folder);
  return folderStorage(folder);
};

/** Files in a bucket, for several nodes that share nothing else. The SDK is loaded only where it is used. */
export const s3Storage = async (settings: S3Settings): Promise<Storage> => {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, ...credentials } = settings;
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
  return {
    ...onDisk(disk),
    withLocalPath: async (key, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'soundings-'));
      try {
        const path = join(folder, 'file');
        await pipeline(await disk.getStream(key), createWriteStream(path));
        return await use(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};
