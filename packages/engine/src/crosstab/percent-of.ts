import type { Tally } from './tally.ts';

/** The positive answers in percent, unrounded; null without answers, or where all weigh nothing (no effective base). */
export function percentOf({ positive, base, weights }: Tally): number | null {
  if (!((weights?.squares ?? base) > 0)) return null;
  // Multiplied first: 57 of 200 are 28.5 %, where 57 / 200 · 100 is a little less and would round down.
  return Math.min(100, (100 * (weights?.positive ?? positive)) / (weights?.base ?? base));
}
