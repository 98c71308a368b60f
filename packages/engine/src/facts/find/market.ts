import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { type Curves, toCurves } from '../../score/brand-scores.ts';
import { type Calculation, type ScoreRanges, toYardstick } from '../../score/calculate.ts';
import { type Measured, measureInSteps } from '../../score/measure.ts';
import { quantities } from '../../score/quantities.ts';
import type { Reference } from '../../score/reference.ts';
import type { ScoreSums } from '../../score/score-sums.ts';
import { findDiscoveryLimit } from '../../stats/multiple-testing.ts';
import type { Steps } from '../../steps.ts';
import { type BrandState, readState } from './brand-state.ts';
import { commonChanges } from './common-changes.ts';
import type { Finding } from './finding.ts';
import { type ChangeNoise, type EnoughNoise, measureNoise } from './noise.ts';
import { createNoisePool } from './noise-pool.ts';
import { type BrandScorer, createScorer } from './score-brand.ts';
import { findLongRuns, findOutliers } from './stories.ts';
import { falseDiscoveryRate, findDistance, testChangesInSteps } from './test-changes.ts';

interface MarketBrand {
  readonly id: string;
  /** The number of its card, which addresses of the dashboard name it by. */
  readonly count: number;
  readonly name: string;
  readonly domain: string;
  readonly groups: readonly string[];
  readonly isOwn: boolean;
  readonly inFocus: boolean;
}

export interface MarketInput {
  readonly sums: ScoreSums;
  readonly reference: Reference | null;
  readonly ranges: ScoreRanges;
  readonly calculation: Calculation;
  /** In the order of those of the sums. */
  readonly brands: readonly MarketBrand[];
}

/** `clear` holds at a false discovery rate of 10 % over all changes, `noise` does not, `unknown` cannot be said. */
export type Verdict = 'clear' | 'noise' | 'unknown';

export interface Change {
  readonly value: number;
  readonly former: number;
  readonly change: number;
  readonly rank: number;
  readonly formerRank: number;
  readonly verdict: Verdict;
  /** In points, by the parts that are known in both ranges; what the verdict is about. NaN where there are none. */
  readonly ofCommon: number;
  /** The parts that are known differ between the ranges, so that part of the change is that. */
  readonly isUnlike: boolean;
}

export interface Market extends MarketInput {
  readonly curves: Curves;
  readonly now: Measured;
  readonly before: Measured;
  readonly stateOf: (brand: number, side?: 'now' | 'before') => BrandState;
  readonly scorerOf: (brand: number) => BrandScorer;
  readonly changeOf: (brand: number, score: ScoreName) => Change | null;
  /** How far a change of the score wavers by itself; NaN where that cannot be said. */
  readonly deviationOf: (brand: number, score: ScoreName) => number;
  /** Half of the 95 % interval of a change of the score; NaN where that cannot be said. */
  readonly marginOf: (brand: number, score: ScoreName) => number;
  readonly scoreOf: (brand: number, score: ScoreName) => number | null;
  readonly own: number | null;
  readonly stories: readonly { readonly finding: Finding; readonly verdict: Verdict }[];
}

export function* openMarketInSteps(input: MarketInput): Steps<Market> {
  const { sums, reference, ranges, calculation, brands } = input;
  const yardstick = toYardstick(reference);
  const curves = toCurves(reference);
  const now = yield* measureInSteps(sums, ranges.comparable, yardstick);
  const before = yield* measureInSteps(sums, ranges.compareTo, yardstick);
  const stateOf: Market['stateOf'] = (brand, side = 'now') =>
    readState((side === 'now' ? now : before).quantities, brand * quantities.length);
  const scorers: BrandScorer[] = [];
  const scorerOf = (brand: number): BrandScorer =>
    (scorers[brand] ??= createScorer(curves, sums.accounts[brand]!, now.silent[brand]!));

  const count = brands.length;
  const pool = createNoisePool(sums, ranges);
  const measure = (brand: number, enough?: EnoughNoise): ChangeNoise =>
    measureNoise({ sums, ranges, pool, brand, state: middleOf(now, before, brand), scorer: scorerOf(brand) }, enough);
  const outliers = findOutliers(input);
  yield;
  const tested = [...outliers, ...findLongRuns(input)];
  yield;
  // One family: what is told at all is held at one rate of false discoveries.
  const others = tested.map(({ chance }) => chance);
  const changes = commonChanges(calculation, count, stateOf, scorerOf);
  const chances = yield* testChangesInSteps({ brands: count, changes, others, measure });
  const limit = findDiscoveryLimit([...chances, ...others], falseDiscoveryRate);
  const toVerdict = (chance: number | null): Verdict =>
    chance === null ? 'unknown' : chance <= limit ? 'clear' : 'noise';
  const stories = tested.map(({ finding, chance }) => ({ finding, verdict: toVerdict(chance) }));
  yield;

  const changeOf: Market['changeOf'] = (brand, name) => {
    const at = scoreNames.indexOf(name) * count + brand;
    const [value, former] = [calculation.scores[at]!, calculation.prevScores[at]!];
    if (Number.isNaN(value) || Number.isNaN(former)) return null;
    return {
      value,
      former,
      change: value - former,
      rank: calculation.ranks[at]!,
      formerRank: calculation.prevRanks[at]!,
      verdict: toVerdict(chances[at]!),
      ofCommon: changes[at]!,
      isUnlike: calculation.unlike[at] === 1,
    };
  };
  const scoreOf: Market['scoreOf'] = (brand, name) => {
    const value = calculation.scores[scoreNames.indexOf(name) * count + brand]!;
    return Number.isNaN(value) ? null : value;
  };
  const deviationOf: Market['deviationOf'] = (brand, name) => measure(brand).deviation[scoreNames.indexOf(name)]!;
  const marginOf: Market['marginOf'] = (brand, name) => {
    const { deviation, freedom } = measure(brand);
    return freedom < 1 ? Number.NaN : findDistance(0.05, freedom) * deviation[scoreNames.indexOf(name)]!;
  };
  const own = brands.findIndex(({ isOwn }) => isOwn);
  return {
    ...{ ...input, curves, now, before, stories, own: own < 0 ? null : own },
    ...{ stateOf, scorerOf, changeOf, deviationOf, marginOf, scoreOf },
  };
}

/** Between both ranges: where one of them lies at the end of a curve, noise would seem smaller than it is. */
function middleOf(now: Measured, before: Measured, brand: number): BrandState {
  const from = brand * quantities.length;
  const middle = now.quantities.slice(from, from + quantities.length);
  for (let place = 0; place < middle.length; place++) {
    const former = before.quantities[from + place]!;
    if (!Number.isNaN(former)) middle[place] = (middle[place]! + former) / 2;
  }
  return readState(middle, 0);
}

export const ranked = ({ brands, calculation }: Market, name: ScoreName): number[] => {
  const from = scoreNames.indexOf(name) * brands.length;
  return brands
    .map((_, brand) => brand)
    .filter((brand) => calculation.ranks[from + brand]! > 0)
    .sort((a, b) => calculation.ranks[from + a]! - calculation.ranks[from + b]! || a - b);
};
