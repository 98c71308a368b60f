import { setBit } from './bits.ts';
import type { Bits } from './dataset.ts';
import { GrowingBits } from './growing-bits.ts';

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

  /** How many respondents have the label, each once. */
  get count(): number {
    return this.#mask ? this.#mask.count : new Set(this.#list).size;
  }

  /** Puts the respondents into an empty mask of all of them. */
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
