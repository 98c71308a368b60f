import type { Measured } from './measure.ts';
import { accountBit, followerNetworks } from './metric-columns.ts';
import { leastSpreadOf, priors } from './priors.ts';
import { neededColumns, placeOf, type QuantityKey, quantities } from './quantities.ts';
import { firstKnown, lastKnown } from './read-sums.ts';
import type { Scale } from './reference.ts';
import type { DayRange } from './score-input.ts';
import type { ScoreSums } from './score-sums.ts';
import { growthOver, madToDeviation, priorWeights, settledFrom } from './weights.ts';

const median = (sorted: Float64Array): number => (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;

const followerBits = followerNetworks.reduce((bits, network) => bits | accountBit(network), 0);

/** Of the brands with an account for it; null where less than half of these is known. */
export function scaleOf(
  sums: ScoreSums,
  { quantities: all }: Measured,
  days: DayRange,
  key: QuantityKey,
): Scale | null {
  const place = placeOf(key);
  const { name, network } = quantities[place]!;
  const bits = network === null ? followerBits : accountBit(network);
  const isGrowth = name === 'growth' || name === 'audienceGained';
  const known: number[] = [];
  let accounts = 0;
  for (let brand = 0; brand < sums.brands.length; brand++) {
    if ((sums.accounts[brand]! & bits) === 0) continue;
    accounts++;
    const x = all[brand * quantities.length + place]!;
    if (!Number.isFinite(x)) continue;
    if (!isGrowth || isCountedLong(sums, brand, neededColumns[place]![0]!, days)) known.push(x);
  }
  const n = known.length;
  if (n === 0 || n < settledFrom * accounts) return null;
  const values = Float64Array.from(known).sort();
  const middle = median(values);
  const spread = madToDeviation * median(values.map((x) => Math.abs(x - middle)).sort());
  return blendScale({ x: middle, spread, n }, key);
}

/** Growth between two days next to each other is noise that would stay: it takes as many days as it is looked at over. */
function isCountedLong(sums: ScoreSums, brand: number, column: number, { from, to }: DayRange): boolean {
  const [first, end] = [Math.max(0, from - sums.days.from), to + 1 - sums.days.from];
  const last = lastKnown(sums, brand, column, first, end);
  return last - firstKnown(sums, brand, column, first, end) >= growthOver.days - 1;
}

/** m = `(n²·x + 3·prior) / (n² + 3)`, s = `(n·x + 4·prior) / (n + 4)`. */
export function blendScale({ x, spread, n }: { x: number; spread: number; n: number }, key: QuantityKey): Scale {
  const prior = priors[key];
  const { location, spread: ofSpread } = priorWeights;
  const m = (n * n * x + location * prior.m) / (n * n + location);
  const s = (n * spread + ofSpread * prior.s) / (n + ofSpread);
  return { m, s: Math.max(s, leastSpreadOf(quantities[placeOf(key)]!.name)), n };
}
