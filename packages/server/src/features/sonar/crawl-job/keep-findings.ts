import type { CrawlReason } from '@soundings/contract/sonar/crawl-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import { findLinks } from '../datasets/datasets.store.ts';
import type { DatasetRow } from '../datasets/datasets.tables.ts';
import { linksAmount } from '../datasets/links-amount.ts';
import { replaceLinks, setDataset } from './crawl.store.ts';
import { type FoundLink, mergeLinks } from './merge-links.ts';

/** What a crawl of a brand has found, without the logo. */
export interface Findings {
  readonly links: readonly FoundLink[];
  /** By network, why there is no profile. */
  readonly missing: Partial<Record<SocialNetwork, CrawlReason>>;
  /** Why the site could not be read. */
  readonly reason: CrawlReason | null;
}

/** Writes what a crawl has found of a brand, and that it need not be read any more. False where the brand is gone. */
export const keepFindings = async (
  tx: Database,
  { id, crawlJobId }: DatasetRow,
  { links, missing, reason }: Findings,
  { now, logo }: { now: Date; logo: { logoKey: string; logoType: string } | null },
): Promise<boolean> => {
  const merged = mergeLinks(id, await findLinks(tx, [id]), links, now);
  const linked = new Set(merged.map(({ network }) => network));
  const stillMissing = Object.entries(missing).filter(([network]) => !linked.has(network as SocialNetwork));
  const isThere = await setDataset(tx, id, crawlJobId, {
    missing: Object.fromEntries(stillMissing),
    ...linksAmount(merged),
    crawledOn: now,
    crawlReason: reason,
    crawlJobId: null,
    isBeingRead: false,
    ...logo,
  });
  if (isThere) await replaceLinks(tx, id, merged);
  return isThere;
};
