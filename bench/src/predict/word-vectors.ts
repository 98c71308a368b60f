import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export const vectorColumns = 100;
export const vectorsFile = new URL('./word-vectors.gz', import.meta.url);

export interface VectorHeader {
  readonly credit: string;
  /** A column's deviation in steps; a number is (level − 8) / steps, of mean 0 and deviation 1 over the words. */
  readonly steps: number;
  readonly words: readonly string[];
  /** Places of the words in the whole table, by how often they are used. */
  readonly ranks: readonly number[];
}

export interface WordVectors {
  readonly words: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** How much a word counts in a text's mean: rare ones more. */
  readonly weights: Float64Array;
  /** One word after the other. */
  readonly values: Float32Array;
}

export const readWordVectors = (): WordVectors => {
  const bytes = gunzipSync(readFileSync(vectorsFile));
  const end = bytes.indexOf(10);
  const { steps, words, ranks } = JSON.parse(bytes.toString('utf8', 0, end)) as VectorHeader;
  const values = new Float32Array(words.length * vectorColumns);
  for (let i = 0; i < values.length; i++) {
    const byte = bytes[end + 1 + (i >> 1)]!;
    values[i] = ((i % 2 === 0 ? byte & 15 : byte >> 4) - 8) / steps;
  }
  return {
    words,
    indexOf: new Map(words.map((word, index) => [word, index])),
    weights: Float64Array.from(ranks, (rank) => Math.log(rank + 10) / 8),
    values,
  };
};
