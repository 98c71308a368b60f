import { isUtf8 } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { createBreath } from '#/platform/breathe.ts';
import { isMacRoman } from './is-mac-roman.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

const blockBytes = 1_048_576;

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

/** By the byte order mark, or by where the zero bytes of ASCII characters stand. */
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
  const breathe = createBreath(signal);
  const buffer = Buffer.alloc(blockBytes);
  let kept = 0;
  let position = 0;
  for (;;) {
    await breathe();
    const { bytesRead } = await file.read(buffer, kept, blockBytes - kept, position);
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
