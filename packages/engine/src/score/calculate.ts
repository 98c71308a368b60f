import { lowerIsBetter, scoreNames } from '@soundings/contract/sonar/score-choices';
import { finish, type Steps } from '../steps.ts';
import { type Curves, createPoints, toCurves, writePoints, writeScores } from './brand-scores.ts';
import { createConfidence, writeConfidence } from './confidence.ts';
import { type Measured, measureInSteps } from './measure.ts';
import { priorShares, typicalRating } from './priors.ts';
import { columnIndex, followerColumns, metricColumns } from './quantities.ts';
import { createRankRoom, rankInto } from './ranks.ts';
import type { Reference } from './reference.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';
import { hasSameQuantities, isUnlike } from './unlike-parts.ts';

export interface ScoreRanges {
  readonly comparable: DayRange;
  readonly compareTo: DayRange;
}

/**
 * Scores are at `score · brands + brand` (in the order of `scoreNames`), 0 to 100, NaN where unknown; rank 0 where
 * there is none.
 */
export interface Calculation {
  readonly brands: number;
  readonly scores: Float64Array;
  readonly prevScores: Float64Array;
  readonly trends: Float64Array;
  readonly ranks: Int32Array;
  readonly prevRanks: Int32Array;
  /** Places gained among the brands that are ranked in both ranges; 0 for others. */
  readonly placesUp: Int32Array;
  readonly confidence: Float64Array;
  /** By score × brand, 1 where both scores are known, and of different parts (see `unlike-parts.ts`). */
  readonly unlike: Uint8Array;
  readonly rankSum: Int32Array;
  readonly prevRankSum: Int32Array;
  /** By brand, 1 where anything of it is known in the comparable range. */
  readonly isActive: Uint8Array;
}

const brandsPerStep = 128;

export const toYardstick = (reference: Reference | null) => reference ?? { followerShares: priorShares, typicalRating };

const isSame = (a: DayRange, b: DayRange): boolean => a.from === b.from && a.to === b.to;

export const calculate = (sums: ScoreSums, reference: Reference | null, ranges: ScoreRanges): Calculation =>
  finish(calculateInSteps(sums, reference, ranges));

export function* calculateInSteps(
  sums: ScoreSums,
  reference: Reference | null,
  { comparable, compareTo }: ScoreRanges,
): Steps<Calculation> {
  const yardstick = toYardstick(reference);
  const curves = toCurves(reference);
  const now = yield* measureInSteps(sums, comparable, yardstick);
  const scores = yield* scoresInSteps(now, sums.accounts, curves);
  const before = isSame(comparable, compareTo) ? now : yield* measureInSteps(sums, compareTo, yardstick);
  const prevScores = before === now ? scores.slice() : yield* scoresInSteps(before, sums.accounts, curves);
  const brands = sums.brands.length;
  const { ranks, rankSum } = yield* ranksInSteps(scores, brands);
  const { ranks: prevRanks, rankSum: prevRankSum } = yield* ranksInSteps(prevScores, brands);
  const placesUp = yield* placesUpInSteps({ scores, ranks }, { scores: prevScores, ranks: prevRanks }, brands);
  const trends = scores.map((score, at) => trendFrom(score, prevScores[at]!));
  const certain = yield* confidencesInSteps(now, scores, sums.accounts);
  const unlike = yield* unlikeInSteps(now, before, trends, prevScores);
  return { brands, scores, prevScores, trends, ranks, prevRanks, placesUp, rankSum, prevRankSum, ...certain, unlike };
}

const trendFrom = (score: number, former: number): number => (Number.isNaN(former) ? score : 2 * score - former);

/** By score × brand. */
export function* scoresInSteps(measured: Measured, accounts: Uint8Array, curves: Curves): Steps<Float64Array> {
  const count = accounts.length;
  const scores = new Float64Array(count * scoreNames.length);
  const points = createPoints();
  for (let brand = 0; brand < count; brand++) {
    writePoints(measured, brand, curves, points);
    writeScores(points, accounts[brand]!, measured.silent[brand]!, scores, brand, count);
    dropBackfilled(measured, brand, scores, brand, count);
    if (brand % brandsPerStep === brandsPerStep - 1) yield;
  }
  return scores;
}

