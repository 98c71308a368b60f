import { lowerIsBetter, scoreNames } from '@soundings/contract/sonar/score-choices';
import { finish, type Steps } from '../crosstab/steps.ts';
import type { Calculation, ScoreRanges } from './calculation.ts';
import { confide, confidence } from './confidence-share.ts';
import { eraseStandIns } from './erase-stand-ins.ts';
import { type Measured, measureInSteps } from './measure.ts';
import { metricColumns } from './metric-columns.ts';
import { priorShares, typicalRating } from './priors.ts';
import { rankInto, rankRoom } from './rank-among.ts';
import type { Reference } from './reference.ts';
import type { DayRange } from './score-input.ts';
import type { ScoreSums } from './score-sums.ts';
import { type Curves, curvesOf, emptyPoints, pointsOfBrand, scoresOf } from './scores-of.ts';
import { hasSameQuantities, isUnlike } from './unlike-parts.ts';

/** So many brands get their scores in a step. */
const brandsAStep = 128;

/** What to measure by, where nothing is frozen by the priors alone. */
export const yardstickOf = (reference: Reference | null) => reference ?? { followerShares: priorShares, typicalRating };

const isSame = (a: DayRange, b: DayRange): boolean => a.from === b.from && a.to === b.to;

/** The nine scores of all brands in both ranges, their ranks among all and how sure they are. */
export const calculate = (sums: ScoreSums, reference: Reference | null, ranges: ScoreRanges): Calculation =>
  finish(calculateInSteps(sums, reference, ranges));

export function* calculateInSteps(
  sums: ScoreSums,
  reference: Reference | null,
  { comparable, compareTo }: ScoreRanges,
): Steps<Calculation> {
  const yardstick = yardstickOf(reference);
  const curves = curvesOf(reference);
  const now = yield* measureInSteps(sums, comparable, yardstick);
  const scores = yield* scoresInSteps(now, sums.accounts, curves);
  const before = isSame(comparable, compareTo) ? now : yield* measureInSteps(sums, compareTo, yardstick);
  const prevScores = before === now ? scores.slice() : yield* scoresInSteps(before, sums.accounts, curves);
  const brands = sums.brands.length;
  const { ranks, rankSum } = yield* ranksInSteps(scores, brands);
  const { ranks: prevRanks, rankSum: prevRankSum } = yield* ranksInSteps(prevScores, brands);
  const trends = scores.map((score, at) => trendFrom(score, prevScores[at]!));
  const certain = yield* confidencesInSteps(now, scores, sums.accounts);
  const unlike = yield* unlikeInSteps(now, before, trends, prevScores);
  return { brands, scores, prevScores, trends, ranks, prevRanks, rankSum, prevRankSum, ...certain, unlike };
}

/** A level: the score and its change once more. */
export const trendFrom = (score: number, former: number): number => (Number.isNaN(former) ? score : 2 * score - former);

/** By score × brand. */
export function* scoresInSteps(measured: Measured, accounts: Uint8Array, curves: Curves): Steps<Float64Array> {
  const count = accounts.length;
  const scores = new Float64Array(count * scoreNames.length);
  const points = emptyPoints();
  for (let brand = 0; brand < count; brand++) {
    pointsOfBrand(measured, brand, curves, points);
    scoresOf(points, accounts[brand]!, measured.silent[brand]!, scores, brand, count);
    eraseStandIns(measured, brand, scores, brand, count);
    if (brand % brandsAStep === brandsAStep - 1) yield;
  }
  return scores;
}

/** One of the nine a step. */
function* ranksInSteps(scores: Float64Array, brands: number): Steps<{ ranks: Int32Array; rankSum: Int32Array }> {
  const ranks = new Int32Array(scores.length);
  const rankSum = new Int32Array(brands);
  const room = rankRoom(brands);
  for (const [place, name] of scoreNames.entries()) {
    const [from, to] = [place * brands, (place + 1) * brands];
    rankInto(scores.subarray(from, to), lowerIsBetter.has(name), ranks.subarray(from, to), room);
    for (let brand = 0; brand < brands; brand++) rankSum[brand]! += ranks[from + brand]! || brands;
    yield;
  }
  return { ranks, rankSum };
}

/** Where there is a change, whether it is one of the same parts. */
function* unlikeInSteps(
  now: Measured,
  before: Measured,
  trends: Float64Array,
  prevScores: Float64Array,
): Steps<Uint8Array> {
  const unlike = new Uint8Array(trends.length);
  if (before === now) return unlike;
  const brands = trends.length / scoreNames.length;
  for (let brand = 0; brand < brands; brand++) {
    const isSame = hasSameQuantities(now, before, brand);
    for (let score = 0; !isSame && score < scoreNames.length; score++) {
      const at = score * brands + brand;
      if (Number.isNaN(trends[at]!) || Number.isNaN(prevScores[at]!)) continue;
      if (isUnlike(score, now, before, brand)) unlike[at] = 1;
    }
    if (brand % brandsAStep === brandsAStep - 1) yield;
  }
  return unlike;
}

function* confidencesInSteps(
  measured: Measured,
  scores: Float64Array,
  accounts: Uint8Array,
): Steps<Pick<Calculation, 'confidence' | 'isActive'>> {
  const brands = accounts.length;
  const shares = new Float64Array(scores.length);
  const isActive = new Uint8Array(brands);
  const { coverage } = measured;
  for (let brand = 0; brand < brands; brand++) {
    const from = brand * metricColumns.length;
    confide(measured, brand, accounts[brand]!, scores, brand, brands);
    for (let place = 0; place < scoreNames.length; place++) shares[place * brands + brand] = confidence.share[place]!;
    for (let column = 0; column < metricColumns.length; column++) if (coverage[from + column]! > 0) isActive[brand] = 1;
    if (brand % brandsAStep === brandsAStep - 1) yield;
  }
  return { confidence: shares, isActive };
}
