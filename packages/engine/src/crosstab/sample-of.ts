import { effectiveBase } from '../stats/effective-base.ts';
import type { Sample } from '../stats/two-proportion-z.ts';
import type { Tally } from './tally.ts';

/** Share and effective base; without answers, or where all weigh nothing, both are 0. */
export function sampleOf({ positive, base, weights }: Tally): Sample {
  if (!weights) return { share: base > 0 ? positive / base : 0, base };
  const share = weights.base > 0 ? Math.min(1, weights.positive / weights.base) : 0;
  return { share, base: effectiveBase(weights.base, weights.squares) };
}
