import { listRows } from '../../arena/rows.ts';
import { finish, type Steps } from '../../steps.ts';
import type { Dataset } from './dataset.ts';
import { encodeHeader } from './dataset-header.ts';

/**
 * One dataset as one file; its masks are copied into arenas as they are read, see `DatasetReader`.
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
export const magic = new TextEncoder().encode('SOUNDSET');
export const version = 1;
export const checkedFrom = 16;
export const preamble = 32;
export const bytesAStep = 1_048_576;

/**
 * The pieces of the file in their order, as views on the dataset: it must not change until they are written. Texts must
 * be well-formed Unicode (no lone surrogates).
 */
export function* encodeDatasetInSteps(dataset: Dataset): Steps<Uint8Array[]> {
  const header = encodeHeader(dataset);
  yield;
  const parts = [...(dataset.weights ? [dataset.weights] : []), ...listRows(dataset)].map(viewBytes);
  const head = new Uint8Array(preamble + header.length);
  head.set(magic);
  head.set(header, preamble);
  const view = new DataView(head.buffer);
  view.setUint32(8, version, true);
  view.setFloat64(
    16,
    parts.reduce((sum, { length }) => sum + length, head.length),
    true,
  );
  view.setUint32(24, header.length, true);
  view.setUint32(12, yield* checksum([head.subarray(checkedFrom), ...parts]), true);
  return [head, ...parts];
}

/** Copies the dataset. */
export function encodeDataset(dataset: Dataset): Uint8Array {
  const parts = finish(encodeDatasetInSteps(dataset));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function* checksum(parts: readonly Uint8Array[]): Steps<number> {
  let crc = 0;
  let bytes = 0;
  for (const part of parts) {
    for (let start = 0; start < part.length; start += bytesAStep) {
      const piece = part.subarray(start, start + bytesAStep);
      crc = crc32(piece, crc);
      bytes += piece.length;
      if (bytes < bytesAStep) continue;
      bytes = 0;
      yield;
    }
  }
  return crc;
}

export const viewBytes = (view: Uint32Array | Float64Array): Uint8Array =>
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
