import type { FileHandle } from 'node:fs/promises';

export class EndOfFileError extends Error {
  override readonly name = 'EndOfFileError';
}

const blockBytes = 262_144;
/** A dictionary with 20,000 variables and their labels has some megabytes. */
const mostBytes = 67_108_864;

/** Reads a binary file from its beginning on. Throws EndOfFileError where it ends too early. */
export class ByteReader {
  isLittleEndian = true;
  readonly #file: FileHandle;
  readonly #signal: AbortSignal | undefined;
  #block: Buffer = Buffer.alloc(0);
  #blockAt = 0;
  #at = 0;

  constructor(file: FileHandle, signal?: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
  }

  get position(): number {
    return this.#blockAt + this.#at;
  }

  async take(length: number): Promise<Buffer> {
    if (this.#at + length > this.#block.length) await this.#fill(length);
    const bytes = this.#block.subarray(this.#at, this.#at + length);
    this.#at += length;
    return bytes;
  }

  async skip(length: number): Promise<void> {
    await this.take(length);
  }

  async int(): Promise<number> {
    const bytes = await this.take(4);
    return this.isLittleEndian ? bytes.readInt32LE() : bytes.readInt32BE();
  }

  /** A number of things to come: not below 0. */
  async count(): Promise<number> {
    const count = await this.int();
    if (count < 0) throw new EndOfFileError();
    return count;
  }

  async double(): Promise<number> {
    return this.doubleOf(await this.take(8));
  }

  doubleOf(bytes: Buffer): number {
    return this.isLittleEndian ? bytes.readDoubleLE() : bytes.readDoubleBE();
  }

  /** A text with its length before it, and bytes behind it up to a multiple of `unit`. */
  async padded(unit: number): Promise<Uint8Array> {
    const length = await this.count();
    const bytes = await this.take(length);
    await this.skip((unit - (length % unit)) % unit);
    return bytes;
  }

  part(bytes: Buffer): BytePart {
    return new BytePart(bytes, this.isLittleEndian);
  }

  async #fill(length: number): Promise<void> {
    this.#signal?.throwIfAborted();
    const rest = this.#block.subarray(this.#at);
    const from = this.position;
    if (from + length > mostBytes) throw new EndOfFileError();
    // A new block: what was handed out of the one before stays as it is.
    const block = Buffer.alloc(Math.max(blockBytes, length));
    rest.copy(block);
    let filled = rest.length;
    while (filled < block.length) {
      const { bytesRead } = await this.#file.read(block, filled, block.length - filled, from + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    if (filled < length) throw new EndOfFileError();
    this.#block = block.subarray(0, filled);
    this.#blockAt = from;
    this.#at = 0;
  }
}

/** A record that lies in memory as a whole. Throws RangeError beyond its end. */
export class BytePart {
  readonly bytes: Buffer;
  readonly #isLittleEndian: boolean;

  constructor(bytes: Buffer, isLittleEndian: boolean) {
    this.bytes = bytes;
    this.#isLittleEndian = isLittleEndian;
  }

  get length(): number {
    return this.bytes.length;
  }

  byte(at: number): number {
    return this.bytes.readUInt8(at);
  }

  int(at: number): number {
    return this.#isLittleEndian ? this.bytes.readInt32LE(at) : this.bytes.readInt32BE(at);
  }

  double(at: number): number {
    return this.#isLittleEndian ? this.bytes.readDoubleLE(at) : this.bytes.readDoubleBE(at);
  }

  text(): string {
    return this.bytes.toString('latin1');
  }

  slice(at: number, length: number): Buffer {
    if (at < 0 || length < 0 || at + length > this.length) throw new RangeError('beyond the record');
    return this.bytes.subarray(at, at + length);
  }

  /** Bytes with their number before them, and where they end. */
  sized(at: number): { readonly bytes: Buffer; readonly end: number } {
    const length = this.int(at);
    return { bytes: this.slice(at + 4, length), end: at + 4 + length };
  }
}
