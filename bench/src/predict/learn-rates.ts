import type { DesignMatrix } from './design-matrix.ts';
import { minimize } from './lbfgs.ts';
import { addRows, scoreRows } from './learn-from-pairs.ts';
import { logOdds } from './make-pairs.ts';
import type { RatedText } from './read-tests.ts';

/** Headlines with the log-odds of a click around those of their week. */
export interface Rates {
  readonly texts: readonly number[];
  readonly values: readonly number[];
  readonly weights: readonly number[];
}

/** How much log-odds differ between texts beyond sampling. */
const variance = 0.15;
/** Headlines' worth of belief that a week is like all others. */
const shrinkage = 5;

/** Log-odds of each headline less the mean of its week; weights are by sampling error, 1 on average. */
export const measureRates = (rated: readonly RatedText[]): Rates => {
  const measured = rated.map((headline) => ({ ...logOdds(headline), week: headline.week }));
  const weights = measured.map((odds) => 1 / (variance + odds.variance));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = measured.reduce((sum, { value }, i) => sum + value * weights[i]!, 0) / total;
  const scale = weights.length / total;
  const weeks = new Map<string, { sum: number; weight: number }>();
  for (const [i, { week, value }] of measured.entries()) {
    const known = weeks.get(week) ?? { sum: 0, weight: shrinkage };
    const weight = weights[i]! * scale;
    weeks.set(week, { sum: known.sum + weight * (value - mean), weight: known.weight + weight });
  }
  const usual = (week: string): number => mean + weeks.get(week)!.sum / weeks.get(week)!.weight;
  return {
    texts: rated.map(({ text }) => text),
    values: measured.map(({ value, week }) => value - usual(week)),
    weights: weights.map((weight) => weight * scale),
  };
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
