import { datasetLimits, type SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { LinkRow } from '../datasets/datasets.tables.ts';

/** What a crawl says of a profile. */
export type FoundLink = Pick<LinkRow, 'network' | 'key' | 'url' | 'status' | 'reason' | 'evidence'>;

/** The selected link stays, unless it is gone and another works; where none is, the first that works is, or the first. */
const select = (links: readonly LinkRow[]): LinkRow[] => {
  const selected = links.find(({ isSelected, status }) => isSelected && status === 'SUCCESS');
  const chosen =
    selected ?? links.find(({ status }) => status === 'SUCCESS') ?? links.find(({ isSelected }) => isSelected);
  const { key } = chosen ?? links[0]!;
  return links.map((link, position) => ({ ...link, position, isSelected: link.key === key }));
};

const mergeNetwork = (
  datasetId: string,
  before: readonly LinkRow[],
  found: readonly FoundLink[],
  checkedOn: Date,
): LinkRow[] => {
  const known = before.map((link) => {
    const again = found.find(({ key }) => key === link.key);
    return again ? { ...link, status: again.status, reason: again.reason, evidence: again.evidence, checkedOn } : link;
  });
  const added = found
    .filter(({ key }) => !before.some((link) => link.key === key))
    .map((link) => ({ ...link, datasetId, position: 0, isSelected: false, checkedOn }));
  // No more than a user may give, or the brand could not be saved again.
  const links = [...known, ...added].slice(0, Math.max(known.length, datasetLimits.links));
  return links.length > 0 ? select(links) : [];
};

/**
 * The links of a brand after a crawl: what was there stays, also where it was not seen; what was found is added behind
 * it, the best first, as far as there is room, or confirms what was there.
 */
export const mergeLinks = (
  datasetId: string,
  before: readonly LinkRow[],
  found: readonly FoundLink[],
  checkedOn: Date,
): LinkRow[] => {
  const networks = new Set<SocialNetwork>([...before, ...found].map(({ network }) => network));
  return [...networks].flatMap((of) =>
    mergeNetwork(
      datasetId,
      before.filter(({ network }) => network === of).toSorted((a, b) => a.position - b.position),
      found.filter(({ network }) => network === of),
      checkedOn,
    ),
  );
};
