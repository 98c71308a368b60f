import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { ScoreRanges } from '../../score/calculate.ts';
import { accountBit, cappedColumns, columnIndex, findColumn, metricColumns } from '../../score/quantities.ts';
import { poolDays } from '../../score/raw-days.ts';
import type { DayRange, ScoreSums } from '../../score/score-sums.ts';
import { growthOver, trailing } from '../../score/weights.ts';

/** Fewer days than this say nothing of how a figure wavers. */
export const minPool = 14;
/** From so many days outside of both ranges on, these alone tell what is usual: what is judged is no part of it. */
const enoughOutside = 28;
/** A jump of a state beyond so many deviations is what is looked for, and no noise. */
const clippedAt = 5;
const smallestStep = { share: 2e-5, stars: 0.005 } as const;
/** Of a normal distribution: the deviation beside the mean distance. */
const meanDistance = Math.sqrt(Math.PI / 2);

export interface Flow {
  readonly network: SocialNetwork;
  readonly figure: 'posts' | 'interactions' | 'comments';
  /** By day of the pool, in parts of the mean of its time; NaN where unknown. */
  readonly ratios: Float64Array;
}
export interface Gauge {
  readonly network: SocialNetwork;
  readonly figure: 'followers' | 'rating' | 'reviews' | 'listed' | 'following';
  /** What comes in a day: of a rating in stars, else in logarithms. The mean is taken away. */
  readonly steps: Float64Array;
  /** The least by which it is told to differ: a rating that went over the edge by a hair is told a tenth higher. */
  readonly resolution: number;
}

const flowFigures = ['posts', 'interactions', 'comments'] as const;
const gaugeMetrics = [
  ['followers', 'followers'],
  ['rating', 'score'],
  ['reviews', 'reviews'],
  ['listed', 'subscription'],
  ['following', 'following'],
] as const;

export const poolOf = ({ days }: ScoreSums, { comparable, compareTo }: ScoreRanges): DayRange => {
  const first = Math.min(comparable.from, compareTo.from);
  return {
    from: Math.max(
      days.from,
      Math.min(first, Math.max(comparable.to, compareTo.to) + 1 - growthOver.days) - trailing.days,
    ),
    to: Math.min(days.to, Math.max(comparable.to, compareTo.to)),
  };
};

const isIn = (day: number, { from, to }: DayRange): boolean => day >= from && day <= to;

function readDays(sums: ScoreSums, brand: number, column: number, { from, to }: DayRange): Float64Array | null {
  if (from > to) return null;
  return poolDays(sums.pools, brand * metricColumns.length + column, from - sums.days.from, to + 1 - sums.days.from);
}

export function readFlows(sums: ScoreSums, brand: number, ranges: ScoreRanges, days: DayRange): Flow[] {
  const flows = cappedColumns.flatMap(({ network, ...columns }, place) => {
    if ((sums.accounts[brand]! & accountBit(network)) === 0) return [];
    const limit = sums.limits[brand * cappedColumns.length + place]!;
    return flowFigures.flatMap((figure) => {
      const raw = readDays(sums, brand, columns[figure], days);
      const counted = figure === 'interactions' ? (raw?.map((x) => Math.min(x, limit)) ?? null) : raw;
      return toFlow(network, figure, counted && toRatios(counted, days.from, ranges));
    });
  });
  if ((sums.accounts[brand]! & accountBit('TIKTOK')) === 0) return flows;
  const raw = readDays(sums, brand, columnIndex('TIKTOK', 'interactions'), days);
  return [...flows, ...toFlow('TIKTOK', 'interactions', raw && toRatios(raw, days.from, ranges))];
}

const toFlow = (network: SocialNetwork, figure: Flow['figure'], ratios: Float64Array | null): Flow[] =>
  ratios ? [{ network, figure, ratios }] : [];

