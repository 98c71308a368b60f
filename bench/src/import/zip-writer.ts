import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Writes a zip part by part, packing as it goes: a sheet of some 600 MB is never held. */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #directory: Buffer[] = [];
  #offset = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<ZipWriter> {
    return new ZipWriter(await open(path, 'w'));
  }

  async add(name: string, texts: Iterable<string>): Promise<void> {
    const label = Buffer.from(name);
    const start = this.#offset;
    this.#offset += 30 + label.length;
    let crc = 0;
    let unpacked = 0;
    const bytes = function* () {
      for (const text of texts) {
        const chunk = Buffer.from(text);
        crc = crc32(chunk, crc);
        unpacked += chunk.length;
        yield chunk;
      }
    };
    await pipeline(bytes, createDeflateRaw(), async (packed: AsyncIterable<Buffer>) => {
      for await (const chunk of packed) await this.#write(chunk);
    });
    const local = localHeader({ crc, packed: this.#offset - start - 30 - label.length, unpacked, label });
    await this.#file.write(local, 0, local.length, start);
    await this.#file.write(label, 0, label.length, start + 30);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(start, 42);
    this.#directory.push(central, label);
  }

  async end(): Promise<void> {
    const central = Buffer.concat(this.#directory);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#directory.length / 2, 8);
    end.writeUInt16LE(this.#directory.length / 2, 10);
    end.writeUInt32LE(central.length, 12);
    end.writeUInt32LE(this.#offset, 16);
    await this.#write(Buffer.concat([central, end]));
    await this.#file.close();
  }

  async #write(chunk: Buffer): Promise<void> {
    await this.#file.write(chunk, 0, chunk.length, this.#offset);
    this.#offset += chunk.length;
  }
}

function localHeader(part: { crc: number; packed: number; unpacked: number; label: Buffer }): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(part.crc, 14);
  header.writeUInt32LE(part.packed, 18);
  header.writeUInt32LE(part.unpacked, 22);
  header.writeUInt16LE(part.label.length, 26);
  return header;
}
