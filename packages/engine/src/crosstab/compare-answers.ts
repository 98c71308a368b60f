import type { HeadToHeadTest } from '@soundings/contract/resonance/calculations';
import { mcnemar } from '../stats/mcnemar.ts';
import { smallestTestedBase, twoProportionZ } from '../stats/two-proportion-z.ts';
import type { PairTally } from './pair-tally.ts';
import { sampleOf } from './sample-of.ts';
import type { Tally } from './tally.ts';

/** How the answers to two questions differ, before other comparisons are taken into account. */
export interface Comparison {
  readonly method: HeadToHeadTest['method'];
  readonly pairs: number;
  readonly p: number;
  /** Above 0 where the first question is answered positively more often. */
  readonly difference: number;
}

/**
 * McNemar's test among those who answered both questions, where they are at least 30 (their effective base, where
 * weighted), else the z test of all answers to each, as of two separate samples. Null where a base of those is under 30.
 *
 * Weighted discordant pairs enter with their effective number: (Σw₁ − Σw₂)² / Σw², the square of a sum of weights with
 * random signs over its variance, is (n₁ − n₂)² / (n₁ + n₂) for n₁, n₂ = Kish's effective base, shared out as the weights.
 */
export function compareAnswers({ both, discordant }: PairTally, first: Tally, second: Tally): Comparison | null {
  const pairs = both.base;
  if (sampleOf(both).base >= smallestTestedBase) {
    const { share, base } = sampleOf(discordant);
    const ahead = discordant.weights ? share * base : discordant.positive;
    const { p, method } = mcnemar(ahead, base - ahead);
    const name = method === 'exact' ? 'mcnemarExact' : 'mcnemarChiSquare';
    return { method: name, pairs, p, difference: 2 * ahead - base };
  }
  const [a, b] = [sampleOf(first), sampleOf(second)];
  const p = twoProportionZ(a, b);
  return p === null ? null : { method: 'twoProportionZ', pairs, p, difference: a.share - b.share };
}
