import { finish, type Steps } from '../crosstab/steps.ts';
import { sumsOf } from './create-score-sums.ts';
import { sumUp } from './running-sums.ts';
import type { Caps, ScoreSums } from './score-sums.ts';

/** The same days (shared, not copied) summed up under other caps; a brand a step. */
export function* recapInSteps(sums: ScoreSums, caps: Caps | null): Steps<ScoreSums> {
  const again = sumsOf(sums.brands, sums.days, caps, sums.pools);
  for (let brand = 0; brand < again.brands.length; brand++) {
    sumUp(again, brand);
    yield;
  }
  return again;
}

export const recap = (sums: ScoreSums, caps: Caps | null): ScoreSums => finish(recapInSteps(sums, caps));
