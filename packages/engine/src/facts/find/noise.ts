import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { ScoreRanges } from '../../score/calculate.ts';
import type { DayRange, ScoreSums } from '../../score/score-sums.ts';
import { growthOver, usualDays } from '../../score/weights.ts';
import { incompleteBeta } from '../../stats/incomplete-beta.ts';
import { randomFrom } from '../../writer/random.ts';
import { type BrandState, placeOf } from './brand-state.ts';
import { createGaugeWalk } from './gauge-walk.ts';
import { type Flow, type Gauge, minPool, type NoisePool, readFlows, readGauges } from './noise-pool.ts';
import type { BrandScorer } from './score-brand.ts';

const replicates = 64;
/** Whole weeks, as networks are used differently on weekends. */
const blockDays = 7;
/** Blocks drawn from a few months waver less than those months themselves do (measured on made noise). */
const inflated = 1.15;
/** In points: a score that lies at the end of its curve is not more certain than this. */
export const leastDeviation = 0.5;
export const mostFreedom = 30;

export interface NoiseOf {
  readonly sums: ScoreSums;
  readonly ranges: ScoreRanges;
  readonly pool: NoisePool;
  readonly brand: number;
  readonly state: BrandState;
  readonly scorer: BrandScorer;
}

/** Of a brand, by score: how far a change wavers by itself; NaN where too few days are known to say. */
export interface ChangeNoise {
  readonly deviation: Float64Array;
  readonly freedom: number;
  /** Not all was drawn: the deviations are at least these. */
  readonly isCut: boolean;
}

/** By score: from which deviation on nobody need know how far beyond it the true one lies; infinite where it matters. */
export type EnoughNoise = (freedom: number) => Float64Array;

/**
 * How much the change of a brand's scores between two ranges would be if nothing had changed: blocks of days are drawn
 * with replacement (the moving block bootstrap; Künsch 1989, Ann. Statist. 17, 1217–1241), the same ones of all figures,
 * both ranges are made of them, and their scores calculated by the formula. Each draw can only add to a deviation, so it
 * ends once all of them are `enough`.
 */
export function measureNoise({ sums, ranges, pool, brand, state, scorer }: NoiseOf, enough?: EnoughNoise): ChangeNoise {
  const flows = readFlows(sums, brand, pool);
  const gauges = readGauges(sums, brand, pool);
  const days = Math.max(0, ...flows.map(({ ratios }) => ratios.length), ...gauges.map(({ steps }) => steps.length));
  const deviation = new Float64Array(scoreNames.length).fill(Number.NaN);
  const freedom = Math.min(mostFreedom, Math.floor(days / blockLength(ranges.comparable)) - 1, replicates - 1);
  if (days < minPool || freedom < 1) return { deviation, freedom: 0, isCut: false };
  const needed = enough?.(freedom).map(toSquares);
  const squares = new Float64Array(scoreNames.length);
  const one = new Float64Array(scoreNames.length);
  let draw: (() => Draw) | null = null;
  let drawn = 0;
  while (drawn < replicates && !(needed && isEnough(squares, needed))) {
    draw ??= createDraw(flows, gauges, ranges, state, randomFrom(brand + 1));
    const { now, before } = draw();
    one.set(scorer.score(now));
    const other = scorer.score(before);
    for (let score = 0; score < squares.length; score++) squares[score]! += (one[score]! - other[score]!) ** 2;
    drawn++;
  }
  for (let score = 0; score < squares.length; score++) {
    deviation[score] = Math.hypot(Math.sqrt(squares[score]! / replicates) * inflated, leastDeviation);
  }
  return { deviation, freedom, isCut: drawn < replicates };
}

/** The sum of squares that makes a deviation, and a hair more. */
const toSquares = (deviation: number): number =>
  ((deviation ** 2 - leastDeviation ** 2) / inflated ** 2) * replicates + 1e-9;

const isEnough = (squares: Float64Array, needed: Float64Array): boolean => {
  for (let score = 0; score < squares.length; score++) if (squares[score]! < needed[score]!) return false;
  return true;
};

