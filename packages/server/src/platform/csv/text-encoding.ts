import { isAscii, isUtf8 } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { createYield } from '#/platform/event-loop.ts';

/** Small enough that the cells of a piece stay in the processor's cache until they are read. */
const pieceBytes = 65_536;
/** Pieces that are read from the disk at once: another thread is asked for them, which takes as long as a piece does. */
const piecesARead = 8;

/**
 * Streams a text file as pieces of up to 64 Ki characters, without the byte order mark.
 * Bytes that the encoding does not know become U+FFFD.
 */
export async function* decodeText(path: string, encoding: Encoding, signal?: AbortSignal): AsyncGenerator<string> {
  const yieldToEventLoop = createYield(signal);
  const decoder = new TextDecoder(encoding);
  const isByteEncoding = !encoding.startsWith('utf-16');
  const file = await open(path);
  try {
    let mayHoldCutCharacter = false;
    for await (const block of readAhead(file, pieceBytes * piecesARead)) {
      for (let from = 0; from < block.length; from += pieceBytes) {
        await yieldToEventLoop();
        const piece = block.subarray(from, from + pieceBytes);
        // Most survey files are ASCII from end to end; copying them is several times faster than decoding.
        const isPlain: boolean = isByteEncoding && !mayHoldCutCharacter && isAscii(piece);
        yield isPlain ? piece.toString('latin1') : decoder.decode(piece, { stream: true });
        mayHoldCutCharacter = !isPlain && piece[piece.length - 1]! >= 0x80;
      }
    }
    const last = decoder.decode();
    if (last !== '') yield last;
  } finally {
    await file.close();
  }
}

async function* readAhead(file: FileHandle, blockBytes: number): AsyncGenerator<Buffer> {
  const buffers = [Buffer.alloc(blockBytes), Buffer.alloc(blockBytes)] as const;
  let next = file.read(buffers[0], 0, blockBytes, null);
  for (;;) {
    const { bytesRead, buffer } = await next;
    if (bytesRead === 0) return;
    next = file.read(buffer === buffers[0] ? buffers[1] : buffers[0], 0, blockBytes, null);
    // Where nobody asks for it any more, its failure is nobody's either.
    next.catch(() => undefined);
    yield buffer.subarray(0, bytesRead);
  }
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

const scanBytes = 1_048_576;

/**
 * Finds the encoding of a text file. The whole file is read, because one ü in the last line decides:
 * valid UTF-8 up to the end is UTF-8; otherwise the bytes from 0x80 decide between Windows-1252 and Mac Roman.
 * Latin-1 counts as Windows-1252, which holds it.
 */
export async function detectEncoding(path: string, signal?: AbortSignal): Promise<Encoding> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(4096);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return detectUnicode(head.subarray(0, bytesRead)) ?? (await detectByBytes(file, signal));
  } finally {
    await file.close();
  }
}

function detectUnicode(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let i = 0; i < head.length; i++) if (head[i] === 0) zeros[i & 1]!++;
  const [even = 0, odd = 0] = zeros;
  const half = head.length / 2;
  if (odd > half * 0.5 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.5 && odd < half * 0.1) return 'utf-16be';
  return null;
}

async function detectByBytes(file: FileHandle, signal?: AbortSignal): Promise<Encoding> {
  const yieldToEventLoop = createYield(signal);
  const buffer = Buffer.alloc(scanBytes);
  let kept = 0;
  let position = 0;
  for (;;) {
    await yieldToEventLoop();
    const { bytesRead } = await file.read(buffer, kept, scanBytes - kept, position);
    position += bytesRead;
    const block = buffer.subarray(0, kept + bytesRead);
    const whole = bytesRead === 0 ? block.length : endOfWholeCharacters(block);
    if (!isUtf8(block.subarray(0, whole))) return isMacRoman(block) ? 'macintosh' : 'windows-1252';
    if (bytesRead === 0) return 'utf-8';
    kept = block.copy(buffer, 0, whole);
  }
}

/** Where a UTF-8 character that the block cuts begins; the length of the block when it cuts none. */
function endOfWholeCharacters(block: Buffer): number {
  for (let back = 1; back <= 3 && back <= block.length; back++) {
    const byte = block[block.length - back]!;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? block.length - back : block.length;
    }
  }
  return block.length;
}

const lowercase = new Set('àáâãäåæçèéêëìíîïñòóôõöøùúûüÿß');
const uppercase = new Set('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜ');
const punctuation = new Set('„‚…«»°§®©™\u00a0¿¡£');

const isLetter = (byte: number): boolean => (byte | 32) >= 97 && (byte | 32) <= 122;
const isLower = (byte: number): boolean => byte >= 97 && byte <= 122;
const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
const isSpace = (byte: number): boolean => byte === 32;

const byteValues = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const macCharacters = new TextDecoder('macintosh').decode(byteValues);
const windowsCharacters = new TextDecoder('windows-1252').decode(byteValues);

/** Bytes that are looked at closely; what thousands of them say, the rest says as well. */
const maxJudged = 20_000;

/**
 * Whether text that is not UTF-8 reads better as Mac Roman (old Excel for Mac) than as Windows-1252.
 * Both give every byte a meaning, but the wrong one puts capitals and symbols inside words ("fŸr" for "für").
 */
function isMacRoman(bytes: Uint8Array): boolean {
  let mac = 0;
  let windows = 0;
  let judged = 0;
  for (let i = 0; i < bytes.length && judged < maxJudged; i++) {
    const byte = bytes[i]!;
    if (byte < 0x80) continue;
    judged++;
    const before = bytes[i - 1] ?? 10;
    const after = bytes[i + 1] ?? 10;
    mac += plausibility(macCharacters[byte]!, before, after);
    windows += plausibility(windowsCharacters[byte]!, before, after);
  }
  return mac > windows;
}

function plausibility(character: string, before: number, after: number): number {
  if (lowercase.has(character)) return isLetter(before) || isLetter(after) ? 2 : 1;
  if (uppercase.has(character)) return isLower(before) ? -3 : 1;
  if (character === '’') return isLetter(before) ? 3 : 1;
  if (character === '“' || character === '‘') return !isLetter(before) && isLetter(after) ? 3 : 0;
  if (character === '”') return !isLetter(after) && !isSpace(before) ? 3 : 0;
  if (character === '–' || character === '—') return isLetter(before) && isLetter(after) ? 0 : 3;
  if (character === '€') return isLetter(after) || isLetter(before) ? -2 : 2;
  if (punctuation.has(character)) return isDigit(after) || !isLetter(after) ? 1 : 0;
  return -2;
}
