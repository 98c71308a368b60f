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
 */
export function twoProportionZ(a: Sample, b: Sample): number | null {
  if (!(a.base >= smallestTestedBase && b.base >= smallestTestedBase)) return null;
  const pooled = (a.share * a.base + b.share * b.base) / (a.base + b.base);
  const variance = pooled * (1 - pooled) * (1 / a.base + 1 / b.base);
  if (!(variance > 0)) return 1;
  return twoSidedP((a.share - b.share) / Math.sqrt(variance));
}
