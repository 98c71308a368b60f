import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Steps } from '../steps.ts';
import type { Measured } from './measure.ts';
import { readDays } from './month-sums.ts';
import { priorShares, priors, smallestSpread, typicalRating } from './priors.ts';
import {
  accountBit,
  cappedColumns,
  followerNetworks,
  metricColumns,
  neededColumns,
  type QuantityKey,
  quantities,
  quantityIndex,
} from './quantities.ts';
import { firstKnown, lastKnown } from './read-sums.ts';
import type { Caps, DayRange, ScoreSums } from './score-sums.ts';
import { capFrom, frozenFrom, growthOver, madToDeviation, priorWeights } from './weights.ts';

/** Where a quantity lies (median m) and how far it spreads (s), blended with its prior; n brands were known, 0 for none: then the prior holds. */
export interface Scale {
  readonly m: number;
  readonly s: number;
  readonly n: number;
}

export interface LaterPart {
  readonly on: string;
  readonly baseline: DayRange;
  readonly keys: readonly QuantityKey[];
}

/** How references are blended with the priors now. 1 counted a prior like 20 brands (see decision 0023). */
export const referenceRule = 2;

export interface Reference {
  readonly rule: number;
  readonly baseline: DayRange;
  readonly brands: number;
  readonly scales: Readonly<Record<QuantityKey, Scale>>;
  readonly typicalRating: number;
  /** What part of a brand's followers a network has; 1 in all. */
  readonly followerShares: Readonly<Partial<Record<SocialNetwork, number>>>;
  readonly caps: Caps;
  readonly later: readonly LaterPart[];
  readonly correction?: 'priorWeight';
}

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
const objectIn = (given: unknown, key: string): Record<string, unknown> => {
  const found = isObject(given) ? given[key] : undefined;
  return isObject(found) ? found : {};
};

const isScale = (given: unknown): given is Scale =>
  isObject(given) && Number.isFinite(given.m) && Number.isFinite(given.s) && (given.s as number) > 0;

const readRule = (stored: unknown, isMeasured: boolean): number => {
  if (isObject(stored) && Number.isInteger(stored.rule)) return stored.rule as number;
  return isMeasured ? 1 : referenceRule;
};

/**
 * A stored reference with everything that scores are measured by. What it does not say, because it was frozen before
 * there was such a quantity or was damaged, the priors say, so that scores stay as far as they can.
 */
export function completed(stored: unknown): Reference {
  const scales = objectIn(stored, 'scales');
  const rating = isObject(stored) ? stored.typicalRating : undefined;
  const shares = objectIn(stored, 'followerShares');
  const isShared = Object.keys(priorShares).every((network) => Number.isFinite(shares[network]));
  const caps = Object.entries(objectIn(stored, 'caps')).filter(([, ofBrand]) => isObject(ofBrand));
  const whole = quantities.map(({ key }) => {
    const scale = scales[key];
    return [key, isScale(scale) ? scale : { ...priors[key], n: 0 }] as const;
  });
  return {
    ...((isObject(stored) ? stored : {}) as unknown as Reference),
    rule: readRule(
      stored,
      whole.some(([, { n }]) => n > 0),
    ),
    scales: Object.fromEntries(whole) as Record<QuantityKey, Scale>,
    typicalRating: Number.isFinite(rating) ? (rating as number) : typicalRating,
    followerShares: isShared ? (shares as Reference['followerShares']) : priorShares,
    caps: Object.fromEntries(caps) as Caps,
    later: isObject(stored) && Array.isArray(stored.later) ? (stored.later as Reference['later']) : [],
  };
}

const formerWeight = 20;

const minFollowers = 1;

export function correctReference(former: Reference): Reference {
  const scales = quantities.map(({ key }) => [key, correctScale(former.scales[key], key)] as const);
  return {
    ...former,
    rule: referenceRule,
    scales: Object.fromEntries(scales) as Record<QuantityKey, Scale>,
    correction: 'priorWeight',
  };
}

function correctScale({ m, s, n }: Scale, key: QuantityKey): Scale {
  const prior = priors[key];
  if (n === 0) return { ...prior, n: 0 };
  const measured = (blended: number, of: number): number => ((n + formerWeight) * blended - formerWeight * of) / n;
  const x = measured(m, prior.m);
  if (key === 'allFollowers' && x < Math.log1p(minFollowers)) return { ...prior, n: 0 };
  return blendScale({ x, spread: Math.max(0, measured(s, prior.s)), n }, key);
}

const median = (sorted: Float64Array): number => (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;

const followerBits = followerNetworks.reduce((bits, network) => bits | accountBit(network), 0);

/** Of the brands with an account for it; null where less than half of these is known. */
export function measureScale(
  sums: ScoreSums,
  { quantities: all }: Measured,
  days: DayRange,
  key: QuantityKey,
): Scale | null {
  const place = quantityIndex(key);
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
  if (n === 0 || n < frozenFrom * accounts) return null;
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
function blendScale({ x, spread, n }: { x: number; spread: number; n: number }, key: QuantityKey): Scale {
  const prior = priors[key];
  const { location, spread: ofSpread } = priorWeights;
  const m = (n * n * x + location * prior.m) / (n * n + location);
  const s = (n * spread + ofSpread * prior.s) / (n + ofSpread);
  return { m, s: Math.max(s, smallestSpread(quantities[quantityIndex(key)]!.name)), n };
}

/**
 * Caps of these brands, over all days that are known, which those of a month's sum are not: the 98th percentile (nearest rank) of interactions over the days
 * with posts, null where there are too few of these. Only accounts of which such a day is known are named.
 */
export function* computeCapsInSteps(sums: ScoreSums, brandIds: Iterable<string>): Steps<Caps> {
  const length = sums.days.to - sums.days.from + 1;
  const wanted = new Set(brandIds);
  const caps: Record<string, Caps[string]> = {};
  for (const [brand, { id }] of sums.brands.entries()) {
    if (!wanted.has(id)) continue;
    const at = brand * metricColumns.length;
    const entries = cappedColumns.flatMap(({ network, interactions, posts }) => {
      const [i, p] = [interactions, posts].map((column) => readDays(sums, at + column, 0, length));
      return i && p ? [[network, findCap(i, p)] as const] : [];
    });
    caps[id] = Object.fromEntries(entries);
    yield;
  }
  return caps;
}

function findCap(interactions: Float64Array, posts: Float64Array): number | null {
  const busy = new Float64Array(posts.length);
  let count = 0;
  for (let day = 0; day < busy.length; day++) {
    if (!(posts[day]! > 0)) continue;
    const x = interactions[day]!;
    if (!Number.isNaN(x)) busy[count++] = x;
  }
  if (count < capFrom.days) return null;
  return busy.subarray(0, count).sort()[Math.ceil(capFrom.share * count) - 1]!;
}
