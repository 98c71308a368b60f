import { createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { createYield } from '#/platform/event-loop.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { tableLimits } from '#/platform/tables/table.ts';

const chunkBytes = 262_144;

/** The parts of a zip by their names in lower case: Office treats part names so. */
export interface Zip {
  has(name: string): boolean;
  /** Unpacked bytes as the zip declares them; 0 for a part that is not there. */
  bytesOf(name: string): number;
  /** Unpacked pieces of at most 256 KiB. Throws UnreadableFileError for damaged or undeclared bytes. */
  read(name: string, signal?: AbortSignal): AsyncGenerator<Buffer>;
  close(): void;
}

/**
 * Opens a zip and refuses one that would unpack to more than the limits, before anything is unpacked.
 * The declared sizes are held to while reading, so a zip that lies about them ends there.
 */
export async function openZip(path: string): Promise<Zip> {
  const file = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause) => {
    throw damaged(cause);
  });
  try {
    const entries = await readDirectory(file);
    return {
      has: (name) => entries.has(name.toLowerCase()),
      bytesOf: (name) => entries.get(name.toLowerCase())?.uncompressedSize ?? 0,
      read: (name, signal) => unpack(file, entries.get(name.toLowerCase()), name, signal),
      close: () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error instanceof UnreadableFileError ? error : damaged(error);
  }
}

async function readDirectory(file: ZipFile): Promise<Map<string, Entry>> {
  if (file.entryCount > tableLimits.zipEntries) {
    throw new UnreadableFileError('unpacksToTooMuch_parts', { parts: file.entryCount });
  }
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of file.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Parts that overlap are a way to unpack the same bytes many times.
    if (packed > file.fileSize) throw new UnreadableFileError('unpacksToTooMuch_overlap', {});
    if (unpacked > tableLimits.unpackedBytes) {
      throw new UnreadableFileError('unpacksToTooMuch_total', { gigabytes: tableLimits.unpackedBytes / 2 ** 30 });
    }
    if (
      entry.uncompressedSize > tableLimits.ratioFreeBytes &&
      entry.uncompressedSize > tableLimits.unpackedRatio * entry.compressedSize
    ) {
      const megabytes = Math.round(entry.uncompressedSize / 1e6);
      const sizes = { bytes: entry.compressedSize, megabytes };
      throw new UnreadableFileError('unpacksToTooMuch_part', { part: entry.fileName, ...sizes });
    }
    const name = entry.fileName.toLowerCase();
    if (entries.has(name)) throw new UnreadableFileError('workbookDamaged_partTwice', { part: name });
    entries.set(name, entry);
  }
  return entries;
}

async function* unpack(
  file: ZipFile,
  entry: Entry | undefined,
  name: string,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  if (!entry) throw new UnreadableFileError('workbookDamaged_partMissing', { part: name });
  if (entry.isEncrypted() || (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)) {
    throw new UnreadableFileError('workbookLocked', {});
  }
  const yieldToEventLoop = createYield(signal);
  const raw = await file.openReadStreamPromise(entry, { decodeFileData: false }).catch((cause) => {
    throw damaged(cause);
  });
  // yauzl's own stream unpacks in pieces of 16 KiB, which costs more than the unpacking.
  const stream = entry.compressionMethod === 8 ? createInflateRaw({ chunkSize: chunkBytes }) : null;
  if (stream) {
    raw.once('error', (error) => stream.destroy(error));
    raw.pipe(stream);
  }
  let bytes = 0;
  try {
    for await (const chunk of stream ?? raw) {
      bytes += chunk.length;
      if (bytes > entry.uncompressedSize) throw new UnreadableFileError('unpacksToTooMuch_undeclared', { part: name });
      yield chunk;
      await yieldToEventLoop();
    }
    if (bytes !== entry.uncompressedSize) throw new UnreadableFileError('workbookDamaged_partCut', { part: name });
  } catch (error) {
    if (signal?.aborted || error instanceof UnreadableFileError) throw error;
    throw damaged(error);
  } finally {
    raw.unpipe();
    raw.destroy();
    stream?.destroy();
  }
}

const damaged = (cause: unknown): UnreadableFileError => new UnreadableFileError('workbookDamaged_zip', {}, { cause });
