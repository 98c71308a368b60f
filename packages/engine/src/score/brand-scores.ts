import { type ScoreName, scoreNames, typicalScore } from '@soundings/contract/sonar/score-choices';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Measured } from './measure.ts';
import { priors } from './priors.ts';
import { findQuantityIndex, quantities, quantityIndex, quantityIndexes } from './quantities.ts';
import type { Reference } from './reference.ts';
import * as weights from './weights.ts';

export interface Curves {
  readonly medians: Float64Array;
  readonly slopes: Float64Array;
}

export function toCurves(reference: Reference | null): Curves {
  const scales = quantities.map(({ key }) => (reference?.scales ?? priors)[key]);
  return {
    medians: Float64Array.from(scales, ({ m }) => m),
    slopes: Float64Array.from(scales, ({ s }) => weights.slope / s),
  };
}

/** `S(x) = 100 / (1 + e^(−1.702 (x − m) / s))` of a quantity; NaN stays NaN. */
const toPoints = (x: number, { medians, slopes }: Curves, place: number): number =>
  100 / (1 + Math.exp(-slopes[place]! * (x - medians[place]!)));

export const parts = {
  interest: [...quantityIndexes('interactions'), ...quantityIndexes('audienceGained')],
  response: quantityIndexes('response'),
  posts: quantityIndexes('posts'),
  growth: quantityIndexes('growth'),
  comments: quantityIndexes('comments'),
  following: quantityIndexes('following'),
  rating: quantityIndex('rating:TRUSTPILOT'),
  listed: quantityIndex('listed:TWITTER'),
  allFollowers: quantityIndex('allFollowers'),
} as const;

/** By network: where its followers and its response are, −1 where it has none; Trustpilot's reviews stand in for both. */
export const strengthPlaces = socialNetworks.map((network) => ({
  network,
  followers: network === 'TRUSTPILOT' ? -1 : findQuantityIndex(`followers:${network}`),
  response: network === 'TRUSTPILOT' ? quantityIndex('reviews:TRUSTPILOT') : findQuantityIndex(`response:${network}`),
}));

export interface BrandPoints {
  readonly points: Float64Array;
  readonly strengths: Float64Array;
}
export const createPoints = (): BrandPoints => ({
  points: new Float64Array(quantities.length),
  strengths: new Float64Array(socialNetworks.length),
});

/** `(Σ sₙ + ½·50) / (k + ½)` over the known of these; NaN where none is. */
export function comb(points: Float64Array, places: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const s = points[places[i]!]!;
    if (Number.isNaN(s)) continue;
    sum += s;
    count++;
  }
  return combined(sum, count);
}

const combined = (sum: number, count: number): number =>
  count === 0 ? Number.NaN : (sum + weights.combPull * typicalScore) / (count + weights.combPull);

function weighed(a: number, aWeight: number, b: number, bWeight: number): number {
  if (Number.isNaN(a)) return b;
  return Number.isNaN(b) ? a : (aWeight * a + bWeight * b) / (aWeight + bWeight);
}

function trustScore(rating: number, listed: number): number {
  const { trustParts: of } = weights;
  let sum = of.pull * typicalScore;
  let weight = of.pull;
  if (!Number.isNaN(rating)) {
    sum += of.rating * rating;
    weight += of.rating;
  }
  if (!Number.isNaN(listed)) {
    sum += of.listed * listed;
    weight += of.listed;
  }
  return weight === of.pull ? Number.NaN : sum / weight;
}

const or = (points: number, otherwise: number): number => (Number.isNaN(points) ? otherwise : points);

/** Missing parts stand at 50; null where all are missing. */
function frictionScore(comments: number, trust: number, growth: number, following: number): number {
  const { frictionParts: of } = weights;
  if (Number.isNaN(comments) && Number.isNaN(trust) && Number.isNaN(growth) && Number.isNaN(following))
    return Number.NaN;
  return (
    of.comments * or(comments, typicalScore) +
    of.trust * (100 - or(trust, typicalScore)) +
    of.growth * (100 - or(growth, typicalScore)) +
    of.following * or(following, typicalScore)
  );
}

