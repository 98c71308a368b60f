import { crc32 } from 'node:zlib';
import { logoSides } from '@soundings/contract/pictures/logo-limits';
import { AppError } from '#/platform/http/app-error.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Logo extends Size {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly content: Buffer;
}

/**
 * Reads what an uploaded file is from its bytes, whatever it is called. Throws logoOfOtherKind for anything but a whole
 * PNG, JPEG or WebP that stands still, and logoSizeNotAllowed.
 */
export const readLogo = (file: Buffer): Logo => {
  const logo = readPng(file) ?? readJpeg(file) ?? readWebp(file);
  if (!logo) throw new AppError('logoOfOtherKind');
  const sides = [logo.width, logo.height];
  if (sides.some((side) => side < logoSides.min || side > logoSides.max)) throw new AppError('logoSizeNotAllowed');
  return logo;
};

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const pngParts = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs']);

/** PNG (W3C, third edition), 5.3: length, type, data and checksum, from IHDR to IEND. */
const readPng = (file: Buffer): Logo | null => {
  if (!file.subarray(0, 8).equals(pngStart) || file.toString('latin1', 12, 16) !== 'IHDR') return null;
  const kept: Buffer[] = [pngStart];
  let hasPixels = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null;
    if (pngParts.has(type)) kept.push(file.subarray(at, end));
    hasPixels ||= type === 'IDAT';
    if (type === 'IEND') {
      if (end !== file.length || !hasPixels) return null;
      const content = Buffer.concat(kept);
      return { contentType: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20), content };
    }
    at = end;
  }
  return null;
};

/** Start of frame, of every kind that holds a picture: baseline to arithmetic, but no table (C4, C8, CC). */
const isJpegFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JFIF (E0), colour profile (E2) and Adobe's colour space (EE) stay; other applications' parts and comments go. */
const isKeptInJpeg = (marker: number): boolean =>
  (marker < 0xe0 || marker > 0xef) && marker !== 0xfe ? true : [0xe0, 0xe2, 0xee].includes(marker);

/** JPEG (ITU-T T.81), annex B: segments up to the scans, whose bytes escape FF by 00; ends with FF D9. */
const readJpeg = (file: Buffer): Logo | null => {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  const kept: Buffer[] = [file.subarray(0, 2)];
  let size: Size | null = null;
  for (let at = 2; at + 2 <= file.length; ) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      if (at + 2 !== file.length || !size) return null;
      return { contentType: 'image/jpeg', ...size, content: Buffer.concat([...kept, file.subarray(at)]) };
    }
    if (at + 4 > file.length) return null;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) return null;
    if (isJpegFrame(marker)) {
      if (end < at + 9) return null;
      size ??= { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    const next = marker === 0xda ? endOfScan(file, end) : end;
    if (isKeptInJpeg(marker)) kept.push(file.subarray(at, next));
    at = next;
  }
  return null;
};

const endOfScan = (file: Buffer, from: number): number => {
  for (let at = file.indexOf(0xff, from); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at + 2)) {
    const marker = file[at + 1]!;
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return file.length;
};

const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const webpBits = { animation: 0x02, xmp: 0x04, exif: 0x08 };

/** WebP container (RFC 9649): RIFF with the size of all that follows, then parts of even length. */
const readWebp = (file: Buffer): Logo | null => {
  if (file.length < 30 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  if (file.readUInt32LE(4) + 8 !== file.length) return null;
  const kept: Buffer[] = [];
  let canvas: Size | null = null;
  let size: Size | null = null;
  for (let at = 12; at < file.length; ) {
    if (at + 8 > file.length) return null;
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > file.length) return null;
    const part = Buffer.from(file.subarray(at, end));
    if (type.startsWith('ANIM') || type === 'ANMF') return null;
    if (type === 'VP8X') {
      if (length < 10 || part[8]! & webpBits.animation) return null;
      part[8]! &= ~(webpBits.xmp | webpBits.exif);
      canvas = { width: part.readUIntLE(12, 3) + 1, height: part.readUIntLE(15, 3) + 1 };
    }
    size = webpSize(type, part.subarray(8)) ?? size;
    if (webpParts.has(type)) kept.push(part);
    at = end;
  }
  if (!size || (canvas && (canvas.width !== size.width || canvas.height !== size.height))) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF0000WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { contentType: 'image/webp', ...size, content: Buffer.concat([head, body]) };
};

/** Of the picture itself (lossy RFC 6386 9.1, or lossless RFC 9649 3.4); null for other parts. */
const webpSize = (type: string, data: Buffer): Size | null => {
  if (type === 'VP8 ' && data.length >= 10 && data.toString('hex', 3, 6) === '9d012a') {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (type !== 'VP8L' || data.length < 5 || data[0] !== 0x2f) return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};
