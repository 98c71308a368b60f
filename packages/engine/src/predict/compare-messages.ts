import { doubtOf } from './predict-message.ts';
import { type Predictor, readMessage } from './predictor.ts';

export interface Comparison {
  readonly chance: number;
  /** |2 · chance − 1|. */
  readonly certainty: number;
  /** Expected difference of the log-odds of a click, first minus second, with its 90 % split-conformal interval. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** The better one has less than 55 % of being so: no more than tossing a coin tells. */
  readonly isTooClose: boolean;
}

const callableChance = 0.55;

/**
 * Compares two messages. The chance is calibrated on real tests; doubt about either draws it to a half.
 * @public for GENIE
 */
export const comparePair = (predictor: Predictor, first: string, second: string): Comparison => {
  const { temperature, slope, halfWidth } = predictor.calibration;
  const [a, b] = [readMessage(predictor, first), readMessage(predictor, second)];
  const margin = a.totals.score - b.totals.score;
  const doubt = Math.max(doubtOf(a), doubtOf(b));
  const chance = 1 / (1 + Math.exp(-margin / (temperature * doubt)));
  const difference = (slope * margin) / doubt;
  return {
    chance,
    certainty: Math.abs(2 * chance - 1),
    difference,
    low: difference - halfWidth * doubt,
    high: difference + halfWidth * doubt,
    isTooClose: Math.max(chance, 1 - chance) < callableChance,
  };
};

/**
 * The chance of each message to be the best of all in a test: scores with independent Gumbel errors of the pairs'
 * temperature, so that two messages get the chances of `comparePair` (R. D. Luce 1959; J. Yellott 1977). Sums to 1.
 * @public for GENIE
 */
export const chanceToBeBest = (predictor: Predictor, messages: readonly string[]): number[] => {
  if (messages.length === 0) return [];
  const readings = messages.map((message) => readMessage(predictor, message));
  const doubt = Math.max(...readings.map((reading) => doubtOf(reading)));
  const scores = readings.map(({ totals }) => totals.score / (predictor.calibration.temperature * doubt));
  return shares(scores);
};

const shares = (scores: readonly number[]): number[] => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
};
