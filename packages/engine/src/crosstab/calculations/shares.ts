import { type Significance, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import type { Share } from '@soundings/contract/resonance/resonance';
import { type Clusters, clusteredZ, type Sample, twoProportionZ, wilson } from '../../stats/proportions.ts';
import { adjustInSteps, intervalPoint, significanceLevel } from '../../stats/significance.ts';
import { mapInSteps, type Steps } from '../../steps.ts';
import type { Split } from '../counting/counts.ts';
import { addTallies, baseFlag, emptyTally, subtractTally, type Tally, toPercent, toSample } from '../counting/tally.ts';

/** With fewer positive or other answers on a side than this, their own spread says too little about its error. */
const minOfEachKind = 5;

/**
 * The shares of one column of a table, each tested against its own outside; the tests form one family. Where the same
 * respondents are on both sides, by an error that knows it, see `clusteredZ`.
 * Intervals and verdicts are at the confidence of `significance`, after its correction. Nulls (questions not asked) stay null. In steps of a few
 * milliseconds, between which other work can run.
 */
export function* judgeSharesInSteps(
  column: readonly (Split | null)[],
  significance: Significance = standardSignificance,
): Steps<(Share | null)[]> {
  const samples = yield* mapInSteps(
    column,
    (split) => split && { inside: toSample(split.inside), outside: toSample(split.outside) },
  );
  const ps = yield* mapInSteps(column, (split, i) => split && pValue(split, samples[i]!));
  const adjusted = yield* adjustInSteps(significance.correction, ps);
  return yield* mapInSteps(column, (split, i) => {
    const pair = samples[i];
    return split && pair ? toShare(split.inside, pair, adjusted[i] ?? null, significance) : null;
  });
}

/** The mean of R1 and R2, in percent, unrounded; the one that is there where the other is missing. */
export function toTotal(r1: Share, r2: Share | null): number | null {
  const first = r1.percent;
  const second = r2?.percent ?? null;
  if (first === null || second === null) return first ?? second;
  return (first + second) / 2;
}

interface Samples {
  readonly inside: Sample;
  readonly outside: Sample;
}

/** Null where a base is under 30; 1 where all answers of both sides are alike. */
function pValue({ inside, outside, clusters }: Split, samples: Samples): number | null {
  const separate = twoProportionZ(samples.inside, samples.outside);
  if (separate === null || !clusters || !isMixed(inside) || !isMixed(outside)) return separate;
  const of = (tally: Tally, { share }: Sample) => ({ share, weight: (tally.weights ?? tally).base });
  return clusteredZ(of(inside, samples.inside), of(outside, samples.outside), clusters) ?? separate;
}

const isMixed = ({ positive, base }: Tally): boolean => positive >= minOfEachKind && base - positive >= minOfEachKind;

function toShare(
  tally: Tally,
  { inside: sample, outside }: Samples,
  p: number | null,
  significance: Significance,
): Share {
  const interval = sample.base > 0 ? wilson(sample.share, sample.base, intervalPoint(significance)) : null;
  return {
    percent: toPercent(tally),
    positive: tally.weights?.positive ?? tally.positive,
    base: tally.base,
    effectiveBase: sample.base,
    low: interval && interval.low * 100,
    high: interval && interval.high * 100,
    verdict: toVerdict(sample.share - outside.share, p, significanceLevel(significance)),
    p,
    mark: baseFlag(tally.base),
  };
}

function toVerdict(difference: number, p: number | null, level: number): Share['verdict'] {
  if (p === null) return 'untested';
  if (p > level) return 'same';
  return difference > 0 ? 'above' : 'below';
}

/**
 * Each tally beside all the others of the list, taken as one. Nulls (questions not asked) stay null.
 * @param clusters how each hangs together with the others, where that is known
 */
export function againstTheOthers(
  tallies: readonly (Tally | null)[],
  clusters: readonly (Clusters | null)[] = [],
): (Split | null)[] {
  const all = tallies.reduce((sum: Tally, tally) => (tally ? addTallies(sum, tally) : sum), emptyTally);
  return tallies.map(
    (inside, i) => inside && { inside, outside: subtractTally(all, inside), clusters: clusters[i] ?? null },
  );
}
