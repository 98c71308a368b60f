import type { SpaceWeights } from './model-file.ts';

/** Finds kept buckets in a block that stays in the processor's cache: a bit each, with sums of the bits before. */
export interface BucketTable {
  readonly bits: Uint32Array;
  /** Kept buckets before each word of 32 bits. */
  readonly before: Uint32Array;
  /** Per kept bucket its idf, its weight for the score and its weight for the rate. */
  readonly values: Float32Array;
}

export const valuesPerBucket = 3;

export const createBucketTable = ({ buckets, idf, weights }: SpaceWeights, size: number): BucketTable => {
  const bits = new Uint32Array(size / 32);
  const before = new Uint32Array(size / 32);
  for (const bucket of buckets) bits[bucket >>> 5]! |= 1 << (bucket & 31);
  for (let word = 1; word < bits.length; word++) before[word] = before[word - 1]! + countBits(bits[word - 1]!);
  const values = new Float32Array(buckets.length * valuesPerBucket);
  for (let place = 0; place < buckets.length; place++) {
    values.set([idf[place]!, weights.score[place]!, weights.rate[place]!], place * valuesPerBucket);
  }
  return { bits, before, values };
};

/** A bucket's place among the kept ones; −1 where it is not kept. */
export const findBucket = ({ bits, before }: BucketTable, bucket: number): number => {
  const word = bits[bucket >>> 5]!;
  const bit = 1 << (bucket & 31);
  return word & bit ? before[bucket >>> 5]! + countBits(word & (bit - 1)) : -1;
};

/** Ones of a word of 32 bits (H. Warren, Hacker's Delight, 5-1). */
const countBits = (word: number): number => {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Counts equal buckets of one message; more slots than a message has terms, empty in between. */
export interface Tally {
  /** Bucket + 1 by slot; 0 is free. */
  readonly keys: Uint32Array;
  readonly counts: Uint16Array;
  readonly places: Int32Array;
}

const slots = 1 << 13;

export const createTally = (): Tally => ({
  keys: new Uint32Array(slots),
  counts: new Uint16Array(slots),
  places: new Int32Array(slots),
});

/** Slots of the buckets, each with its count and its place in the table; `used` lists each slot once. */
export const tally = (table: BucketTable, { keys, counts, places }: Tally, buckets: readonly number[]) => {
  const slotOf = new Uint16Array(buckets.length);
  const used: number[] = [];
  for (let i = 0; i < buckets.length; i++) {
    const key = buckets[i]! + 1;
    let slot = key & (slots - 1);
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (slots - 1);
    if (keys[slot] === 0) {
      keys[slot] = key;
      places[slot] = findBucket(table, key - 1);
      used.push(slot);
    }
    counts[slot]!++;
    slotOf[i] = slot;
  }
  return { slotOf, used };
};

export const clearTally = ({ keys, counts }: Tally, used: readonly number[]): void => {
  for (let i = 0; i < used.length; i++) keys[used[i]!] = counts[used[i]!] = 0;
};
