import type { Bits } from './dataset.ts';

/**
 * Sets of respondents as bit masks. All masks of one dataset have the same number of words, and bits beyond the last
 * respondent are zero, so no function here needs to know how many respondents there are, except `complement`.
 * How they are counted is in `count-bits.ts`.
 */

/** How many 32-bit words hold `respondents` bits. */
export const wordsFor = (respondents: number): number => (respondents + 31) >>> 5;

/** An empty set. */
export const allocateBits = (respondents: number): Bits => new Uint32Array(wordsFor(respondents));

export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31);
};

export const hasBit = (bits: Bits, row: number): boolean => (bits[row >>> 5]! & (1 << (row & 31))) !== 0;

/** The set of all respondents. */
export function allBits(respondents: number): Bits {
  return complement(allocateBits(respondents), respondents);
}

/** target ← target ∪ other. */
export function orInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!;
}

/** target ← target ∩ other. */
export function andInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!;
}

/** A new set: a ∩ b. */
export function and(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < result.length; word++) result[word] = a[word]! & b[word]!;
  return result;
}

/** A new set: those in one of a and b, but not in both. Where b is a subset of a: those of a who are not in b. */
export function xor(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < result.length; word++) result[word] = a[word]! ^ b[word]!;
  return result;
}

/** A new set: the respondents who are not in `bits`; the bits beyond the last respondent stay zero. */
export function complement(bits: Bits, respondents: number): Bits {
  const result = new Uint32Array(bits.length);
  for (let word = 0; word < result.length; word++) result[word] = ~bits[word]!;
  const used = respondents & 31;
  if (used !== 0) result[result.length - 1]! &= (1 << used) - 1;
  return result;
}

/** Whether a ∩ b has a member; stops at the first. */
export function intersects(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & b[word]!) !== 0) return true;
  return false;
}
