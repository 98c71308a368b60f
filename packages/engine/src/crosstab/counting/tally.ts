import type { Share } from '@soundings/contract/resonance/resonance';
import { effectiveBase, type Sample, smallestTestedBase } from '../../stats/proportions.ts';
import { and } from '../dataset/bits.ts';
import type { Bits, Dataset, Measure } from '../dataset/dataset.ts';
import { countIn, type Selection, select } from '../dataset/selection.ts';

interface WeightSums {
  /** Σw of the positive answers. */
  readonly positive: number;
  /** Σw of all answers. */
  readonly base: number;
  /** Σw² of all answers. */
  readonly squares: number;
}

export interface Tally {
  readonly positive: number;
  readonly base: number;
  /** Null where all respondents count the same. */
  readonly weights: WeightSums | null;
}

export const emptyTally: Tally = { positive: 0, base: 0, weights: null };

export function addTallies(a: Tally, b: Tally): Tally {
  return { positive: a.positive + b.positive, base: a.base + b.base, weights: addWeights(a.weights, b.weights) };
}

/**
 * The answers of `whole` that are not in `part`. The counts say where nothing is left, so that a difference of two
 * rounded sums is never taken for weight.
 */
export function subtractTally(whole: Tally, part: Tally): Tally {
  const positive = whole.positive - part.positive;
  const base = whole.base - part.base;
  if (!whole.weights || !part.weights) return { positive, base, weights: whole.weights };
  const left = (count: number, sum: number): number => (count === 0 ? 0 : Math.max(0, sum));
  return {
    positive,
    base,
    weights: {
      positive: left(positive, whole.weights.positive - part.weights.positive),
      base: left(base, whole.weights.base - part.weights.base),
      squares: left(base, whole.weights.squares - part.weights.squares),
    },
  };
}

function addWeights(a: WeightSums | null, b: WeightSums | null): WeightSums | null {
  if (!a || !b) return a ?? b;
  return { positive: a.positive + b.positive, base: a.base + b.base, squares: a.squares + b.squares };
}

export function tallyIn(
  { weights }: Pick<Dataset, 'weights'>,
  among: Selection,
  { answered, positive }: Pick<Measure, 'answered' | 'positive'>,
): Tally {
  return {
    positive: countIn(among, positive),
    base: countIn(among, answered),
    weights: weights && weigh(weights, among, answered, positive),
  };
}

export interface Among {
  readonly selection: Selection;
  readonly all: Tally;
}

/** The part of `group` that `mask` leaves; the mask null leaves all of it. The masks must not change afterwards. */
export function among(dataset: Dataset, group: Bits, mask: Bits | null): Among {
  const selection = select(mask ? and(mask, group) : group);
  return { selection, all: tallyIn(dataset, selection, { answered: group, positive: group }) };
}

export function countMembers(dataset: Dataset, { selection, all }: Among, members: Bits): Tally {
  if (!all.weights) return { positive: countIn(selection, members), base: all.base, weights: null };
  const own = tallyIn(dataset, selection, { answered: members, positive: members });
  return { positive: own.base, base: all.base, weights: { ...all.weights, positive: own.weights?.base ?? 0 } };
}

/**
 * Sums the weights of the respondents in `selection` ∩ `answered`, row by row, and of those among them in `positive`.
 * Rows are visited in ascending order, so the same respondents always give the same sums.
 */
export function weigh(weights: Float64Array, { at, bits }: Selection, answered: Bits, positive: Bits): WeightSums {
  const sums = { positive: 0, base: 0, squares: 0 };
  for (let i = 0; i < bits.length; i++) {
    const word = at ? at[i]! : i;
    const positives = positive[word]!;
    let left = bits[i]! & answered[word]!;
    while (left !== 0) {
      const lowest = left & -left;
      const weight = weights[word * 32 + 31 - Math.clz32(lowest)]!;
      sums.base += weight;
      sums.squares += weight * weight;
      if ((positives & lowest) !== 0) sums.positive += weight;
      left ^= lowest;
    }
  }
  return sums;
}

/** The positive answers in percent, unrounded; null without answers, or where all weigh nothing (no effective base). */
export function toPercent({ positive, base, weights }: Tally): number | null {
  if (!((weights?.squares ?? base) > 0)) return null;
  // Multiplied first: 57 of 200 are 28.5 %, where 57 / 200 · 100 is a little less and would round down.
  return Math.min(100, (100 * (weights?.positive ?? positive)) / (weights?.base ?? base));
}

/** Share and effective base; without answers, or where all weigh nothing, both are 0. */
export function toSample({ positive, base, weights }: Tally): Sample {
  if (!weights) return { share: base > 0 ? positive / base : 0, base };
  const share = weights.base > 0 ? Math.min(1, weights.positive / weights.base) : 0;
  return { share, base: effectiveBase(weights.base, weights.squares) };
}

const smallestSteadyBase = 100;

/** By the unweighted base: under 30 unranked, under 100 low. */
export function baseFlag(base: number): Share['mark'] {
  if (base < smallestTestedBase) return 'unranked';
  return base < smallestSteadyBase ? 'low' : 'none';
}