/** The best comb of the k strongest networks, k ≤ 3. */
function relevanceStrengthScore(strengths: Float64Array): number {
  let first = -1;
  let second = -1;
  let third = -1;
  for (let i = 0; i < strengths.length; i++) {
    const r = strengths[i]!;
    if (r > first) {
      third = second;
      second = first;
      first = r;
    } else if (r > second) {
      third = second;
      second = r;
    } else if (r > third) third = r;
  }
  if (first < 0) return Number.NaN;
  let best = combined(first, 1);
  if (second >= 0) best = Math.max(best, combined(first + second, 2));
  if (third >= 0) best = Math.max(best, combined(first + second + third, 3));
  return best;
}

function relevanceBreadthScore(strengths: Float64Array, accounts: number, silent: number): number {
  let sum = 0;
  let count = 0;
  let isKnown = false;
  for (let i = 0; i < strengths.length; i++) {
    const r = strengths[i]!;
    const hasAccount = (accounts & (1 << i)) !== 0;
    const isSilent = (silent & (1 << i)) !== 0;
    if (!Number.isNaN(r)) sum += Math.min(1, r / weights.breadthFull);
    else if (hasAccount && !isSilent) continue;
    isKnown ||= hasAccount;
    count++;
  }
  return isKnown ? (100 * sum) / count : Number.NaN;
}

const powerrankParts = Object.entries(weights.powerrankParts).map(([name, weight]) => ({
  at: scoreNames.indexOf(name as ScoreName),
  isFriction: name === 'friction',
  isMeasured: name !== 'presence',
  weight,
}));

/** Null where reach stands alone: no account is no followers, but a brand of which nothing is known has no place. */
function averagePowerrank(scores: Float64Array, at: number, stride: number): number {
  let sum = 0;
  let weight = 0;
  let isMeasured = false;
  for (const part of powerrankParts) {
    const score = scores[at + part.at * stride]!;
    if (Number.isNaN(score)) continue;
    sum += part.weight * (part.isFriction ? 100 - score : score);
    weight += part.weight;
    isMeasured ||= part.isMeasured;
  }
  return isMeasured ? sum / weight : Number.NaN;
}

export function writePoints({ quantities: measured }: Measured, brand: number, curves: Curves, to: BrandPoints): void {
  const { points, strengths } = to;
  const from = brand * quantities.length;
  for (let place = 0; place < quantities.length; place++) {
    const x = measured[from + place]!;
    points[place] = Number.isNaN(x) ? Number.NaN : toPoints(x, curves, place);
  }
  const { followers: f, response: e } = weights.strengthParts;
  for (let i = 0; i < strengthPlaces.length; i++) {
    const of = strengthPlaces[i]!;
    const size = of.followers < 0 ? Number.NaN : points[of.followers]!;
    const answered = of.response < 0 ? Number.NaN : points[of.response]!;
    strengths[i] = weighed(size, f, answered, e);
  }
}

/** Writes the nine scores of a brand to `at`, `at + stride` and so on, in the order of `scoreNames`; NaN for none. */
export function writeScores(
  of: BrandPoints,
  accounts: number,
  silent: number,
  to: Float64Array,
  at: number,
  stride: number,
): void {
  const { points, strengths } = of;
  const growth = comb(points, parts.growth);
  const trust = trustScore(points[parts.rating]!, points[parts.listed]!);
  const { energyParts } = weights;
  to[at] = comb(points, parts.interest);
  to[at + stride] = trust;
  to[at + 2 * stride] = comb(points, parts.response);
  to[at + 3 * stride] = relevanceStrengthScore(strengths);
  to[at + 4 * stride] = relevanceBreadthScore(strengths, accounts, silent);
  to[at + 5 * stride] = frictionScore(comb(points, parts.comments), trust, growth, comb(points, parts.following));
  to[at + 6 * stride] = points[parts.allFollowers]!;
  to[at + 7 * stride] = weighed(comb(points, parts.posts), energyParts.posts, growth, energyParts.growth);
  to[at + 8 * stride] = averagePowerrank(to, at, stride);
}
