import type { DesignMatrix } from './design-matrix.ts';
import { minimize } from './lbfgs.ts';

/** Pairs of texts: how likely the first is the better one, and how much the pair counts. */
export interface Pairs {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  readonly target: Float64Array;
  readonly weight: Float64Array;
}

/** By columns of kept buckets first, then the dense ones. */
export const scoreRows = (matrix: DesignMatrix, weights: Float64Array): Float64Array => {
  const { rows, starts, columns, values, denseColumns, dense, sparseColumns } = matrix;
  const scores = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let i = starts[row]!; i < starts[row + 1]!; i++) sum += values[i]! * weights[columns[i]!]!;
    const at = row * denseColumns;
    for (let i = 0; i < denseColumns; i++) sum += dense[at + i]! * weights[sparseColumns + i]!;
    scores[row] = sum;
  }
  return scores;
};

export const addRows = (matrix: DesignMatrix, times: Float64Array, slope: Float64Array): void => {
  const { rows, starts, columns, values, denseColumns, dense, sparseColumns } = matrix;
  for (let row = 0; row < rows; row++) {
    const factor = times[row]!;
    if (factor === 0) continue;
    for (let i = starts[row]!; i < starts[row + 1]!; i++) slope[columns[i]!]! += factor * values[i]!;
    const at = row * denseColumns;
    for (let i = 0; i < denseColumns; i++) slope[sparseColumns + i]! += factor * dense[at + i]!;
  }
};

/**
 * Logistic regression of which of two texts did better on the difference of their rows, no intercept: the weights are
 * those expected beforehand plus w, with ½‖w‖² + C·Σ weight · loss.
 */
export const learnFromPairs = (
  matrix: DesignMatrix,
  pairs: Pairs,
  expected: Float64Array,
  { strength, iterations }: { readonly strength: number; readonly iterations: number },
): Float64Array => {
  const scoresBefore = scoreRows(matrix, expected);
  const learnt = minimize(
    (weights, slope) => {
      const scores = scoreRows(matrix, weights);
      const pull = new Float64Array(matrix.rows);
      let loss = 0;
      for (let i = 0; i < pairs.first.length; i++) {
        const [a, b, target] = [pairs.first[i]!, pairs.second[i]!, pairs.target[i]!];
        const margin = scores[a]! - scores[b]! + scoresBefore[a]! - scoresBefore[b]!;
        const weight = strength * pairs.weight[i]!;
        // −y·ln σ(m) − (1 − y)·ln σ(−m) = ln(1 + e^−|m|) + max(m, 0) − y·m
        loss += weight * (Math.log1p(Math.exp(-Math.abs(margin))) + Math.max(margin, 0) - target * margin);
        const gradient = weight * (1 / (1 + Math.exp(-margin)) - target);
        pull[a]! += gradient;
        pull[b]! -= gradient;
      }
      slope.set(weights);
      addRows(matrix, pull, slope);
      return weights.reduce((sum, weight) => sum + weight * weight, 0) / 2 + loss;
    },
    expected.length,
    iterations,
  );
  return learnt.map((weight, i) => weight + expected[i]!);
};
