import type { Dataset, Measure } from './dataset.ts';
import { countIn, type Selection } from './selection.ts';
import type { Tally } from './tally.ts';
import { weigh } from './weigh.ts';

/** The answers to one question among the respondents of a selection. */
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
