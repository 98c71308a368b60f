import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '#test/start-s3.ts';
import { s3Storage } from './s3-storage.ts';
import { folderStorage, type Storage } from './storage.ts';

const megabyte = 1024 * 1024;

/** Bytes that tell where they are from, as a stream of a length that nobody knows before. */
const piecesOf = function* (megabytes: number) {
  for (let piece = 0; piece < megabytes; piece++) {
    const bytes = Buffer.alloc(megabyte, piece % 251);
    bytes.writeUInt32BE(piece, 0);
    yield bytes;
  }
};
const streamOf = (megabytes: number) => Readable.from(piecesOf(megabytes));
const sumOf = async (chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> => {
  let sum = 0;
  let bytes = 0;
  for await (const chunk of chunks) {
    sum = crc32(chunk, sum);
    bytes += chunk.length;
  }
  return `${bytes} bytes, ${sum}`;
};
const cutOff = (megabytes: number) =>
  Readable.from(
    (async function* () {
      yield* piecesOf(megabytes);
      throw new Error('the client hung up');
    })(),
  );

interface Place {
  readonly storage: Storage;
  list(): Promise<string[]>;
  close(): Promise<void>;
}

const inFolder = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-storage-'));
  return {
    storage: folderStorage(folder),
    list: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    close: () => rm(folder, { recursive: true }),
  };
};

const inBucket = async (): Promise<Place> => {
  const s3 = await startS3();
  const storage = s3Storage(s3.settings);
  return { storage, list: s3.list, close: s3.stop };
};

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('files in %s', (_, openPlace) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await openPlace();
    storage = place.storage;
  });
  afterAll(() => place.close());

  it('are read as they were written, and no longer once removed', async () => {
    await storage.write('resonance/one', Buffer.from('äöü'));
    await storage.write('resonance/empty', new Uint8Array());
    expect(Buffer.from(await storage.read('resonance/one')).toString()).toBe('äöü');
    expect((await storage.read('resonance/empty')).length).toBe(0);
    expect(await storage.exists('resonance/empty')).toBe(true);
    expect(await storage.findSize('resonance/empty')).toBe(0);
    for (const key of ['resonance/one', 'resonance/empty']) await storage.remove(key);
    expect(await storage.exists('resonance/empty')).toBe(false);
    expect(await storage.findSize('resonance/empty')).toBeNull();
    await expect(storage.read('resonance/one')).rejects.toThrow();
    expect(await place.list()).toEqual([]);
  });

  it('may be removed twice', async () => {
    await storage.remove('resonance/never-there');
  });

  it.each([0, 1, 13])('of %i MB and unknown length are streamed', async (megabytes) => {
    await storage.writeStream('uploads/streamed', streamOf(megabytes));
    expect(await sumOf([await storage.read('uploads/streamed')])).toBe(await sumOf(piecesOf(megabytes)));
    await storage.remove('uploads/streamed');
  });

  it('are read in ranges on this machine', async () => {
    await storage.writeStream('uploads/ranges', streamOf(13));
    const range = await storage.withLocalPath('uploads/ranges', async (path) => {
      const file = await open(path);
      const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 11 * megabyte - 4);
      await file.close();
      return buffer;
    });
    expect([...range]).toEqual([10, 10, 10, 10, 0, 0, 0, 11]);
    await storage.remove('uploads/ranges');
  });

  it.each([0, 3, 20])('leave nothing where their content ends early, after %i MB, and say why', async (megabytes) => {
    await expect(storage.writeStream('uploads/cut', cutOff(megabytes))).rejects.toThrow('the client hung up');
    expect(await place.list()).toEqual([]);
  });

  it('of 100 MB are streamed, there and back', async () => {
    await storage.writeStream('uploads/large', streamOf(100));
    const back = await storage.withLocalPath('uploads/large', async (path) =>
      sumOf((await open(path)).createReadStream()),
    );
    expect(back).toBe(await sumOf(piecesOf(100)));
    await storage.remove('uploads/large');
  }, 120_000);
});

describe('a bucket behind a connection that is cut', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let storage: Storage;
  beforeAll(async () => {
    s3 = await startS3();
    storage = s3Storage(s3.settings);
  });
  afterAll(() => s3.stop());

  it('takes the part again that was cut', async () => {
    s3.cut(12 * megabyte, 'client');
    await storage.writeStream('uploads/again', streamOf(30));
    expect(await sumOf([await storage.read('uploads/again')])).toBe(await sumOf(piecesOf(30)));
  });

  it('goes on reading where it was cut', async () => {
    s3.cut(10 * megabyte, 'server', 2);
    const content = await storage.withLocalPath('uploads/again', (path) => readFile(path));
    expect(await sumOf([content])).toBe(await sumOf(piecesOf(30)));
    await storage.remove('uploads/again');
  });

  it('fails where the connection does not come back, and no file appears', async () => {
    s3.cut(12 * megabyte, 'client', Number.POSITIVE_INFINITY);
    await expect(storage.writeStream('uploads/lost', streamOf(30))).rejects.toThrow();
    s3.mend();
    await expect(storage.read('uploads/lost')).rejects.toThrow();
    // Parts stay where nobody could be told to throw them away; a rule of the bucket ends them.
    expect((await s3.list()).filter((name) => !name.startsWith('_multipart'))).toEqual([]);
  });
});
