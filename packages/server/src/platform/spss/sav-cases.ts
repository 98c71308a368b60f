import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { createYield } from '#/platform/event-loop.ts';
import type { SavDictionary } from './sav-dictionary.ts';
import { damaged } from './sav-extensions.ts';

const inflateBlock = promisify(inflate);
const blockBytes = 262_144;
/** Of a .zsav: SPSS and its kin write blocks of 4 MB. */
const mostInflated = 16_777_216;

type Layout = Pick<SavDictionary, 'compression' | 'bias' | 'systemMissing' | 'isLittleEndian' | 'casesAt' | 'cases'>;

/**
 * The cases of a .sav or .zsav file, `caseBytes` each; a case is valid until the next is asked for. Other work gets a
 * turn between blocks. Throws UnreadableFileError where the file is damaged or ends before its last case.
 */
export async function* readSavCases(
  path: string,
  layout: Layout,
  caseBytes: number,
  signal?: AbortSignal,
): AsyncGenerator<readonly Buffer[]> {
  const yieldToEventLoop = createYield(signal);
  const file = await open(path);
  try {
    const unpacker = new Unpacker(layout, caseBytes);
    let read = 0;
    for await (const block of layout.compression === 'zlib' ? inflateBlocks(file, layout) : readBlocks(file, layout)) {
      const cases = unpacker.unpack(block);
      read += cases.length;
      if (cases.length > 0) yield cases;
      if (unpacker.hasEnded) break;
      await yieldToEventLoop();
    }
    if (unpacker.isWithinCase || (layout.cases >= 0 && read < layout.cases)) throw damaged();
  } finally {
    await file.close();
  }
}

async function* readBlocks(file: FileHandle, { casesAt }: Layout): AsyncGenerator<Buffer> {
  for (let at = casesAt; ; ) {
    const block = Buffer.alloc(blockBytes);
    const { bytesRead } = await file.read(block, 0, blockBytes, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield block.subarray(0, bytesRead);
  }
}

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw damaged();
  return bytes;
};

/** Bytes of a block's entry in the list at the end of a .zsav, and of what stands before the list. */
const entryBytes = 24;
const trailerBytes = 24;

async function* inflateBlocks(file: FileHandle, { casesAt, isLittleEndian }: Layout): AsyncGenerator<Buffer> {
  const long = (bytes: Buffer, at: number) =>
    Number(isLittleEndian ? bytes.readBigInt64LE(at) : bytes.readBigInt64BE(at));
  const int = (bytes: Buffer, at: number) => (isLittleEndian ? bytes.readInt32LE(at) : bytes.readInt32BE(at));
  const { size } = await file.stat();
  const trailerAt = long(await readAt(file, casesAt, trailerBytes), 8);
  if (!(trailerAt > casesAt && trailerAt + trailerBytes <= size)) throw damaged();
  const count = int(await readAt(file, trailerAt, trailerBytes), 20);
  if (count < 0 || trailerAt + trailerBytes + count * entryBytes > size) throw damaged();
  const entries = await readAt(file, trailerAt + trailerBytes, count * entryBytes);
  for (let at = 0; at < entries.length; at += entryBytes) {
    const [from, inflated, packed] = [long(entries, at + 8), int(entries, at + 16), int(entries, at + 20)];
    const isWithin = from > casesAt && packed > 0 && from + packed <= trailerAt;
    if (!isWithin || inflated < 0 || inflated > mostInflated) throw damaged();
    const block = await readAt(file, from, packed);
    try {
      yield await inflateBlock(block, { maxOutputLength: Math.max(1, inflated) });
    } catch (cause) {
      throw damaged(cause);
    }
  }
}

const codes = { padding: 0, end: 252, raw: 253, blanks: 254, systemMissing: 255 };
const slotBytes = 8;

/** Makes cases of equal length of blocks that cut them anywhere. */
class Unpacker {
  readonly #isPacked: boolean;
  readonly #numbers: readonly Buffer[];
  readonly #blanks = Buffer.alloc(slotBytes, ' ');
  readonly #caseBytes: number;
  /** Eight codes for the values to come; the first of them is at `#code`. */
  #codes = Buffer.alloc(slotBytes);
  #code = slotBytes;
  #rest: Buffer = Buffer.alloc(0);
  #case: Buffer;
  #filled = 0;
  hasEnded = false;

  constructor({ compression, bias, systemMissing, isLittleEndian }: Layout, caseBytes: number) {
    this.#isPacked = compression !== 'none';
    this.#caseBytes = caseBytes;
    this.#case = Buffer.alloc(caseBytes);
    this.#numbers = Array.from({ length: 256 }, (_, code) => {
      const bytes = Buffer.alloc(slotBytes);
      const value = code === codes.systemMissing ? systemMissing : code - bias;
      if (isLittleEndian) bytes.writeDoubleLE(value);
      else bytes.writeDoubleBE(value);
      return bytes;
    });
  }

  get isWithinCase(): boolean {
    return this.#filled > 0 || (this.#rest.length > 0 && !this.hasEnded);
  }

  unpack(block: Buffer): Buffer[] {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, block]) : block;
    const cases: Buffer[] = [];
    let at = 0;
    while (!this.hasEnded && at + slotBytes <= bytes.length + (this.#needsBytes() ? 0 : slotBytes)) {
      if (this.#isPacked && this.#code === slotBytes) {
        bytes.copy(this.#codes, 0, at, at + slotBytes);
        this.#code = 0;
        at += slotBytes;
        continue;
      }
      const code = this.#isPacked ? this.#codes[this.#code]! : codes.raw;
      if (this.#isPacked) this.#code++;
      if (code === codes.padding) continue;
      if (code === codes.end) {
        this.hasEnded = true;
        break;
      }
      if (code === codes.raw) {
        bytes.copy(this.#case, this.#filled, at, at + slotBytes);
        at += slotBytes;
      } else (code === codes.blanks ? this.#blanks : this.#numbers[code]!).copy(this.#case, this.#filled);
      this.#filled += slotBytes;
      if (this.#filled < this.#caseBytes) continue;
      cases.push(this.#case);
      this.#case = Buffer.alloc(this.#caseBytes);
      this.#filled = 0;
    }
    this.#rest = bytes.subarray(at);
    return cases;
  }

  #needsBytes(): boolean {
    return !this.#isPacked || this.#code === slotBytes || this.#codes[this.#code] === codes.raw;
  }
}
