import { allocateArena } from '../../arena/arena.ts';
import { listRows } from '../../arena/rows.ts';
import { finish, type Steps } from '../../steps.ts';
import { wordsFor } from './bits.ts';
import type { Bits, Dataset, Measure } from './dataset.ts';
import {
  type DatasetHeader,
  decodeHeader,
  encodeHeader,
  maskCount,
  readScale,
  type ScaleRef,
} from './dataset-header.ts';

/**
 * One dataset as one file; its masks are copied into an arena as they are read.
 *
 *     offset  bytes
 *     0       8      "SOUNDSET"
 *     8       4      format version
 *     12      4      CRC-32 of everything that follows
 *     16      8      length of the file, as a double
 *     24      4      length of the header
 *     28      4      zero
 *     32      …      header: JSON in UTF-8, filled with spaces to a multiple of 8
 *     …       8·n    the weights, where there are any
 *     …       4·w·m  the masks in the header's order: audiences, then R1 answered, R1 positive, R2 … of each
 *                    message, then mentions
 *
 * Numbers are little-endian, as on every machine that runs Node.
 */
const magic = new TextEncoder().encode('SOUNDSET');
const version = 1;
const checkedFrom = 16;
const preamble = 32;
/** Bytes that are copied or checked between two steps: about a millisecond of work. */
const bytesAStep = 1_048_576;

/** The file's bytes; the dataset is copied. Texts must be well-formed Unicode (no lone surrogates). */
export function encodeDataset(dataset: Dataset): Uint8Array {
  return finish(encodeDatasetInSteps(dataset));
}

/** The dataset must not change between the steps. */
export function* encodeDatasetInSteps(dataset: Dataset): Steps<Uint8Array> {
  const header = encodeHeader(dataset);
  yield;
  const masks = [...listRows(dataset)];
  const weightBytes = (dataset.weights?.length ?? 0) * 8;
  const maskBytes = wordsFor(dataset.respondents) * 4;
  const bytes = new Uint8Array(preamble + header.length + weightBytes + masks.length * maskBytes);

  bytes.set(header, preamble);
  let offset = preamble + header.length;
  if (dataset.weights) bytes.set(viewBytes(dataset.weights), offset);
  offset += weightBytes;
  let rested = offset;
  for (const mask of masks) {
    bytes.set(viewBytes(mask), offset);
    offset += maskBytes;
    if (offset - rested < bytesAStep) continue;
    rested = offset;
    yield;
  }

  bytes.set(magic);
  const view = new DataView(bytes.buffer);
  view.setUint32(8, version, true);
  view.setFloat64(16, bytes.length, true);
  view.setUint32(24, header.length, true);
  view.setUint32(12, yield* checksum(bytes), true);
  return bytes;
}

/**
 * The dataset of a file, in an arena of its own; from `sharedFrom` respondents on in one that other threads can count.
 * Throws a DatasetFileError where the bytes are not a dataset of this version, cut short, too long or damaged.
 */
export function* decodeDatasetInSteps(bytes: Uint8Array, sharedFrom = Number.POSITIVE_INFINITY): Steps<Dataset> {
  const headerLength = yield* checkPreamble(bytes);
  const body = preamble + headerLength;
  const header = decodeHeader(bytes.subarray(preamble, body));
  const weightBytes = header.weighted ? header.respondents * 8 : 0;
  const masks = yield* copyMasks(bytes.subarray(body + weightBytes), header, header.respondents >= sharedFrom);
  const mask = (): Bits => masks.next().value!;
  const measure = (ref: ScaleRef): Measure => ({
    answered: mask(),
    positive: mask(),
    scale: readScale(header, ref),
  });

  return {
    respondents: header.respondents,
    // Copied so that they are aligned; `slice` of a Buffer would not copy.
    weights: header.weighted ? new Float64Array(new Uint8Array(bytes.subarray(body, body + weightBytes)).buffer) : null,
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

function* copyMasks(
  bytes: Uint8Array,
  { respondents, ...header }: DatasetHeader,
  isShared: boolean,
): Steps<Iterator<Bits, undefined>> {
  const maskBytes = wordsFor(respondents) * 4;
  const count = maskCount(header);
  if (bytes.length !== count * maskBytes) throw new DatasetFileError('The dataset file does not fit its header.');
  const { row } = allocateArena(respondents, count, isShared);
  const masks: Bits[] = [];
  let rested = 0;
  for (let offset = 0; masks.length < count; offset += maskBytes) {
    const mask = row(masks.length);
    viewBytes(mask).set(bytes.subarray(offset, offset + maskBytes));
    masks.push(mask);
    if (offset - rested < bytesAStep) continue;
    rested = offset;
    yield;
  }
  return masks.values();
}

function* checkPreamble(bytes: Uint8Array): Steps<number> {
  if (bytes.length < preamble || magic.some((byte, i) => bytes[i] !== byte)) {
    throw new DatasetFileError('This is not a dataset file.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = view.getUint32(8, true);
  if (found !== version) throw new DatasetFileError(`The dataset file has version ${found}, not ${version}.`);
  const length = view.getFloat64(16, true);
  if (length !== bytes.length) {
    throw new DatasetFileError(`The dataset file has ${bytes.length} bytes instead of ${length}.`);
  }
  if ((yield* checksum(bytes)) !== view.getUint32(12, true)) {
    throw new DatasetFileError('The dataset file is damaged: its checksum does not fit.');
  }
  return view.getUint32(24, true);
}

function* checksum(bytes: Uint8Array): Steps<number> {
  let crc = 0;
  for (let start = checkedFrom; start < bytes.length; start += bytesAStep) {
    crc = crc32(bytes.subarray(start, start + bytesAStep), crc);
    yield;
  }
  return crc;
}

const viewBytes = (view: Uint32Array | Float64Array): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

export class DatasetFileError extends Error {
  override readonly name = 'DatasetFileError';
}

/** CRC-32 as in ISO 3309 and zip: reflected polynomial 0xEDB88320, one table look-up a byte. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** The checksum of some bytes, 0 … 2³² − 1; `previous` is that of the bytes before them, where there are any. */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ table[(crc ^ bytes[i]!) & 0xff]!;
  return ~crc >>> 0;
}