/** In parts of the mean of its own time, so that a step between the ranges is no noise. Null where too little is known. */
function toRatios(raw: Float64Array, first: number, { comparable, compareTo }: ScoreRanges): Float64Array | null {
  const sums = new Float64Array(3);
  const counts = new Float64Array(3);
  const timeOf = (i: number): number => (isIn(first + i, comparable) ? 0 : isIn(first + i, compareTo) ? 1 : 2);
  let [known, all] = [0, 0];
  for (let i = 0; i < raw.length; i++) {
    const x = raw[i]!;
    if (Number.isNaN(x)) continue;
    const time = timeOf(i);
    sums[time]! += x;
    counts[time]!++;
    known++;
    all += x;
  }
  if (known < minPool || all === 0) return null;
  const isOutsideEnough = counts[2]! >= enoughOutside;
  const ratios = new Float64Array(raw.length).fill(Number.NaN);
  for (let i = 0; i < raw.length; i++) {
    const time = timeOf(i);
    if (sums[time] === 0 || (time !== 2 && isOutsideEnough)) continue;
    const isOwn = counts[time]! >= minPool;
    ratios[i] = (raw[i]! * (isOwn ? counts[time]! : known)) / (isOwn ? sums[time]! : all);
  }
  return ratios;
}

export function readGauges(sums: ScoreSums, brand: number, ranges: ScoreRanges, days: DayRange): Gauge[] {
  return socialNetworks.flatMap((network) =>
    gaugeMetrics.flatMap(([figure, metric]): Gauge[] => {
      const column = findColumn(network, metric);
      if (column === undefined || (sums.accounts[brand]! & accountBit(network)) === 0) return [];
      const raw = readDays(sums, brand, column, days);
      const steps = raw && toSteps(raw, figure === 'rating', days.from, ranges);
      return steps ? [{ network, figure, steps, resolution: figure === 'rating' ? resolutionOf(raw!) : 0 }] : [];
    }),
  );
}

const resolutionOf = (stars: Float64Array): number =>
  stars.every((x) => Number.isNaN(x) || Math.abs(Math.round(x * 10) - x * 10) < 1e-6) ? 0.1 : 0.01;

function toSteps(raw: Float64Array, isStars: boolean, first: number, { comparable, compareTo }: ScoreRanges) {
  const span = { from: Math.min(comparable.from, compareTo.from), to: Math.max(comparable.to, compareTo.to) };
  const [outside, all] = [new Float64Array(raw.length), new Float64Array(raw.length)];
  let outsideCount = 0;
  let count = 0;
  let last = -1;
  let level = 0;
  for (let i = 0; i < raw.length; i++) {
    const x = raw[i]!;
    if (Number.isNaN(x)) continue;
    const next = isStars ? x : Math.log(Math.max(x, 1));
    if (last >= 0) {
      const step = (next - level) / (i - last);
      for (let day = last + 1; day <= i; day++) {
        all[count++] = step;
        if (!isIn(first + day, span)) outside[outsideCount++] = step;
      }
    }
    last = i;
    level = next;
  }
  const steps = outsideCount >= enoughOutside ? outside.subarray(0, outsideCount) : all.subarray(0, count);
  return steps.length < minPool ? null : clipSteps(steps, isStars ? smallestStep.stars : smallestStep.share);
}

/** Without jumps, and without the mean; in place. @param least what a step that never came may still have been */
function clipSteps(steps: Float64Array, least: number): Float64Array {
  const half = steps.length >> 1;
  const sorted = steps.slice().sort();
  const middle = sorted[half]!;
  let distances = 0;
  for (let i = 0; i < steps.length; i++) distances += sorted[i] = Math.abs(steps[i]! - middle);
  const spread = sorted.sort()[half]! * 1.4826;
  // A rating that is told to a tenth mostly does not move at all.
  const distance = (distances / steps.length) * meanDistance;
  const limit = clippedAt * Math.max(spread, distance, least);
  let total = 0;
  for (let i = 0; i < steps.length; i++) {
    total += steps[i] = Math.max(middle - limit, Math.min(steps[i]!, middle + limit));
  }
  const mean = total / steps.length;
  // What never moved may still move by the last digit that is told.
  const wobble = spread === 0 ? least : 0;
  for (let i = 0; i < steps.length; i++) steps[i]! += (i % 2 === 0 ? wobble : -wobble) - mean;
  return steps;
}
