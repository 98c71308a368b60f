import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import { finish, type Steps } from '../crosstab/steps.ts';
import { lastOf, stateOf, windowOf } from './brand-window.ts';
import { capsOfInSteps } from './caps-of.ts';
import { type Measured, measureInSteps, type Yardstick } from './measure.ts';
import { accountBit, columnOf, followerNetworks } from './metric-columns.ts';
import { leastSpreadOf, priorShares, priors, typicalRating } from './priors.ts';
import { type QuantityKey, quantities } from './quantities.ts';
import { recapInSteps } from './recap.ts';
import type { Reference, Scale } from './reference.ts';
import type { DayRange } from './score-input.ts';
import type { ScoreSums } from './score-sums.ts';
import { madToDeviation, priorBrands } from './weights.ts';

/**
 * What all brands are measured against from now on: medians and spreads over the baseline, blended with the priors, and
 * the caps of all accounts over all days. Sums are to be summed up under these caps from then on (`recap`).
 */
export const freezeReference = (sums: ScoreSums, baseline: DayRange): Reference =>
  finish(freezeReferenceInSteps(sums, baseline));

export function* freezeReferenceInSteps(sums: ScoreSums, baseline: DayRange): Steps<Reference> {
  const ids = sums.brands.map(({ id }) => id);
  const caps = yield* capsOfInSteps(sums, ids);
  const capped = yield* recapInSteps(sums, caps);
  const yardstick = yield* yardstickInSteps(capped, baseline);
  const measured = yield* measureInSteps(capped, baseline, yardstick);
  const scales: [QuantityKey, Scale][] = [];
  for (const [place, { key }] of quantities.entries()) {
    scales.push([key, scaleOf(measured, place, key)]);
    yield;
  }
  return {
    baseline,
    brands: ids.length,
    scales: Object.fromEntries(scales) as Record<QuantityKey, Scale>,
    ...yardstick,
    caps,
  };
}

/** `(n·x + 20·prior) / (n + 20)`. */
const blend = (x: number, prior: number, n: number): number =>
  n === 0 ? prior : (n * x + priorBrands * prior) / (n + priorBrands);

const median = (sorted: Float64Array): number => (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;

function scaleOf({ quantities: all }: Measured, place: number, key: QuantityKey): Scale {
  const values = all.filter((x, at) => at % quantities.length === place && Number.isFinite(x)).sort();
  const n = values.length;
  const prior = priors[key];
  const middle = median(values);
  const spread = madToDeviation * median(values.map((x) => Math.abs(x - middle)).sort());
  const s = Math.max(blend(spread, prior.s, n), leastSpreadOf(quantities[place]!.name));
  return { m: blend(middle, prior.m, n), s, n };
}

const followersOf = followerNetworks.map((network) => ({
  network,
  bit: accountBit(network),
  column: columnOf(network, 'followers'),
}));

/** So many brands are looked at in a step. */
const brandsAStep = 128;

/** Mean rating of the brands that have one, and mean shares of those of whose accounts all followers are known. */
function* yardstickInSteps(sums: ScoreSums, baseline: DayRange): Steps<Yardstick> {
  const window = windowOf(sums, baseline);
  const shares = new Map<SocialNetwork, number>(followerNetworks.map((network) => [network, 0]));
  const rating = { sum: 0, count: 0 };
  let complete = 0;
  for (let brand = 0; brand < sums.brands.length; brand++) {
    if (brand % brandsAStep === brandsAStep - 1) yield;
    const accounts = sums.accounts[brand]!;
    const stars =
      accounts & accountBit('TRUSTPILOT') ? lastOf(sums, brand, columnOf('TRUSTPILOT', 'score'), window) : 0;
    if (stars >= 1) {
      rating.sum += Math.min(stars, 5);
      rating.count++;
    }
    const followers = followersOf.map(({ bit, column }) => (accounts & bit ? stateOf(sums, brand, column, window) : 0));
    const all = followers.reduce((sum, of) => sum + of, 0);
    if (!(all > 0)) continue;
    complete++;
    for (const [place, { network }] of followersOf.entries()) {
      shares.set(network, shares.get(network)! + followers[place]! / all);
    }
  }
  const followerShares = Object.fromEntries(
    Array.from(shares, ([network, sum]) => [network, blend(sum / complete, priorShares[network]!, complete)]),
  );
  return { followerShares, typicalRating: blend(rating.sum / rating.count, typicalRating, rating.count) };
}
