import { and, andCount, popcount, popcount32 } from './bits.ts';
import type { Bits } from './dataset.ts';

/**
 * A set that many masks will be intersected with. A small set occupies few words of its mask; then only those are
 * kept, so that a filter that leaves one respondent costs one word a mask instead of all of them.
 */
export interface Selection {
  readonly count: number;
  /** The words that are not zero, ascending; null where the set is kept as its whole mask. */
  readonly at: Uint32Array | null;
  readonly bits: Bits;
}

/** A word picked out costs about three times as much as a word in a row, see `popcount`. */
const costOfPicking = 4;

/** Prepares a set for counting. The mask is kept, not copied: it must not change afterwards. */
export function select(bits: Bits): Selection {
  let occupied = 0;
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) occupied++;
  const count = popcount(bits);
  if (occupied * costOfPicking >= bits.length) return { count, at: null, bits };

  const at = new Uint32Array(occupied);
  for (let word = 0, next = 0; next < occupied; word++) if (bits[word] !== 0) at[next++] = word;
  return { count, at, bits: at.map((word) => bits[word]!) };
}

export function narrow({ at, bits }: Selection, other: Bits): Selection {
  const narrowed = at ? bits.map((word, i) => word & other[at[i]!]!) : and(bits, other);
  return { count: popcount(narrowed), at, bits: narrowed };
}

/** The part of a selection in the words `from` … `to` - 1 of its mask, as a selection of a mask of these words. */
export function sliceSelection({ at, bits }: Selection, from: number, to: number): Selection {
  if (!at) {
    const part = bits.subarray(from, to);
    return { count: popcount(part), at, bits: part };
  }
  let first = at.findIndex((word) => word >= from);
  if (first === -1) first = at.length;
  let end = first;
  while (end < at.length && at[end]! < to) end++;
  const part = bits.subarray(first, end);
  return { count: popcount(part), at: at.subarray(first, end).map((word) => word - from), bits: part };
}

export function countIn({ at, bits }: Selection, other: Bits): number {
  if (!at) return andCount(bits, other);
  let count = 0;
  for (let i = 0; i < at.length; i++) count += popcount32(bits[i]! & other[at[i]!]!);
  return count;
}

/** Writes a selection as a whole mask. What is behind its last word is left as it is. */
export function writeMask({ at, bits }: Selection, mask: Bits): void {
  if (!at) {
    mask.set(bits);
    return;
  }
  mask.fill(0);
  for (let word = 0; word < bits.length; word++) mask[at[word]!] = bits[word]!;
}
