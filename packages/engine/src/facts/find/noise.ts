import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { ScoreRanges } from '../../score/calculate.ts';
import type { DayRange, ScoreSums } from '../../score/score-sums.ts';
import { growthOver, usualDays } from '../../score/weights.ts';
import { incompleteBeta } from '../../stats/incomplete-beta.ts';
import { randomFrom } from '../../writer/random.ts';
import { type BrandState, placeOf } from './brand-state.ts';
import { type Flow, type Gauge, minPool, poolOf, readFlows, readGauges } from './noise-pool.ts';
import type { BrandScorer } from './score-brand.ts';

const replicates = 64;
/** Whole weeks, as networks are used differently on weekends. */
const blockDays = 7;
/** States keep what they have: only over some weeks does a rating come back to where it was. */
const gaugeBlockDays = 28;
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
  { comparable, compareTo }: ScoreRanges,
  state: BrandState,
  random: () => number,
): () => Draw {
  const lengths = [lengthOf(comparable), lengthOf(compareTo)] as const;
  const blocks = [blockLength(comparable), blockLength(compareTo)] as const;
  const pool = Math.max(0, ...flows.map(({ ratios }) => ratios.length));
  const sums = flows.map(({ ratios }) => prefixed(ratios));
  const path = pathDays(comparable, compareTo);
  const walk = new Float64Array(path.to - path.from + 2);
  const drawn = [state.slice(), state.slice()] as const;
  const flowPlaces = flows.map(({ network, figure }) => placeOf(network, figure));
  const gaugePlaces = gauges.map(({ network, figure }) => ({
    level: placeOf(network, figure),
    growth: placeOf(network, 'growth'),
  }));
  return () => {
    for (const [side, of] of drawn.entries()) {
      of.set(state);
      const [length, block] = [lengths[side]!, blocks[side]!];
      const starts: number[] = [];
      for (let day = 0; day < length; day += block) starts.push(Math.floor(random() * Math.max(1, pool - block + 1)));
      for (const [i, place] of flowPlaces.entries()) {
        const ratio = meanOf(sums[i]!, starts, block);
        of[place]! *= (length * ratio + usualDays) / (length + usualDays);
      }
    }
    for (const [i, { figure, steps, resolution }] of gauges.entries()) {
      walkAlong(walk, steps, random);
      const anchor = levelOf(walk, path, comparable);
      const { level, growth } = gaugePlaces[i]!;
      for (const [side, of] of drawn.entries()) {
        const range = side === 0 ? comparable : compareTo;
        const by = side === 0 ? 0 : levelOf(walk, path, range) - anchor;
        if (figure === 'rating')
          of[level] = Math.max(1, Math.min(of[level]! + by + (random() - 0.5) * 2 * resolution, 5));
        else of[level]! *= Math.exp(by);
        if (figure === 'followers') of[growth]! += growthOf(walk, path, range);
      }
    }
    return { now: drawn[0], before: drawn[1] };
  };
}

interface Prefix {
  readonly sums: Float64Array;
  readonly counts: Uint16Array;
}

function prefixed(ratios: Float64Array): Prefix {
  const sums = new Float64Array(ratios.length + 1);
  const counts = new Uint16Array(ratios.length + 1);
  for (let i = 0; i < ratios.length; i++) {
    const isKnown = !Number.isNaN(ratios[i]!);
    sums[i + 1] = sums[i]! + (isKnown ? ratios[i]! : 0);
    counts[i + 1] = counts[i]! + (isKnown ? 1 : 0);
  }
  return { sums, counts };
}

/** 1 where the drawn days are all unknown. */
function meanOf({ sums, counts }: Prefix, starts: readonly number[], block: number): number {
  let [sum, count] = [0, 0];
  for (const start of starts) {
    sum += sums[start + block]! - sums[start]!;
    count += counts[start + block]! - counts[start]!;
  }
  return count === 0 ? 1 : sum / count;
}

/** The days of which both ranges and their growth are made. */
const pathDays = (one: DayRange, other: DayRange): DayRange => ({
  from: Math.min(growthFrom(one), growthFrom(other), one.from, other.from),
  to: Math.max(one.to, other.to),
});
const growthFrom = (range: DayRange): number => range.to - Math.max(lengthOf(range), growthOver.days);

/** Writes running sums of running sums: the mean of a state over days is then a difference. */
function walkAlong(walk: Float64Array, steps: Float64Array, random: () => number): void {
  const block = Math.max(1, Math.min(gaugeBlockDays, Math.floor(steps.length / 3)));
  let level = 0;
  let left = 0;
  let at = 0;
  for (let day = 1; day < walk.length; day++) {
    if (left === 0) {
      at = Math.floor(random() * (steps.length - block + 1));
      left = block;
    }
    level += steps[at++]!;
    left--;
    walk[day] = walk[day - 1]! + level;
  }
}

const levelOf = (walk: Float64Array, path: DayRange, { from, to }: DayRange): number =>
  (walk[to - path.from + 1]! - walk[from - path.from]!) / (to - from + 1);

function growthOf(walk: Float64Array, path: DayRange, range: DayRange): number {
  const from = Math.max(path.from, growthFrom(range));
  const days = range.to - from + 1;
  const fifth = Math.max(1, Math.floor(days / growthOver.parts));
  const late = levelOf(walk, path, { from: range.to - fifth + 1, to: range.to });
  const early = levelOf(walk, path, { from, to: from + fifth - 1 });
  return ((late - early) / (days - fifth)) * growthOver.perDays;
}
