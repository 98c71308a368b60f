import { crc32, deflateSync } from 'node:zlib';

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export const pngChunk = (type: string, data: Uint8Array = new Uint8Array()): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
};

/** A PNG of one colour that every browser draws. `extra` stands before its pixels. */
export const makePng = (
  width = 120,
  height = 40,
  [red, green, blue]: readonly number[] = [0, 115, 108],
  extra: Uint8Array[] = [],
) => {
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.from(Array.from({ length: width }, () => [red, green, blue]).flat() as number[]),
  ]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])])),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    pngChunk('IEND'),
  ]);
};

const segment = (marker: number, data: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), number(data.length + 2).subarray(2), data]);

/** A JPEG as far as its parts tell: with where it was taken, a comment, and a scan that holds an escaped FF. */
export const makeJpeg = (width = 120, height = 40): Buffer => {
  const frame = Buffer.concat([
    Buffer.from([8]),
    number(height).subarray(2),
    number(width).subarray(2),
    Buffer.from([1, 1, 0x11, 0]),
  ]);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe0, Buffer.from('JFIF\0')),
    segment(0xe1, Buffer.from('Exif\0\0 taken at home')),
    segment(0xfe, Buffer.from('<script>alert(1)</script>')),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from('11ff00ffd022', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ]);
};

const little = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
};

const riffPart = (type: string, data: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(type, 'latin1'), little(data.length, 4), data, Buffer.alloc(data.length % 2)]);

/** A WebP as far as its parts tell: lossless, announcing that it holds where it was taken (or that it moves). */
export const makeWebp = (width = 120, height = 40, flags = 0x08): Buffer => {
  const canvas = Buffer.concat([little(flags, 4), little(width - 1, 3), little(height - 1, 3)]);
  const pixels = Buffer.concat([
    Buffer.from([0x2f]),
    little(((height - 1) << 14) | (width - 1), 4),
    Buffer.from([7, 7]),
  ]);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffPart('VP8X', canvas),
    riffPart('VP8L', pixels),
    riffPart('EXIF', Buffer.from('taken at home')),
  ]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), little(body.length, 4), body]);
};
