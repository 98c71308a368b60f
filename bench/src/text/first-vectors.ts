import type { WeightedWord } from './learn-from-pairs.ts';

const rounds = 12;

/**
 * Right singular vectors of the matrix of stories and words (latent semantic analysis), by subspace iteration: a vector
 * a word, one after the other, of mean length 1.
 */
export const firstVectors = (
  stories: readonly (readonly WeightedWord[])[],
  words: number,
  length: number,
  random: () => number,
): Float64Array => {
  const rows = stories.map((story) => {
    const norm = Math.hypot(...story.map(({ weight }) => weight)) || 1;
    return story.map(({ index, weight }) => ({ index, weight: weight / norm }));
  });
  let vectors = Float64Array.from({ length: words * length }, () => random() - 0.5);
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(words * length);
    for (const row of rows) {
      const sum = new Float64Array(length);
      for (const { index, weight } of row) {
        for (let i = 0; i < length; i++) sum[i]! += weight * vectors[index * length + i]!;
      }
      for (const { index, weight } of row) {
        for (let i = 0; i < length; i++) next[index * length + i]! += weight * sum[i]!;
      }
    }
    orthonormalize(next, words, length);
    vectors = next;
  }
  let lengths = 0;
  for (let word = 0; word < words; word++)
    lengths += Math.hypot(...vectors.subarray(word * length, (word + 1) * length));
  return vectors.map((value) => (value * words) / lengths);
};

/** Gram–Schmidt over the columns. */
const orthonormalize = (values: Float64Array, rows: number, columns: number): void => {
  for (let column = 0; column < columns; column++) {
    for (let earlier = 0; earlier < column; earlier++) {
      let dot = 0;
      for (let row = 0; row < rows; row++) dot += values[row * columns + column]! * values[row * columns + earlier]!;
      for (let row = 0; row < rows; row++) values[row * columns + column]! -= dot * values[row * columns + earlier]!;
    }
    let squares = 0;
    for (let row = 0; row < rows; row++) squares += values[row * columns + column]! ** 2;
    const norm = Math.sqrt(squares) || 1;
    for (let row = 0; row < rows; row++) values[row * columns + column]! /= norm;
  }
};
