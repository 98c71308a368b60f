import type { Share } from '@soundings/contract/resonance';
import { benjaminiHochberg } from '../stats/benjamini-hochberg.ts';
import { effectiveBase } from '../stats/effective-base.ts';
import { type Sample, smallestTestedBase, twoProportionZ } from '../stats/two-proportion-z.ts';
import { wilson } from '../stats/wilson.ts';
import type { Split } from './counts.ts';
import type { Tally } from './tally.ts';

const falseDiscoveryRate = 0.05;
const smallestSteadyBase = 100;

/**
 * The shares of one column of a table, each tested against its own outside; the tests form one family.
 * Above or below: at a false discovery rate of 5 %. Nulls (questions not asked) stay null.
 */
export function judgeShares(column: readonly (Split | null)[]): (Share | null)[] {
  const samples = column.map((split) => split && { inside: sampleOf(split.inside), outside: sampleOf(split.outside) });
  const adjusted = benjaminiHochberg(samples.map((pair) => pair && twoProportionZ(pair.inside, pair.outside)));
  return column.map((split, i) => {
    const pair = samples[i];
    return split && pair ? shareOf(split.inside, pair.inside, pair.outside, adjusted[i] ?? null) : null;
  });
}

/** The mean of R1 and R2, in percent, unrounded; the one that is there where the other is missing. */
export function totalOf(r1: Share, r2: Share | null): number | null {
  const first = r1.percent;
  const second = r2?.percent ?? null;
  if (first === null || second === null) return first ?? second;
  return (first + second) / 2;
}

function shareOf(tally: Tally, sample: Sample, outside: Sample, p: number | null): Share {
  const interval = sample.base > 0 ? wilson(sample.share, sample.base) : null;
  const positive = tally.weights?.positive ?? tally.positive;
  return {
    percent: interval && percentOf(positive, tally.weights?.base ?? tally.base),
    positive,
    base: tally.base,
    effectiveBase: sample.base,
    low: interval && interval.low * 100,
    high: interval && interval.high * 100,
    verdict: verdictOf(sample.share - outside.share, p),
    p,
    mark: tally.base < smallestTestedBase ? 'unranked' : tally.base < smallestSteadyBase ? 'low' : 'none',
  };
}

/** Multiplied first: 57 of 200 are 28.5 %, where 57 / 200 · 100 is a little less and would round down. */
const percentOf = (positive: number, base: number): number => Math.min(100, (100 * positive) / base);

function verdictOf(difference: number, p: number | null): Share['verdict'] {
  if (p === null) return 'untested';
  if (p > falseDiscoveryRate) return 'same';
  return difference > 0 ? 'above' : 'below';
}

/** Share and effective base; without answers, or where all weigh nothing, both are 0. */
function sampleOf({ positive, base, weights }: Tally): Sample {
  if (!weights) return { share: base > 0 ? positive / base : 0, base };
  const share = weights.base > 0 ? Math.min(1, weights.positive / weights.base) : 0;
  return { share, base: effectiveBase(weights.base, weights.squares) };
}
