import { createHash } from 'node:crypto';
import type { Dataset, SocialLink } from '@soundings/contract/sonar/brands';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import { accountKey, type FoundCollection, findCollections } from '../collect/collect.store.ts';
import type { StoredBrand } from './brands.store.ts';
import type { LinkRow } from './brands.tables.ts';

type Collections = ReadonlyMap<string, FoundCollection>;

const presentCollection = (found: FoundCollection | undefined): SocialLink['collection'] =>
  found?.reason
    ? {
        reason: found.reason,
        source: found.source,
        from: found.fromDay,
        till: found.tillDay,
        collectedOn: found.collectedOn?.toISOString() ?? null,
        earliest: found.earliest ?? {},
      }
    : null;

const presentLink = (link: LinkRow, collections: Collections): SocialLink => {
  const { url, key, status, reason, evidence, isSelected, checkedOn } = link;
  const collection = presentCollection(collections.get(accountKey(link)));
  return { url, key, status, reason, evidence, isSelected, checkedOn: checkedOn?.toISOString() ?? null, collection };
};

const presentSocials = (links: readonly LinkRow[], collections: Collections): Dataset['socials'] => {
  const socials: Partial<Record<SocialNetwork, SocialLink[]>> = {};
  for (const network of socialNetworks) {
    const ofNetwork = links.filter((link) => link.network === network);
    if (ofNetwork.length > 0) socials[network] = ofNetwork.map((link) => presentLink(link, collections));
  }
  return socials;
};

export const pictureName = (storageKey: string): string =>
  createHash('sha256').update(storageKey).digest('base64url').slice(0, 16);

const presentBrand = ({ row, links }: StoredBrand, collections: Collections, runningJobId: string | null): Dataset => ({
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
  socials: presentSocials(links, collections),
  missing: row.missing,
  crawlState: runningJobId === null || row.crawlJobId !== runningJobId ? null : row.isBeingRead ? 'reading' : 'waiting',
  crawledOn: row.crawledOn?.toISOString() ?? null,
  crawlReason: row.crawlReason,
  logo: row.logoKey === null ? null : pictureName(row.logoKey),
});

/**
 * Brands with their links and what was collected of them. `runningJobId` names the crawl that runs: marks of others are
 * left over and mean nothing.
 */
export const presentBrands = async (
  db: Database,
  brands: readonly StoredBrand[],
  runningJobId: string | null = null,
): Promise<Dataset[]> => {
  const ids = brands.map(({ row }) => row.id);
  const found = ids.length > 0 ? await findCollections(db, ids) : [];
  const collections = new Map(found.map((collection) => [accountKey(collection), collection]));
  return brands.map((brand) => presentBrand(brand, collections, runningJobId));
};
