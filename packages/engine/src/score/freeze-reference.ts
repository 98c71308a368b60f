import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { finish, type Steps } from '../steps.ts';
import { createReading, gaugeValue, lastValue, toWindow } from './brand-window.ts';
import { recapInSteps } from './create-score-sums.ts';
import { measureInSteps, type Yardstick } from './measure.ts';
import { priorShares, priors, typicalRating } from './priors.ts';
import {
  accountBit,
  cappedNetworks,
  columnIndex,
  followerColumns,
  followerNetworks,
  metricColumns,
  neededColumns,
  type QuantityKey,
  quantities,
  quantityIndex,
} from './quantities.ts';
import { lastKnown } from './read-sums.ts';
import {
  computeCapsInSteps,
  type LaterPart,
  measureScale,
  type Reference,
  referenceRule,
  type Scale,
} from './reference.ts';
import type { Caps, DayRange, ScoredBrand, ScoreSums } from './score-sums.ts';
import { priorWeights } from './weights.ts';

interface Occasion {
  readonly baseline: DayRange;
  readonly on: string;
}

const unsettled = Object.fromEntries(quantities.map(({ key }) => [key, { ...priors[key], n: 0 }]));

const emptyReference = (brands: number, baseline: DayRange): Reference => ({
  rule: referenceRule,
  baseline,
  brands,
  scales: unsettled as Record<QuantityKey, Scale>,
  typicalRating,
  followerShares: priorShares,
  caps: {},
  later: [],
});

/**
 * What all brands are measured against from now on: medians and spreads over the baseline, blended with the priors, and
 * the caps of all accounts over all days. Sums are to be summed up under these caps from then on (`recap`). Quantities of
 * which less than half of the accounts is known are left to the priors until they are (`settleInSteps`).
 */
export const freezeReference = (sums: ScoreSums, baseline: DayRange, on = ''): Reference =>
  finish(freezeReferenceInSteps(sums, { baseline, on }));

export function* freezeReferenceInSteps(sums: ScoreSums, occasion: Occasion): Steps<Reference> {
  const empty = emptyReference(sums.brands.length, occasion.baseline);
  const found = yield* settleInSteps(sums, empty, occasion, openKeys(sums.brands, empty));
  if (!found) return empty;
  // What is known on the baseline is the reference itself; only what ended before it is a part with days of its own.
  const later = found.later.filter(({ baseline }) => baseline.to !== occasion.baseline.to);
  return { ...found, later };
}

export const openKeys = (brands: readonly ScoredBrand[], { scales }: Pick<Reference, 'scales'>): QuantityKey[] => {
  const networks = new Set(brands.flatMap((brand) => brand.networks));
  return quantities
    .filter(({ key, network }) =>
      scales[key].n > 0
        ? false
        : network === null
          ? followerNetworks.some((of) => networks.has(of))
          : networks.has(network),
    )
    .map(({ key }) => key);
};

export const hasFigures = ({ brands, pools }: ScoreSums, key: QuantityKey): boolean => {
  const columns = key === 'allFollowers' ? followerColumns : neededColumns[quantityIndex(key)]!;
  const isThere = (at: number) => (column: number) => pools.widths[at + column] !== 0;
  return brands.some((_, brand) =>
    key === 'allFollowers'
      ? columns.some(isThere(brand * metricColumns.length))
      : columns.every(isThere(brand * metricColumns.length)),
  );
};

/**
 * The reference with the caps of accounts that had none and, of some open quantities, those whose first figures have
 * come for at least half of their accounts, each frozen by itself. What is settled stays as it is to the last digit.
 * Null where nothing is to be added.
 */
export function* settleInSteps(
  sums: ScoreSums,
  before: Reference,
  { baseline, on }: Occasion,
  open: readonly QuantityKey[],
): Steps<Reference | null> {
  const caps = yield* withNewCaps(sums, before.caps);
  const next = caps === before.caps ? before : { ...before, caps };
  if (open.length === 0) return next === before ? null : next;
  const capped = yield* recapInSteps(sums, caps);
  const yardstick = yield* freezeYardstick(capped, before, baseline, open);
  const scales: Record<string, Scale> = {};
  const later: LaterPart[] = [];
  for (const [end, keys] of yield* byLastDay(capped, baseline, open)) {
    const days = { from: Math.max(sums.days.from, end - (baseline.to - baseline.from)), to: end };
    const measured = yield* measureInSteps(capped, days, yardstick);
    const settled: QuantityKey[] = [];
    for (const key of keys) {
      const scale = measureScale(capped, measured, days, key);
      yield;
      if (!scale) continue;
      scales[key] = scale;
      settled.push(key);
    }
    if (settled.length > 0) later.push({ on, baseline: days, keys: settled });
  }
  if (later.length === 0) return next === before ? null : next;
  return {
    ...next,
    scales: { ...before.scales, ...scales },
    followerShares: scales.allFollowers ? yardstick.followerShares : before.followerShares,
    typicalRating: scales['rating:TRUSTPILOT'] ? yardstick.typicalRating : before.typicalRating,
    later: [...before.later, ...later],
  };
}