function* ranksInSteps(scores: Float64Array, brands: number): Steps<{ ranks: Int32Array; rankSum: Int32Array }> {
  const ranks = new Int32Array(scores.length);
  const rankSum = new Int32Array(brands);
  const room = createRankRoom(brands);
  for (const [place, name] of scoreNames.entries()) {
    const [from, to] = [place * brands, (place + 1) * brands];
    rankInto(scores.subarray(from, to), lowerIsBetter.has(name), ranks.subarray(from, to), room);
    for (let brand = 0; brand < brands; brand++) rankSum[brand]! += ranks[from + brand]! || brands;
    yield;
  }
  return { ranks, rankSum };
}

interface Ranked {
  readonly scores: Float64Array;
  readonly ranks: Int32Array;
}

function* placesUpInSteps(now: Ranked, before: Ranked, brands: number): Steps<Int32Array> {
  const places = new Int32Array(now.ranks.length);
  const [common, ranks] = [new Float64Array(brands), [new Int32Array(brands), new Int32Array(brands)] as const];
  let room: ReturnType<typeof createRankRoom> | null = null;
  for (const [place, name] of scoreNames.entries()) {
    const from = place * brands;
    let others = 0;
    for (let at = from; at < from + brands; at++) {
      const [rank, prevRank] = [now.ranks[at]!, before.ranks[at]!];
      if (rank > 0 && prevRank > 0) places[at] = prevRank - rank;
      else if (rank !== prevRank) others++;
    }
    if (others === 0) continue;
    room ??= createRankRoom(brands);
    for (const [side, { scores }] of [now, before].entries()) {
      for (let brand = 0; brand < brands; brand++) {
        const isCommon = now.ranks[from + brand]! > 0 && before.ranks[from + brand]! > 0;
        common[brand] = isCommon ? scores[from + brand]! : Number.NaN;
      }
      rankInto(common, lowerIsBetter.has(name), ranks[side]!, room);
    }
    for (let brand = 0; brand < brands; brand++) places[from + brand] = ranks[1][brand]! - ranks[0][brand]!;
    yield;
  }
  return places;
}

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
    if (brand % brandsPerStep === brandsPerStep - 1) yield;
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
  const confidence = createConfidence();
  for (let brand = 0; brand < brands; brand++) {
    const from = brand * metricColumns.length;
    writeConfidence(measured, brand, accounts[brand]!, scores, brand, brands, confidence);
    for (let place = 0; place < scoreNames.length; place++) shares[place * brands + brand] = confidence.share[place]!;
    for (let column = 0; column < metricColumns.length; column++) if (coverage[from + column]! > 0) isActive[brand] = 1;
    if (brand % brandsPerStep === brandsPerStep - 1) yield;
  }
  return { confidence: shares, isActive };
}

const states = [
  { place: scoreNames.indexOf('presence'), columns: followerColumns },
  {
    place: scoreNames.indexOf('trust'),
    columns: [columnIndex('TRUSTPILOT', 'score'), columnIndex('TWITTER', 'subscription')],
  },
] as const;

/**
 * Takes away reach and trust where nothing but states of long after the range stands in: both would be told unchanged,
 * which nobody has measured. The scores that they are a part of stay, made of the same parts as those of later ranges.
 */
export function dropBackfilled(
  { coverage, far }: Measured,
  brand: number,
  scores: Float64Array,
  at: number,
  stride: number,
): void {
  const from = brand * metricColumns.length;
  for (const { place, columns } of states) {
    let isFar = false;
    let isNear = false;
    for (const column of columns) {
      if (far[from + column] === 1) isFar = true;
      else if (coverage[from + column]! > 0) isNear = true;
    }
    if (isFar && !isNear) scores[at + place * stride] = Number.NaN;
  }
}
