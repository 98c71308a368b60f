import { finish, type Steps } from '../crosstab/steps.ts';
import { cappedColumns, metricColumns } from './metric-columns.ts';
import { poolDays } from './raw-pools.ts';
import type { Caps, ScoreSums } from './score-sums.ts';
import { capFrom } from './weights.ts';

/**
 * Caps of these brands, over all days that are known: the 98th percentile (nearest rank) of interactions over the days
 * with posts, null where there are too few of these. Only accounts of which such a day is known are named.
 */
export function* capsOfInSteps(sums: ScoreSums, brandIds: Iterable<string>): Steps<Caps> {
  const length = sums.days.to - sums.days.from + 1;
  const wanted = new Set(brandIds);
  const caps: Record<string, Caps[string]> = {};
  for (const [brand, { id }] of sums.brands.entries()) {
    if (!wanted.has(id)) continue;
    const at = brand * metricColumns.length;
    const entries = cappedColumns.flatMap(({ network, interactions, posts }) => {
      const [i, p] = [interactions, posts].map((column) => poolDays(sums.pools, at + column, 0, length));
      return i && p ? [[network, capOf(i, p)] as const] : [];
    });
    caps[id] = Object.fromEntries(entries);
    yield;
  }
  return caps;
}

export const capsOf = (sums: ScoreSums, brandIds: Iterable<string>): Caps => finish(capsOfInSteps(sums, brandIds));

function capOf(interactions: Float64Array, posts: Float64Array): number | null {
  const busy = new Float64Array(posts.length);
  let count = 0;
  for (let day = 0; day < busy.length; day++) {
    if (!(posts[day]! > 0)) continue;
    const x = interactions[day]!;
    if (!Number.isNaN(x)) busy[count++] = x;
  }
  if (count < capFrom.days) return null;
  return busy.subarray(0, count).sort()[Math.ceil(capFrom.share * count) - 1]!;
}
