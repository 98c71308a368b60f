import { twoSidedP } from './erfc.ts';

/** A share of 0 … 1 and the answers behind it, or their effective number where they are weighted. */
export interface Sample {
  readonly share: number;
  readonly base: number;
}

/** Below this many answers the normal approximation is not trusted. */
export const smallestTestedBase = 30;

/**
 * The two-sided p value of the pooled two-proportion z test, without continuity correction; z² is Pearson's χ² of the
 * 2 × 2 table. Null where a base is below 30. Where all answers of both samples are alike there is no difference: 1.
 * Source: Fleiss, Levin, Paik, Statistical Methods for Rates and Proportions, 3rd ed. (2003), section 3.1.
 *
 * Answers that are in both samples make their shares covary. `overlap` is Σw² of those answers over (Σw of a)(Σw of b),
 * or their number over the product of the bases: with answers of variance σ² each it is Cov(a, b)/σ², as 1/base is
 * Var/σ². 0 where no answer is in both.
 */
export function twoProportionZ(a: Sample, b: Sample, overlap = 0): number | null {
  if (!(a.base >= smallestTestedBase && b.base >= smallestTestedBase)) return null;
  const pooled = (a.share * a.base + b.share * b.base) / (a.base + b.base);
  const unshared = 1 / a.base + 1 / b.base - 2 * overlap;
  const variance = pooled * (1 - pooled) * unshared;
  // Two samples of the same answers leave only what was rounded.
  if (!(variance > 0 && unshared > 1e-12 / a.base)) return 1;
  return twoSidedP((a.share - b.share) / Math.sqrt(variance));
}
