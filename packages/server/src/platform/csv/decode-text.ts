import { isAscii } from 'node:buffer';
import { open } from 'node:fs/promises';
import { createBreath } from '#/platform/breathe.ts';
import type { Encoding } from './detect-encoding.ts';

/** Small enough that the cells of a piece stay in the processor's cache until they are read. */
const blockBytes = 65_536;

/**
 * Streams a text file as pieces of up to 64 Ki characters, without the byte order mark.
 * Bytes that the encoding does not know become U+FFFD.
 */
export async function* decodeText(path: string, encoding: Encoding, signal?: AbortSignal): AsyncGenerator<string> {
  const breathe = createBreath(signal);
  const decoder = new TextDecoder(encoding);
  const isByteEncoding = !encoding.startsWith('utf-16');
  const buffers = [Buffer.alloc(blockBytes), Buffer.alloc(blockBytes)] as const;
  const file = await open(path);
  try {
    let mayHoldCutCharacter = false;
    // The next block is read while this one is worked on.
    let next = file.read(buffers[0], 0, blockBytes, null);
    for (;;) {
      await breathe();
      const { bytesRead, buffer } = await next;
      if (bytesRead === 0) break;
      next = file.read(buffer === buffers[0] ? buffers[1] : buffers[0], 0, blockBytes, null);
      // Where nobody asks for it any more, its failure is nobody's either.
      next.catch(() => undefined);
      const block = buffer.subarray(0, bytesRead);
      // Most survey files are ASCII from end to end; copying them is several times faster than decoding.
      const isPlain: boolean = isByteEncoding && !mayHoldCutCharacter && isAscii(block);
      yield isPlain ? block.toString('latin1') : decoder.decode(block, { stream: true });
      mayHoldCutCharacter = !isPlain && block[bytesRead - 1]! >= 0x80;
    }
    const last = decoder.decode();
    if (last !== '') yield last;
  } finally {
    await file.close();
  }
}
