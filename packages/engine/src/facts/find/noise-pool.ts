import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { ScoreRanges } from '../../score/calculate.ts';
import { readDays as readKnownDays } from '../../score/month-sums.ts';
import { accountBit, cappedColumns, columnIndex, findColumn, placeOf } from '../../score/quantities.ts';
import type { DayRange, ScoreSums } from '../../score/score-sums.ts';
import { growthOver, trailing } from '../../score/weights.ts';
import { selectInPlace } from '../../stats/select.ts';

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
  readonly last: number;
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

export interface NoisePool extends DayRange {
  /** By day: 0 in the range, 1 in the one before, 2 in neither. */
  readonly times: Uint8Array;
  /** So many days lie before both ranges. None lies after them. */
  readonly before: number;
}

export function createNoisePool({ days }: ScoreSums, { comparable, compareTo }: ScoreRanges): NoisePool {
  const span = { from: Math.min(comparable.from, compareTo.from), to: Math.max(comparable.to, compareTo.to) };
  const from = Math.max(days.from, Math.min(span.from, span.to + 1 - growthOver.days) - trailing.days);
  const to = Math.min(days.to, span.to);
  const times = Uint8Array.from({ length: Math.max(0, to - from + 1) }, (_, i) =>
    isIn(from + i, comparable) ? 0 : isIn(from + i, compareTo) ? 1 : 2,
  );
  return { from, to, times, before: Math.max(0, Math.min(span.from - from, times.length)) };
}

const isIn = (day: number, { from, to }: DayRange): boolean => day >= from && day <= to;

function readDays(sums: ScoreSums, brand: number, column: number, { from, to }: DayRange): Float64Array | null {
  if (from > to) return null;
  return readKnownDays(sums, placeOf(brand, column), from - sums.days.from, to + 1 - sums.days.from);
}

export function readFlows(sums: ScoreSums, brand: number, pool: NoisePool): Flow[] {
  const flows: Flow[] = [];
  const read = (network: SocialNetwork, figure: Flow['figure'], column: number, limit: number): void => {
    const found = readRatios(sums, brand, column, limit, pool);
    if (found) flows.push({ network, figure, ...found });
  };
  for (const [place, { network, ...columns }] of cappedColumns.entries()) {
    if ((sums.accounts[brand]! & accountBit(network)) === 0) continue;
    const limit = sums.limits[brand * cappedColumns.length + place]!;
    for (const figure of flowFigures)
      read(network, figure, columns[figure], figure === 'interactions' ? limit : Number.POSITIVE_INFINITY);
  }
  if ((sums.accounts[brand]! & accountBit('TIKTOK')) !== 0)
    read('TIKTOK', 'interactions', columnIndex('TIKTOK', 'interactions'), Number.POSITIVE_INFINITY);
  return flows;
}

/** Days before both ranges tell enough in most cases: then no others are read. */
function readRatios(
  sums: ScoreSums,
  brand: number,
  column: number,
  limit: number,
  pool: NoisePool,
): Pick<Flow, 'ratios' | 'last'> | null {
  const early = readDays(sums, brand, column, { from: pool.from, to: pool.from + pool.before - 1 });
  const isAllOutside = pool.times.indexOf(2, pool.before) < 0;
  if (early && isAllOutside) {
    const ratios = new Float64Array(pool.times.length).fill(Number.NaN);
    let [known, sum] = [0, 0];
    for (let i = 0; i < early.length; i++) {
      const x = Math.min(early[i]!, limit);
      if (Number.isNaN(x)) continue;
      ratios[i] = x;
      sum += x;
      known++;
    }
    if (known >= enoughOutside && sum > 0) {
      for (let i = 0; i < early.length; i++) ratios[i] = (ratios[i]! * known) / sum;
      return { ratios, last: early.length - 1 };
    }
  }
  const raw = readDays(sums, brand, column, pool);
  if (raw) for (let i = 0; i < raw.length; i++) if (raw[i]! > limit) raw[i] = limit;
  const ratios = raw && toRatios(raw, pool);
  return ratios && { ratios, last: ratios.length - 1 };
}

