import { type DetectedLanguage, detectLanguage } from './detect-language.ts';
import type { Calibration } from './model-file.ts';
import { type Predictor, type Reading, readMessage } from './predictor.ts';

export interface Prediction {
  /** Higher wins; only differences mean something. */
  readonly score: number;
  /** Chance to beat a headline of the reference set, × 100. */
  readonly r1: number;
  /** 90 % interval of r1: where it would lie if the message's own quality were measured without error. */
  readonly r1Low: number;
  readonly r1High: number;
  /** Expected click rate as a percentile of the reference set, 0–100: tells more of the topic than of the wording. */
  readonly r2: number;
  /** Half the width of the interval / 50, raised for what the model does not know, 0–1; certainty is 1 − uncertainty. */
  readonly uncertainty: number;
  readonly certainty: number;
  /** Share of the words that the model knows, 0–1. */
  readonly coverage: number;
  readonly language: DetectedLanguage;
}

/** Half of a 90 % interval, in standard deviations. */
const z90 = 1.6448536269514722;

export const predictMessage = (predictor: Predictor, message: string): Prediction => {
  const reading = readMessage(predictor, message);
  const { calibration } = predictor;
  const { score, rate } = reading.totals;
  const language = detectLanguage(reading.pieces, reading.coverage);
  const doubt = doubtOf(reading, language);
  const r1 = 100 * chanceToBeatReference(calibration, score, doubt);
  const reach = z90 * calibration.spread * doubt;
  const at = (quality: number): number => 100 * shareBeaten(calibration, quality);
  const r1Low = Math.min(r1, at(calibration.slope * score - reach));
  const r1High = Math.max(r1, at(calibration.slope * score + reach));
  const known = Math.min(1, (r1High - r1Low) / 100);
  const uncertainty = 1 - (1 - known) / doubt ** 2;
  return {
    score,
    r1,
    r1Low,
    r1High,
    r2: 100 * percentile(calibration.reference.rate, rate),
    uncertainty,
    certainty: 1 - uncertainty,
    coverage: reading.coverage,
    language,
  };
};

const usualCoverage = 0.85;

/** By how much what is predicted is less sure than in the texts of training, 1 or more. */
export const doubtOf = ({ pieces, coverage }: Reading, language = detectLanguage(pieces, coverage)): number => {
  const foreign = language === 'en' || language === 'unknown' ? 0 : 1;
  return 1 + foreign + 2 * Math.max(0, 1 - coverage / usualCoverage);
};

/** Mean chance of a score against each of the reference set; `doubt` draws it to a half. */
export const chanceToBeatReference = ({ reference, temperature }: Calibration, score: number, doubt: number): number =>
  mean(reference.score, (other) => 1 / (1 + Math.exp((other - score) / (temperature * doubt))));

/**
 * Share of the reference set that a message of known quality (log-odds) beats; theirs are spread around their scores, by
 * a logistic distribution of that standard deviation.
 */
const shareBeaten = ({ reference, slope, spread }: Calibration, quality: number): number => {
  const scale = (spread * Math.sqrt(3)) / Math.PI;
  return mean(reference.score, (other) => 1 / (1 + Math.exp((slope * other - quality) / scale)));
};

const mean = (values: readonly number[], of: (value: number) => number): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += of(values[i]!);
  return sum / values.length;
};

/** Share of a distribution, given by its quantiles, that lies below a value. */
const percentile = (quantiles: readonly number[], value: number): number => {
  const last = quantiles.length - 1;
  if (last < 1 || value <= quantiles[0]!) return 0;
  if (value >= quantiles[last]!) return 1;
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (quantiles[middle]! <= value) low = middle;
    else high = middle;
  }
  const width = quantiles[high]! - quantiles[low]!;
  return (low + (width > 0 ? (value - quantiles[low]!) / width : 0)) / last;
};
