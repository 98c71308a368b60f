import { twoSidedP } from './erfc.ts';
import { incompleteBeta } from './incomplete-beta.ts';

/** From this many discordant pairs on the normal approximation is good enough. */
const largeSample = 25;

export interface McNemar {
  /** Two-sided. */
  readonly p: number;
  readonly method: 'exact' | 'chiSquare';
}

/**
 * McNemar's test: whether two answers of the same respondents are positive equally often.
 * Only those count whose two answers differ: `first` are positive only in the first, `second` only in the second.
 * Below 25 of them: the exact binomial test of `first` in `first + second` at ½. From 25 on: χ² with one degree of
 * freedom and continuity correction, (|first − second| − 1)² / (first + second).
 * Weighted answers go in as effective numbers: the exact test continues the binomial tail to real numbers,
 * P(X ≤ k) = I½(n − k, k + 1) (Abramowitz & Stegun 26.5.24), and equals it for whole ones.
 * Sources: Q. McNemar (1947), Psychometrika 12, 153–157; the correction: A. L. Edwards (1948), Psychometrika 13,
 * 185–187; as mcnemar.test and binom.test in R.
 */
export function mcnemar(first: number, second: number): McNemar {
  const discordant = first + second;
  if (discordant >= largeSample) {
    const distance = Math.max(0, Math.abs(first - second) - 1);
    return { p: twoSidedP(distance / Math.sqrt(discordant)), method: 'chiSquare' };
  }
  const fewer = Math.min(first, second);
  const tail = discordant > 0 ? incompleteBeta(0.5, discordant - fewer, fewer + 1) : 1;
  return { p: Math.min(1, 2 * tail), method: 'exact' };
}
