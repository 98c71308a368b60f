import { wordsFor } from '../crosstab/dataset/bits.ts';
import type { Bits } from '../crosstab/dataset/dataset.ts';
import { allocateMemory, type Kernels, type Memory, startKernels } from './kernels.ts';
import type { RowRange } from './rows.ts';

/**
 * All masks of one dataset, or some where they are more than fit, in one block of memory, one row each: audiences, then R1 answered, R1 positive, R2 answered,
 * R2 positive of each message, then mentions. Rows begin at multiples of 64 bytes; what is behind the last respondent
 * is zero. The masks of the dataset are views on the rows.
 *
 * A row is kept in one piece, so that everything that walks one mask needs to know nothing of the arena. Rows cut into
 * tiles were as fast as the kernels are now, see `kernels.wat`.
 */
export interface Arena {
  readonly words: Uint32Array;
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

/** A memory of WebAssembly ends at 4 GiB. A page is left, so that the address behind its end has 32 bits too. */
export const maxArenaBytes = 65_535 * 65_536;

export interface ArenaOptions {
  readonly isShared?: boolean;
  readonly maxBytes?: number;
}

/** Rows for all masks of a dataset, in as many arenas as it needs: each has some of the rows, for all respondents. */
export function allocateRows(
  respondents: number,
  rows: number,
  { isShared = false, maxBytes = maxArenaBytes }: ArenaOptions = {},
): { readonly row: Arena['row']; readonly arenas: readonly Arena[] } {
  const stride = strideOf(respondents);
  const slots = (isShared ? 1 + sharedSlots : 1) * slotBytes(stride);
  const rowsAnArena = Math.max(1, Math.floor((maxBytes - slots) / stride));
  const all: Arena[] = [];
  for (let first = 0; first === 0 || first < rows; first += rowsAnArena) {
    all.push(allocateArena(respondents, Math.min(rows - first, rowsAnArena), isShared));
  }
  return { row: (index) => all[Math.floor(index / rowsAnArena)]!.row(index % rowsAnArena), arenas: all };
}

const strideOf = (respondents: number): number =>
  Math.max(1, Math.ceil((wordsFor(respondents) * 4) / lineBytes)) * lineBytes;

const slotBytes = (stride: number): number => masksAtOnce * stride + rowsAtOnce * masksAtOnce * 4;

function allocateArena(respondents: number, rows: number, isShared: boolean): Arena {
  const words = wordsFor(respondents);
  const stride = strideOf(respondents);
  const slot = slotBytes(stride);
  const [own, ...slots] = Array.from({ length: isShared ? 1 + sharedSlots : 1 }, (_, i): Slot => {
    const masksAt = rows * stride + i * slot;
    return { masksAt, countsAt: masksAt + masksAtOnce * stride };
  });
  const bytes = rows * stride + (1 + slots.length) * slot;
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

export interface ArenaPart extends RowRange {
  readonly arena: Arena;
}

/**
 * The arenas that some masks are the rows of, in this order and of each arena from the first row on; null where they are not.
 */
export function findArenas(masks: readonly Bits[]): ArenaPart[] | null {
  const parts: { arena: Arena; first: number; count: number }[] = [];
  for (const [index, { buffer, byteOffset }] of masks.entries()) {
    const arena = arenas.get(buffer);
    if (!arena) return null;
    if (parts.at(-1)?.arena !== arena) parts.push({ arena, first: index, count: 0 });
    if (byteOffset !== parts.at(-1)!.count++ * arena.stride) return null;
  }
  return parts.length > 0 ? parts : null;
}
