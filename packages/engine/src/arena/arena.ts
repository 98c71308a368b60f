import { wordsFor } from '../crosstab/dataset/bits.ts';
import type { Bits } from '../crosstab/dataset/dataset.ts';
import { allocateMemory, type Kernels, type Memory, startKernels } from './kernels.ts';

/**
 * All masks of one dataset in one block of memory, one row each: audiences, then R1 answered, R1 positive, R2 answered,
 * R2 positive of each message, then mentions. Rows begin at multiples of 64 bytes; what is behind the last respondent
 * is zero. The masks of the dataset are views on the rows.
 *
 * A row is kept in one piece, so that everything that walks one mask needs to know nothing of the arena. Rows cut into
 * tiles were as fast as the kernels are now, see `kernels.wat`.
 */
export interface Arena {
  readonly words: Uint32Array;
  /** Bytes from a row to the next. */
  readonly stride: number;
  readonly row: (index: number) => Bits;
  /** Null where counting is done in TypeScript: there is no WebAssembly, or not enough of its memory. */
  readonly kernels: Kernels | null;
  readonly masksAt: number;
  readonly countsAt: number;
  /** The same for the calls of other threads; null where the memory is this thread's alone. */
  readonly shared: { readonly memory: Memory; readonly slots: readonly Slot[] } | null;
}

export type Slot = Pick<Arena, 'masksAt' | 'countsAt'>;

export const masksAtOnce = 4;
/** Rows of one call of a kernel: a multiple of 4, as it may count up to the next one. */
export const rowsAtOnce = 4096;

const sharedSlots = 4;

const lineBytes = 64;

const arenas = new WeakMap<ArrayBufferLike, Arena>();

export function allocateArena(respondents: number, rows: number, isShared = false): Arena {
  const words = wordsFor(respondents);
  const stride = Math.max(1, Math.ceil((words * 4) / lineBytes)) * lineBytes;
  const slotBytes = masksAtOnce * stride + rowsAtOnce * masksAtOnce * 4;
  const [own, ...slots] = Array.from({ length: isShared ? 1 + sharedSlots : 1 }, (_, i): Slot => {
    const masksAt = rows * stride + i * slotBytes;
    return { masksAt, countsAt: masksAt + masksAtOnce * stride };
  });
  const bytes = rows * stride + (1 + slots.length) * slotBytes;
  const memory = allocateMemory(bytes, isShared);
  const buffer = memory?.buffer ?? new ArrayBuffer(bytes);
  const arena: Arena = {
    words: new Uint32Array(buffer),
    stride,
    row: (index) => new Uint32Array(buffer, index * stride, words),
    kernels: memory && startKernels(memory),
    ...own!,
    shared: memory && isShared ? { memory, slots } : null,
  };
  arenas.set(buffer, arena);
  return arena;
}

/** The arena that some masks are the rows of, in this order and from the first on; null where they are not. */
export function findArena(masks: readonly Bits[]): Arena | null {
  const arena = masks[0] && arenas.get(masks[0].buffer);
  if (!arena) return null;
  const isRow = ({ buffer, byteOffset }: Bits, index: number): boolean =>
    buffer === arena.words.buffer && byteOffset === index * arena.stride;
  return masks.every(isRow) ? arena : null;
}
