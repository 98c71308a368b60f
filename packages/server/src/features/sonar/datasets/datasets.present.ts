import { createHash } from 'node:crypto';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar-choices';
import type { Dataset, SocialLink } from '@soundings/contract/sonar-datasets';
import type { StoredDataset } from './datasets.store.ts';
import type { LinkRow } from './datasets.tables.ts';

const presentLink = ({ url, key, status, reason, evidence, isSelected, checkedOn }: LinkRow): SocialLink => ({
  url,
  key,
  status,
  reason,
  evidence,
  isSelected,
  checkedOn: checkedOn?.toISOString() ?? null,
  collection: null,
});

/** By network, in the order of all lists; networks without a link are left out. */
const presentSocials = (links: readonly LinkRow[]): Dataset['socials'] => {
  const socials: Partial<Record<SocialNetwork, SocialLink[]>> = {};
  for (const network of socialNetworks) {
    const ofNetwork = links.filter((link) => link.network === network);
    if (ofNetwork.length > 0) socials[network] = ofNetwork.map(presentLink);
  }
  return socials;
};

/** A name for a stored picture that tells nothing of where it is stored. */
const nameOf = (storageKey: string): string => createHash('sha256').update(storageKey).digest('base64url').slice(0, 16);

/** `runningJobId` names the crawl that runs: marks of others are left over and mean nothing. */
export const presentDataset = ({ row, links }: StoredDataset, runningJobId: string | null = null): Dataset => ({
  id: row.id,
  projectId: row.projectId,
  count: row.count,
  country: row.country,
  brandCompany: row.brandCompany,
  domain: row.domain,
  competitorType: row.competitorType,
  inEcosystem: row.inEcosystem,
  inFocus: row.inFocus,
  myCompany: row.myCompany,
  categories: row.categories,
  groups: row.groups,
  products: row.products,
  services: row.services,
  socials: presentSocials(links),
  missing: row.missing,
  crawlState: runningJobId === null || row.crawlJobId !== runningJobId ? null : row.isBeingRead ? 'reading' : 'waiting',
  crawledOn: row.crawledOn?.toISOString() ?? null,
  crawlReason: row.crawlReason,
  logo: row.logoKey === null ? null : nameOf(row.logoKey),
});