function* withNewCaps(sums: ScoreSums, before: Caps): Steps<Caps> {
  const without = sums.brands.filter(({ id, networks }) =>
    cappedNetworks.some((network) => networks.includes(network) && before[id]?.[network] === undefined),
  );
  const found = yield* computeCapsInSteps(
    sums,
    without.map(({ id }) => id),
  );
  let isMore = false;
  const caps: Record<string, Caps[string]> = { ...before };
  for (const [brand, byNetwork] of Object.entries(found)) {
    const own = { ...byNetwork, ...caps[brand] };
    if (Object.keys(own).length === Object.keys(caps[brand] ?? {}).length) continue;
    caps[brand] = own;
    isMore = true;
  }
  return isMore ? caps : before;
}

function* byLastDay(
  sums: ScoreSums,
  { to }: DayRange,
  keys: readonly QuantityKey[],
): Steps<Map<number, QuantityKey[]>> {
  const byDay = new Map<number, QuantityKey[]>();
  for (const key of keys) {
    const last = lastOfKey(sums, key);
    yield;
    if (last === null) continue;
    // A state is carried and a flow looks back: only what has ended long before has days of its own.
    const day = to - last > staleAfter ? last : to;
    byDay.set(day, [...(byDay.get(day) ?? []), key]);
  }
  return byDay;
}

function lastOfKey(sums: ScoreSums, key: QuantityKey): number | null {
  const end = sums.days.to + 1 - sums.days.from;
  const isOfAll = key === 'allFollowers';
  const columns = isOfAll ? followerColumns : neededColumns[quantityIndex(key)]!;
  let last = -1;
  for (let brand = 0; brand < sums.brands.length; brand++) {
    const days = columns.map((column) => lastKnown(sums, brand, column, 0, end));
    last = Math.max(last, isOfAll ? Math.max(...days) : Math.min(...days));
  }
  return last < 0 ? null : sums.days.from + last;
}

/** Days after which figures have ended, and are no longer merely late. */
const staleAfter = 30;

const blendMean = (x: number, prior: number, n: number): number =>
  n === 0 ? prior : (n * x + priorWeights.means * prior) / (n + priorWeights.means);

function* freezeYardstick(
  sums: ScoreSums,
  { followerShares, typicalRating }: Yardstick,
  baseline: DayRange,
  open: readonly QuantityKey[],
): Steps<Yardstick> {
  const [sharesOpen, ratingOpen] = [open.includes('allFollowers'), open.includes('rating:TRUSTPILOT')];
  if (!sharesOpen && !ratingOpen) return { followerShares, typicalRating };
  const found = yield* yardstickInSteps(sums, baseline);
  return {
    followerShares: sharesOpen ? found.followerShares : followerShares,
    typicalRating: ratingOpen ? found.typicalRating : typicalRating,
  };
}

const followerPlaces = followerNetworks.map((network) => ({
  network,
  bit: accountBit(network),
  column: columnIndex(network, 'followers'),
}));

const brandsPerStep = 128;

function* yardstickInSteps(sums: ScoreSums, baseline: DayRange): Steps<Yardstick> {
  const window = toWindow(sums, baseline);
  const shares = new Map<SocialNetwork, number>(followerNetworks.map((network) => [network, 0]));
  const reading = createReading();
  const rating = { sum: 0, count: 0 };
  let complete = 0;
  for (let brand = 0; brand < sums.brands.length; brand++) {
    if (brand % brandsPerStep === brandsPerStep - 1) yield;
    const accounts = sums.accounts[brand]!;
    const stars =
      accounts & accountBit('TRUSTPILOT')
        ? lastValue(sums, brand, columnIndex('TRUSTPILOT', 'score'), window, reading)
        : 0;
    if (stars >= 1) {
      rating.sum += Math.min(stars, 5);
      rating.count++;
    }
    const followers = followerPlaces.map(({ bit, column }) =>
      accounts & bit ? gaugeValue(sums, brand, column, window, reading) : 0,
    );
    const all = followers.reduce((sum, of) => sum + of, 0);
    if (!(all > 0)) continue;
    complete++;
    for (const [place, { network }] of followerPlaces.entries()) {
      shares.set(network, shares.get(network)! + followers[place]! / all);
    }
  }
  const followerShares = Object.fromEntries(
    Array.from(shares, ([network, sum]) => [network, blendMean(sum / complete, priorShares[network]!, complete)]),
  );
  return { followerShares, typicalRating: blendMean(rating.sum / rating.count, typicalRating, rating.count) };
}