/**
 * In parts of the mean of its own time, so that a step between the ranges is no noise. In place; null where too little
 * is known.
 */
function toRatios(raw: Float64Array, { times }: NoisePool): Float64Array | null {
  const sums = new Float64Array(3);
  const counts = new Float64Array(3);
  let [known, all] = [0, 0];
  for (let i = 0; i < raw.length; i++) {
    const x = raw[i]!;
    if (Number.isNaN(x)) continue;
    const time = times[i]!;
    sums[time]! += x;
    counts[time]!++;
    known++;
    all += x;
  }
  if (known < minPool || all === 0) return null;
  const isOutsideEnough = counts[2]! >= enoughOutside;
  for (let i = 0; i < raw.length; i++) {
    const time = times[i]!;
    if (sums[time] === 0 || (time !== 2 && isOutsideEnough)) raw[i] = Number.NaN;
    else if (counts[time]! >= minPool) raw[i] = (raw[i]! * counts[time]!) / sums[time]!;
    else raw[i] = (raw[i]! * known) / all;
  }
  return raw;
}

export function readGauges(sums: ScoreSums, brand: number, pool: NoisePool): Gauge[] {
  return socialNetworks.flatMap((network) =>
    (sums.accounts[brand]! & accountBit(network)) === 0
      ? []
      : gaugeMetrics.flatMap(([figure, metric]): Gauge[] => {
          const column = findColumn(network, metric);
          const gauge = column === undefined ? null : readGauge(sums, brand, column, figure === 'rating', pool);
          return gauge ? [{ network, figure, ...gauge }] : [];
        }),
  );
}

/** The first day that is known after the days before both ranges is mostly one of so many. */
const soon = 14;

function readGauge(
  sums: ScoreSums,
  brand: number,
  column: number,
  isStars: boolean,
  pool: NoisePool,
): Pick<Gauge, 'steps' | 'resolution'> | null {
  const least = isStars ? smallestStep.stars : smallestStep.share;
  if (!isStars) {
    const early = readDays(sums, brand, column, {
      from: pool.from,
      to: Math.min(pool.to, pool.from + pool.before - 1 + soon),
    });
    const steps = early && toSteps(early, isStars, pool.before);
    if (steps?.isFollowed && steps.outside.length >= enoughOutside)
      return { steps: clipSteps(steps.outside, least), resolution: 0 };
  }
  const raw = readDays(sums, brand, column, pool);
  if (!raw) return null;
  const { outside, all } = toSteps(raw, isStars, pool.before);
  const steps = outside.length >= enoughOutside ? outside : all;
  if (steps.length < minPool) return null;
  return { steps: clipSteps(steps, least), resolution: isStars ? resolutionOf(raw) : 0 };
}

const resolutionOf = (stars: Float64Array): number =>
  stars.every((x) => Number.isNaN(x) || Math.abs(Math.round(x * 10) - x * 10) < 1e-6) ? 0.1 : 0.01;

/** What comes in each day from the first known one on, and in those of the first `before` alone. */
function toSteps(raw: Float64Array, isStars: boolean, before: number) {
  const all = new Float64Array(raw.length);
  let outside = 0;
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
        if (day < before) outside = count;
      }
    }
    last = i;
    level = next;
  }
  return { all: all.subarray(0, count), outside: all.subarray(0, outside), isFollowed: last >= before - 1 };
}

/** Without jumps, and without the mean; in place. @param least what a step that never came may still have been */
function clipSteps(steps: Float64Array, least: number): Float64Array {
  const half = steps.length >> 1;
  const moved = steps.slice();
  const middle = selectInPlace(moved, half);
  let distances = 0;
  for (let i = 0; i < steps.length; i++) distances += moved[i] = Math.abs(steps[i]! - middle);
  const spread = selectInPlace(moved, half) * 1.4826;
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
