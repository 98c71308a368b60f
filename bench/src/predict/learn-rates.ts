import type { DesignMatrix } from './design-matrix.ts';
import { minimize } from './lbfgs.ts';
import { addRows, scoreRows } from './learn-from-pairs.ts';
import { logOdds } from './make-pairs.ts';
import type { Group } from './read-tests.ts';

/** Texts with the log-odds of a click around the mean of all. */
export interface Rates {
  readonly texts: readonly number[];
  readonly values: readonly number[];
  readonly weights: readonly number[];
}

/** How much log-odds differ between texts beyond sampling. */
const variance = 0.15;

/** A text's counts over all its tests. */
export const measureRates = (groups: readonly Group[]): Rates => {
  const counts = new Map<number, { impressions: number; clicks: number }>();
  for (const { members } of groups) {
    for (const { text, impressions, clicks } of members) {
      const known = counts.get(text) ?? { impressions: 0, clicks: 0 };
      counts.set(text, { impressions: known.impressions + impressions, clicks: known.clicks + clicks });
    }
  }
  const texts = [...counts.keys()];
  const measured = texts.map((text) => logOdds(counts.get(text)!));
  const weights = measured.map((odds) => 1 / (variance + odds.variance));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = measured.reduce((sum, { value }, i) => sum + value * weights[i]!, 0) / total;
  const scale = weights.length / total;
  return { texts, values: measured.map(({ value }) => value - mean), weights: weights.map((weight) => weight * scale) };
};

/** Ridge regression of the log-odds of a click on a text's row: ½‖w‖² + C·Σ weight · (error)² / 2. */
export const learnRates = (matrix: DesignMatrix, rates: Rates, strength: number, iterations: number): Float64Array =>
  minimize(
    (weights, slope) => {
      const scores = scoreRows(matrix, weights);
      const pull = new Float64Array(matrix.rows);
      let loss = 0;
      for (const [i, text] of rates.texts.entries()) {
        const error = scores[text]! - rates.values[i]!;
        const weight = strength * rates.weights[i]!;
        loss += (weight * error * error) / 2;
        pull[text]! += weight * error;
      }
      slope.set(weights);
      addRows(matrix, pull, slope);
      return weights.reduce((sum, weight) => sum + weight * weight, 0) / 2 + loss;
    },
    matrix.sparseColumns + matrix.denseColumns,
    iterations,
  );
