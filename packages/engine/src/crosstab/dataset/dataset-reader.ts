import { type ArenaOptions, allocateRows } from '../../arena/arena.ts';
import type { Steps } from '../../steps.ts';
import { wordsFor } from './bits.ts';
import type { Bits, Dataset, Measure } from './dataset.ts';
import {
  bytesAStep,
  checkedFrom,
  crc32,
  DatasetFileError,
  magic,
  preamble,
  version,
  viewBytes,
} from './dataset-file.ts';
import { type DatasetHeader, decodeHeader, maskCount, readScale, type ScaleRef } from './dataset-header.ts';

export interface ReadOptions extends Pick<ArenaOptions, 'maxBytes'> {
  /** From so many respondents on, memory that other threads can count in. */
  readonly sharedFrom?: number;
}

const maxHeaderBytes = 2 ** 28;

/**
 * Reads a dataset's file piece by piece into arenas of its own, so that a file of many gigabytes is in memory once.
 * Throws a DatasetFileError where the bytes are not a dataset of this version, cut short, too long or damaged.
 */
export class DatasetReader {
  readonly #options: ReadOptions;
  readonly #preamble = new Uint8Array(preamble);
  #header: DatasetHeader | null = null;
  #masks: readonly Bits[] = [];
  #weights: Float64Array | null = null;
  /** What is filled by the bytes to come, and how much of the first is filled already. */
  #targets: Uint8Array[] = [this.#preamble];
  #next = 0;
  #filled = 0;
  #bytes = 0;
  #crc = 0;

  constructor(options: ReadOptions = {}) {
    this.#options = options;
  }

  *read(piece: Uint8Array): Steps<void> {
    for (let start = 0; start < piece.length; start += bytesAStep) {
      const bytes = piece.subarray(start, start + bytesAStep);
      this.#crc = crc32(bytes.subarray(Math.max(0, checkedFrom - this.#bytes)), this.#crc);
      this.#bytes += bytes.length;
      this.#fill(bytes);
      if (start + bytesAStep <= piece.length) yield;
    }
  }

  end(): Dataset {
    if (this.#bytes < preamble) throw new DatasetFileError('This is not a dataset file.');
    const view = new DataView(this.#preamble.buffer);
    const length = view.getFloat64(16, true);
    if (length !== this.#bytes) {
      throw new DatasetFileError(`The dataset file has ${this.#bytes} bytes instead of ${length}.`);
    }
    if (this.#crc !== view.getUint32(12, true) || !this.#header) {
      throw new DatasetFileError('The dataset file is damaged: its checksum does not fit.');
    }
    return toDataset(this.#header, this.#masks, this.#weights);
  }

  #fill(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length && this.#next < this.#targets.length; ) {
      const target = this.#targets[this.#next]!;
      const part = bytes.subarray(from, from + target.length - this.#filled);
      target.set(part, this.#filled);
      from += part.length;
      this.#filled += part.length;
      if (this.#filled < target.length) continue;
      this.#next++;
      this.#filled = 0;
      if (target === this.#preamble) this.#expectHeader();
      else if (this.#next === this.#targets.length && !this.#header) this.#expectMasks(target);
    }
  }

  #expectHeader(): void {
    if (magic.some((byte, i) => this.#preamble[i] !== byte)) throw new DatasetFileError('This is not a dataset file.');
    const view = new DataView(this.#preamble.buffer);
    const found = view.getUint32(8, true);
    if (found !== version) throw new DatasetFileError(`The dataset file has version ${found}, not ${version}.`);
    const length = view.getUint32(24, true);
    if (length === 0 || length > maxHeaderBytes) throw new DatasetFileError('The dataset file has no header.');
    this.#targets.push(new Uint8Array(length));
  }

  #expectMasks(bytes: Uint8Array): void {
    const { sharedFrom = Number.POSITIVE_INFINITY, maxBytes } = this.#options;
    const found = readHeader(bytes);
    const { respondents, weighted } = found;
    const count = maskCount(found);
    const all = preamble + bytes.length + (weighted ? respondents * 8 : 0) + count * wordsFor(respondents) * 4;
    // Before memory is taken for what a damaged header says.
    if (all !== new DataView(this.#preamble.buffer).getFloat64(16, true)) {
      throw new DatasetFileError('The dataset file does not fit its header.');
    }
    const isShared = respondents >= sharedFrom;
    const { row } = allocateRows(respondents, count, { isShared, ...(maxBytes && { maxBytes }) });
    this.#header = found;
    this.#weights = weighted ? new Float64Array(respondents) : null;
    this.#masks = Array.from({ length: count }, (_, index) => row(index));
    const targets = [...(this.#weights ? [this.#weights] : []), ...this.#masks].map(viewBytes);
    this.#targets.push(...targets.filter(({ length }) => length > 0));
  }
}

function readHeader(bytes: Uint8Array): DatasetHeader {
  try {
    const header = decodeHeader(bytes);
    maskCount(header);
    if (Number.isSafeInteger(header.respondents)) return header;
  } catch {
    // Damaged: neither JSON, nor what was written.
  }
  throw new DatasetFileError('The dataset file is damaged: its header cannot be read.');
}

function toDataset(header: DatasetHeader, all: readonly Bits[], weights: Float64Array | null): Dataset {
  const masks = all.values();
  const mask = (): Bits => masks.next().value!;
  const measure = (ref: ScaleRef): Measure => ({
    answered: mask(),
    positive: mask(),
    scale: readScale(header, ref),
  });
  return {
    respondents: header.respondents,
    weights,
    variables: header.variables.map((variable) => ({
      header: variable.header,
      audiences: variable.audiences.map((audience) => ({ ...audience, members: mask() })),
    })),
    messages: header.messages.map(({ id, text, r1, r2 }) => ({
      id,
      text,
      r1: measure(r1),
      r2: r2 && measure(r2.scale),
    })),
    concepts: header.concepts.map(({ id, name, mentions }) => ({
      id,
      name,
      mentions: mentions.map((mention) => ({ ...mention, members: mask() })),
    })),
  };
}
