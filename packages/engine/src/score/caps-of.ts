import { finish, type Steps } from '../crosstab/steps.ts';
import { cappedColumns, metricColumns } from './metric-columns.ts';
import { dayOf } from './raw-days.ts';
import type { Caps, RawColumn, ScoreSums } from './score-sums.ts';
import { capFrom } from './weights.ts';

/**
 * Caps of these brands, over all days that are known: the 98th percentile (nearest rank) of interactions over the days
 * with posts, null where there are too few of these. Only accounts of which such a day is known are named.
 */
export function* capsOfInSteps(sums: ScoreSums, brandIds: Iterable<string>): Steps<Caps> {
  const wanted = new Set(brandIds);
  const caps: Record<string, Caps[string]> = {};
  for (const [brand, { id }] of sums.brands.entries()) {
    if (!wanted.has(id)) continue;
    const at = brand * metricColumns.length;
    const entries = cappedColumns.flatMap(({ network, interactions, posts }) => {
      const [i, p] = [sums.columns[at + interactions], sums.columns[at + posts]];
      return i && p ? [[network, capOf(i, p)] as const] : [];
    });
    caps[id] = Object.fromEntries(entries);
    yield;
  }
  return caps;
}

export const capsOf = (sums: ScoreSums, brandIds: Iterable<string>): Caps => finish(capsOfInSteps(sums, brandIds));

function capOf(interactions: RawColumn, posts: RawColumn): number | null {
  const busy = new Float64Array(posts.raw.length);
  let count = 0;
  for (let day = 0; day < busy.length; day++) {
    if (!(dayOf(posts, day) > 0)) continue;
    const x = dayOf(interactions, day);
    if (!Number.isNaN(x)) busy[count++] = x;
  }
  if (count < capFrom.days) return null;
  return busy.subarray(0, count).sort()[Math.ceil(capFrom.share * count) - 1]!;
}
