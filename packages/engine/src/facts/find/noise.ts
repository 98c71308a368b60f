import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { ScoreRanges } from '../../score/calculate.ts';
import type { DayRange, ScoreSums } from '../../score/score-sums.ts';
import { growthOver, usualDays } from '../../score/weights.ts';
import { incompleteBeta } from '../../stats/incomplete-beta.ts';
import { randomFrom } from '../../writer/random.ts';
import { type BrandState, placeOf } from './brand-state.ts';
import { createGaugeWalk } from './gauge-walk.ts';
import { type Flow, type Gauge, minPool, poolOf, readFlows, readGauges } from './noise-pool.ts';
import type { BrandScorer } from './score-brand.ts';

const replicates = 64;
/** Whole weeks, as networks are used differently on weekends. */
const blockDays = 7;
/** Blocks drawn from a few months waver less than those months themselves do (measured on made noise). */
const inflated = 1.15;
/** In points: a score that lies at the end of its curve is not more certain than this. */
const leastDeviation = 0.5;

/** Of a brand, by score: how far a change wavers by itself; NaN where too few days are known to say. */
interface ChangeNoise {
  readonly deviation: Float64Array;
  readonly freedom: number;
}

/**
 * How much the change of a brand's scores between two ranges would be if nothing had changed: blocks of days are drawn
 * with replacement (the moving block bootstrap; Künsch 1989, Ann. Statist. 17, 1217–1241), the same ones of all figures,
 * both ranges are made of them, and their scores calculated by the formula.
 */
export function measureNoise(
  sums: ScoreSums,
  ranges: ScoreRanges,
  brand: number,
  state: BrandState,
  scorer: BrandScorer,
  seed: number,
): ChangeNoise {
  const days = poolOf(sums, ranges);
  const flows = readFlows(sums, brand, ranges, days);
  const gauges = readGauges(sums, brand, ranges, days);
  const pool = Math.max(0, ...flows.map(({ ratios }) => ratios.length), ...gauges.map(({ steps }) => steps.length));
  const deviation = new Float64Array(scoreNames.length).fill(Number.NaN);
  const freedom = Math.min(30, Math.floor(pool / blockLength(ranges.comparable)) - 1, replicates - 1);
  if (pool < minPool || freedom < 1) return { deviation, freedom: 0 };
  const random = randomFrom(seed);
  const draw = createDraw(flows, gauges, ranges, state, random);
  const squares = new Float64Array(scoreNames.length);
  const one = new Float64Array(scoreNames.length);
  for (let i = 0; i < replicates; i++) {
    const { now, before } = draw();
    one.set(scorer.score(now));
    const other = scorer.score(before);
    for (let score = 0; score < squares.length; score++) squares[score]! += (one[score]! - other[score]!) ** 2;
  }
  for (let score = 0; score < squares.length; score++) {
    deviation[score] = Math.hypot(Math.sqrt(squares[score]! / replicates) * inflated, leastDeviation);
  }
  return { deviation, freedom };
}

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
  const ofFlows = flows.map(({ network, figure, ratios }) => ({
    blocks: new Map(blockLengths.map((block) => [block, sumBlocks(ratios, block)])),
    place: placeOf(network, figure),
  }));
  // The days of which both ranges and their growth are made.
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
      for (let i = 0; i < count; i++) starts[i] = Math.floor(random() * choices);
      for (let i = 0; i < ofFlows.length; i++) {
        const { blocks, place } = ofFlows[i]!;
        const ratio = meanOf(blocks.get(block)!, starts, count, block);
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

/** By the first day of a block: the sum of its known days, and how many of them are known; null where all days are. */
interface BlockSums {
  readonly sums: Float64Array;
  readonly counts: Uint16Array | null;
}

function sumBlocks(ratios: Float64Array, block: number): BlockSums {
  const sums = new Float64Array(ratios.length + 1);
  let isWhole = true;
  for (let i = 0; i < ratios.length; i++) {
    const isKnown = !Number.isNaN(ratios[i]!);
    sums[i + 1] = sums[i]! + (isKnown ? ratios[i]! : 0);
    isWhole &&= isKnown;
  }
  for (let i = 0; i + block <= ratios.length; i++) sums[i] = sums[i + block]! - sums[i]!;
  return { sums, counts: isWhole ? null : countBlocks(ratios, block) };
}

function countBlocks(ratios: Float64Array, block: number): Uint16Array {
  const counts = new Uint16Array(ratios.length + 1);
  for (let i = 0; i < ratios.length; i++) counts[i + 1] = counts[i]! + (Number.isNaN(ratios[i]!) ? 0 : 1);
  for (let i = 0; i + block <= ratios.length; i++) counts[i] = counts[i + block]! - counts[i]!;
  return counts;
}

/** 1 where the drawn days are all unknown. */
function meanOf({ sums, counts }: BlockSums, starts: Uint32Array, blocks: number, block: number): number {
  let sum = 0;
  for (let i = 0; i < blocks; i++) sum += sums[starts[i]!]!;
  if (!counts) return sum / (blocks * block);
  let count = 0;
  for (let i = 0; i < blocks; i++) count += counts[starts[i]!]!;
  return count === 0 ? 1 : sum / count;
}

interface GrowthDays {
  readonly early: DayRange;
  readonly late: DayRange;
  /** Between their centres. */
  readonly between: number;
}

/** The first and the last fifth of the days that growth is taken over. */
function growthDays(range: DayRange): GrowthDays {
  const from = range.to - Math.max(lengthOf(range), growthOver.days);
  const days = range.to - from + 1;
  const fifth = Math.max(1, Math.floor(days / growthOver.parts));
  const early = { from, to: from + fifth - 1 };
  return { early, late: { from: range.to - fifth + 1, to: range.to }, between: days - fifth };
}
