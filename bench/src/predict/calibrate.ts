import type { Calibration } from '@soundings/engine/predict/model-file';

/** A pair whose scores come from a model that had not seen its story. */
export interface ScoredPair {
  readonly story: string;
  readonly fold: number;
  /** Score of the better one minus that of the other. */
  readonly margin: number;
  /** Difference of the measured log-odds and its sampling variance; null where only the winner is known. */
  readonly measured: { readonly difference: number; readonly variance: number } | null;
  /** Of the difference between the two click rates; null where too few saw them or only the winner is known. */
  readonly p: number | null;
}

/** −ln of the chance given to what happened: ln(1 + e^(−margin / temperature)). */
export const logLoss = (margin: number, temperature: number): number => {
  const scaled = margin / temperature;
  return Math.log1p(Math.exp(-Math.abs(scaled))) + Math.max(-scaled, 0);
};

/** The temperature of least log loss, by golden section over its logarithm. */
export const fitTemperature = (pairs: readonly ScoredPair[]): number => {
  const loss = (log: number): number => pairs.reduce((sum, { margin }) => sum + logLoss(margin, Math.exp(log)), 0);
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(0.05), Math.log(20)];
  while (high - low > 1e-4) {
    const [a, b] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (loss(a) < loss(b)) high = b;
    else low = a;
  }
  return Math.exp((low + high) / 2);
};

/** Slope and 90 % half-width of measured over predicted differences of log-odds (split conformal: V. Vovk et al. 2005). */
export const fitDifferences = (pairs: readonly ScoredPair[]) => {
  const counted = pairs.flatMap(({ margin, measured }) => (measured ? [{ margin, ...measured }] : []));
  const mean = (of: (pair: (typeof counted)[number]) => number) =>
    counted.reduce((sum, pair) => sum + of(pair), 0) / counted.length;
  const slope = mean(({ margin, difference }) => margin * difference) / mean(({ margin }) => margin * margin);
  const errors = Float64Array.from(counted, ({ margin, difference }) => Math.abs(difference - slope * margin)).sort();
  const halfWidth = errors[Math.min(errors.length - 1, Math.ceil(0.9 * (errors.length + 1)) - 1)]!;
  const error = mean(({ margin, difference }) => (difference - slope * margin) ** 2);
  const spread = Math.sqrt(Math.max(0, error - mean(({ variance }) => variance)) / 2);
  return { slope, halfWidth, spread };
};

const steps = 40;

/** `steps` + 1 quantiles in even steps. */
export const quantiles = (values: readonly number[]): number[] => {
  const sorted = Float64Array.from(values).sort();
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = (i / steps) * (sorted.length - 1);
    const below = sorted[Math.floor(at)]!;
    return Number((below + (at % 1) * (sorted[Math.ceil(at)]! - below)).toPrecision(5));
  });
};

export const calibrate = (
  pairs: readonly ScoredPair[],
  reference: { readonly score: readonly number[]; readonly rate: readonly number[] },
): Calibration => {
  const round = (value: number): number => Number(value.toPrecision(5));
  const { slope, halfWidth, spread } = fitDifferences(pairs);
  return {
    temperature: round(fitTemperature(pairs)),
    slope: round(slope),
    halfWidth: round(halfWidth),
    spread: round(spread),
    reference: { score: quantiles(reference.score), rate: quantiles(reference.rate) },
  };
};
