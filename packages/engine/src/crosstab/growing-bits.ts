import { wordsFor } from './bits.ts';
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

  /** A copy of exactly the words that `respondents` bits need. */
  toBits(respondents: number): Bits {
    const bits = new Uint32Array(wordsFor(respondents));
    bits.set(this.#words.subarray(0, bits.length));
    return bits;
  }

  #grow(word: number): void {
    let length = this.#words.length;
    while (length <= word) length *= 2;
    const grown = new Uint32Array(length);
    grown.set(this.#words);
    this.#words = grown;
  }
}
