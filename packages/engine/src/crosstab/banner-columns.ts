import { intersects } from './bits.ts';
import type { Audience, Dataset } from './dataset.ts';
import { UnknownAudienceError } from './filter.ts';
import type { Steps } from './steps.ts';

/** The chosen audiences of one variable. */
export interface BannerGroup {
  readonly header: string;
  readonly audiences: readonly Audience[];
  /** Whether anybody is in both of two audiences, `overlaps[second][first]` with first < second. */
  readonly overlaps: readonly (readonly boolean[])[];
}

/** In the order of the dataset, whatever that of the ids. A step is an audience. Throws an UnknownAudienceError. */
export function* bannerGroupsInSteps(dataset: Dataset, audienceIds: readonly string[]): Steps<BannerGroup[]> {
  const wanted = new Set(audienceIds);
  const chosen = dataset.variables
    .map(({ header, audiences }) => ({ header, audiences: audiences.filter(({ id }) => wanted.delete(id)) }))
    .filter(({ audiences }) => audiences.length > 0);
  for (const unknown of wanted) throw new UnknownAudienceError(unknown);
  const groups: BannerGroup[] = [];
  for (const { header, audiences } of chosen) {
    const overlaps: boolean[][] = [];
    for (const [second, { members }] of audiences.entries()) {
      overlaps.push(audiences.slice(0, second).map((first) => intersects(first.members, members)));
      yield;
    }
    groups.push({ header, audiences, overlaps });
  }
  return groups;
}
