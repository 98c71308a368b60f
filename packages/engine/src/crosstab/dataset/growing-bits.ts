import { popcount, setBit } from './bits.ts';
import type { Bits } from './dataset.ts';

export class GrowingBits {
  #words: Bits = new Uint32Array(16);

  add(row: number): void {
    const word = row >>> 5;
    if (word >= this.#words.length) this.#grow(word);
    this.#words[word]! |= 1 << (row & 31);
  }

  delete(row: number): void {
    const word = row >>> 5;
    if (word < this.#words.length) this.#words[word]! &= ~(1 << (row & 31));
  }

  /** Sets the bits of `set` and clears the other bits of `among` in word `word`: those of rows 32 · word … 32 · word + 31. */
  replace(word: number, among: number, set: number): void {
    if (word >= this.#words.length) {
      if (set === 0) return;
      this.#grow(word);
    }
    this.#words[word] = (this.#words[word]! & ~among) | set;
  }

  get count(): number {
    return popcount(this.#words);
  }

  copyInto(bits: Bits): void {
    bits.set(this.#words.subarray(0, bits.length));
  }

  #grow(word: number): void {
    let length = this.#words.length;
    while (length <= word) length *= 2;
    const grown = new Uint32Array(length);
    grown.set(this.#words);
    this.#words = grown;
  }
}

/** A list of this many rows takes about as much memory as the mask that replaces it at 2,000 respondents. */
const longestList = 64;

/**
 * The respondents who have one label, by their rows. Most labels of an open question are rare, so a set starts as a list and becomes a
 * mask when it has grown: 100,000 labels of one respondent each must not cost 100,000 masks while the file is still read.
 */
export class RowSet {
  #list: number[] = [];
  #mask: GrowingBits | null = null;

  add(row: number): void {
    if (this.#mask) this.#mask.add(row);
    else if (this.#list.push(row) > longestList) this.#spill();
  }

  get count(): number {
    return this.#mask ? this.#mask.count : new Set(this.#list).size;
  }

  copyInto(bits: Bits): void {
    if (this.#mask) this.#mask.copyInto(bits);
    else for (const row of this.#list) setBit(bits, row);
  }

  #spill(): void {
    this.#mask = new GrowingBits();
    for (const row of this.#list) this.#mask.add(row);
    this.#list = [];
  }
}

export class GrowingWeights {
  #weights = new Float64Array(0);

  get bytes(): number {
    // With the copy that `toWeights` makes.
    return 2 * this.#weights.byteLength;
  }

  set(row: number, weight: number): void {
    if (row >= this.#weights.length) this.#grow(row);
    this.#weights[row] = weight;
  }

  /** One weight a respondent; null where all count the same, and not 0. */
  toWeights(respondents: number): Float64Array | null {
    const known = this.#weights.subarray(0, respondents);
    const first = known[0] ?? 1;
    const isShort = known.length < respondents;
    if (first > 0 && (!isShort || first === 1) && known.every((weight) => weight === first)) return null;
    const weights = new Float64Array(respondents).fill(1, known.length);
    weights.set(known);
    return weights;
  }

  #grow(row: number): void {
    let length = Math.max(16, this.#weights.length);
    while (length <= row) length *= 2;
    const grown = new Float64Array(length).fill(1, this.#weights.length);
    grown.set(this.#weights);
    this.#weights = grown;
  }
}