/** Two-sided, by Student's t: how often a change of this size comes of noise alone. Null where that cannot be said. */
export function chanceOf(change: number, deviation: number, freedom: number): number | null {
  if (Number.isNaN(change) || Number.isNaN(deviation) || freedom < 1) return null;
  if (change === 0) return 1;
  if (deviation === 0) return 0;
  const t = change / deviation;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

const lengthOf = ({ from, to }: DayRange): number => to - from + 1;
const blockLength = (range: DayRange): number => {
  const length = lengthOf(range);
  return length >= 2 * blockDays ? blockDays : Math.min(length, blockDays);
};

interface Draw {
  readonly now: BrandState;
  readonly before: BrandState;
}

function createDraw(
  flows: readonly Flow[],
  gauges: readonly Gauge[],
  ranges: ScoreRanges,
  state: BrandState,
  random: () => number,
): () => Draw {
  const sides = [ranges.comparable, ranges.compareTo].map((range) => ({
    range,
    length: lengthOf(range),
    block: blockLength(range),
    growth: growthDays(range),
    drawn: state.slice(),
  }));
  const [now, before] = sides as [(typeof sides)[number], (typeof sides)[number]];
  const pool = Math.max(0, ...flows.map(({ ratios }) => ratios.length));
  const blockLengths = [...new Set(sides.map(({ block }) => block))];
  // Blocks that begin after it have no known day of any figure: they add nothing, and are not looked up.
  const lastKnown = Math.max(-1, ...flows.map(({ last }) => last));
  const ofFlows = flows.map(({ network, figure, ratios }) => ({
    blocks: new Map(blockLengths.map((block) => [block, sumBlocks(ratios, lastKnown, block)])),
    place: placeOf(network, figure),
  }));
  const path = {
    from: Math.min(...sides.map(({ range, growth }) => Math.min(range.from, growth.early.from))),
    to: Math.max(now.range.to, before.range.to),
  };
  const ofGauges = gauges.map(({ network, figure, steps, resolution }) => {
    const walk = createGaugeWalk(steps, path);
    const means = sides.map((side) => ({
      ...{ isNow: side === now, drawn: side.drawn, between: side.growth.between },
      level: walk.meanOver(side.range),
      early: walk.meanOver(side.growth.early),
      late: walk.meanOver(side.growth.late),
    }));
    const places = { level: placeOf(network, figure), growth: placeOf(network, 'growth') };
    return { figure, resolution, walk, means, anchor: means[0]!.level, ...places };
  });
  const starts = new Uint32Array(Math.max(...sides.map(({ length, block }) => Math.ceil(length / block))));
  return () => {
    for (const { length, block, drawn } of sides) {
      drawn.set(state);
      const count = Math.ceil(length / block);
      const choices = Math.max(1, pool - block + 1);
      let known = 0;
      for (let i = 0; i < count; i++) {
        const start = Math.floor(random() * choices);
        if (start <= lastKnown) starts[known++] = start;
      }
      for (let i = 0; i < ofFlows.length; i++) {
        const { blocks, place } = ofFlows[i]!;
        const ratio = meanOf(blocks.get(block)!, starts, known);
        drawn[place]! *= (length * ratio + usualDays) / (length + usualDays);
      }
    }
    for (let i = 0; i < ofGauges.length; i++) {
      const { figure, resolution, walk, means, anchor, level, growth } = ofGauges[i]!;
      walk.draw(random);
      const start = anchor();
      for (let side = 0; side < means.length; side++) {
        const mean = means[side]!;
        const { drawn } = mean;
        const by = mean.isNow ? 0 : mean.level() - start;
        if (figure === 'rating')
          drawn[level] = Math.max(1, Math.min(drawn[level]! + by + (random() - 0.5) * 2 * resolution, 5));
        else if (by !== 0) drawn[level]! *= Math.exp(by);
        if (figure === 'followers')
          drawn[growth]! += ((mean.late() - mean.early()) / mean.between) * growthOver.perDays;
      }
    }
    return { now: now.drawn, before: before.drawn };
  };
}

/**
 * By the first day of a block, up to the last that is known: the sum of its known days, and how many of them are known; one
 * beside the other.
 */
function sumBlocks(ratios: Float64Array, lastKnown: number, block: number): Float64Array {
  const days = Math.min(ratios.length, lastKnown + 1 + block);
  const blocks = new Float64Array(2 * (days + 1));
  for (let i = 0; i < days; i++) {
    const isKnown = !Number.isNaN(ratios[i]!);
    blocks[2 * i + 2] = blocks[2 * i]! + (isKnown ? ratios[i]! : 0);
    blocks[2 * i + 3] = blocks[2 * i + 1]! + (isKnown ? 1 : 0);
  }
  const width = 2 * block;
  for (let i = 0; i + width < blocks.length; i++) blocks[i] = blocks[i + width]! - blocks[i]!;
  return blocks;
}

/** 1 where the drawn days are all unknown. */
function meanOf(blocks: Float64Array, starts: Uint32Array, drawn: number): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < drawn; i++) {
    const at = 2 * starts[i]!;
    sum += blocks[at]!;
    count += blocks[at + 1]!;
  }
  return count === 0 ? 1 : sum / count;
}

interface GrowthDays {
  readonly early: DayRange;
  readonly late: DayRange;
  /** Days between their centres. */
  readonly between: number;
}

function growthDays(range: DayRange): GrowthDays {
  const from = range.to - Math.max(lengthOf(range), growthOver.days);
  const days = range.to - from + 1;
  const fifth = Math.max(1, Math.floor(days / growthOver.parts));
  const early = { from, to: from + fifth - 1 };
  return { early, late: { from: range.to - fifth + 1, to: range.to }, between: days - fifth };
}
