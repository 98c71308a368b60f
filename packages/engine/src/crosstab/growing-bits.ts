import { popcount } from './count-bits.ts';
import type { Bits } from './dataset.ts';

/** A set of respondents whose number is not known yet: the mask doubles when a row falls beyond it. */
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

  /** Puts the members into an empty mask of all respondents. */
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
