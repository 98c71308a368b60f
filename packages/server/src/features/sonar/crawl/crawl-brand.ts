import { randomUUID } from 'node:crypto';
import type { CrawlReason } from '@soundings/contract/sonar/crawl-choices';
import { datasetLimits, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import type { HostTurns } from '#/platform/fetch/host-turns.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import { summarizeLinks } from '../brands/brand-rows.ts';
import { findLinks } from '../brands/brands.store.ts';
import type { BrandRow, LinkRow } from '../brands/brands.tables.ts';
import { replaceLinks, updateCrawledBrand } from './crawl.store.ts';
import { type CrawledSite, crawlSite } from './site/crawl-site.ts';
import type { Logo } from './site/open-page.ts';
import { createPoliteness, type Politeness } from './site/politeness.ts';

interface Given {
  readonly fetcher: Services['fetcher'];
  readonly signal: AbortSignal;
  readonly politeness: Politeness;
  readonly only?: SocialNetwork | undefined;
}

const toFindings = ({ networks, reason, logo }: CrawledSite): Findings & { logo: Logo | null } => {
  const found = socialNetworks.flatMap((network) =>
    (networks[network]?.links ?? []).map(({ isSelected: _, ...link }) => ({ ...link, network })),
  );
  const missing = socialNetworks.flatMap((network): [SocialNetwork, CrawlReason][] => {
    const why = networks[network]?.reason;
    return why ? [[network, why]] : [];
  });
  return { links: found, missing: Object.fromEntries(missing), reason, logo };
};

/** Profiles that were found are checked with the networks that allow it. Throws only the signal's reason. */
export const crawlBrand = async (
  { domain, brandCompany }: { readonly domain: string; readonly brandCompany: string },
  { fetcher, signal, politeness, only }: Given,
): Promise<Findings & { logo: Logo | null }> => {
  const site = await crawlSite(domain, {
    fetchHop: fetcher.fetchHop,
    signal,
    politeness,
    brand: brandCompany || undefined,
    networks: only ? [only] : undefined,
    isChecking: true,
    isLogoWanted: !only,
  });
  return toFindings(site);
};

export interface Findings {
  readonly links: readonly FoundLink[];
  readonly missing: Partial<Record<SocialNetwork, CrawlReason>>;
  readonly reason: CrawlReason | null;
}

export const storeFindings = async (
  tx: Database,
  { id, crawlJobId }: BrandRow,
  { links, missing, reason }: Findings,
  { now, logo }: { now: Date; logo: { logoKey: string; logoType: string } | null },
): Promise<boolean> => {
  const merged = mergeLinks(id, await findLinks(tx, [id]), links, now);
  const linked = new Set(merged.map(({ network }) => network));
  const stillMissing = Object.entries(missing).filter(([network]) => !linked.has(network as SocialNetwork));
  const isThere = await updateCrawledBrand(tx, id, crawlJobId, {
    missing: Object.fromEntries(stillMissing),
    ...summarizeLinks(merged),
    crawledOn: now,
    crawlReason: reason,
    crawlJobId: null,
    isBeingRead: false,
    ...logo,
  });
  if (isThere) await replaceLinks(tx, id, merged);
  return isThere;
};

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
  brandId: string,
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
    .map((link) => ({ ...link, brandId, position: 0, isSelected: false, checkedOn }));
  // No more than a user may give, or the brand could not be saved again.
  const links = [...known, ...added].slice(0, Math.max(known.length, datasetLimits.links));
  return links.length > 0 ? select(links) : [];
};

/**
 * The links of a brand after a crawl: what was there stays, also where it was not seen; what was found is added behind
 * it, the best first, as far as there is room, or confirms what was there.
 */
export const mergeLinks = (
  brandId: string,
  before: readonly LinkRow[],
  found: readonly FoundLink[],
  checkedOn: Date,
): LinkRow[] => {
  const networks = new Set<SocialNetwork>([...before, ...found].map(({ network }) => network));
  return [...networks].flatMap((of) =>
    mergeNetwork(
      brandId,
      before.filter(({ network }) => network === of).toSorted((a, b) => a.position - b.position),
      found.filter(({ network }) => network === of),
      checkedOn,
    ),
  );
};

const day = 86_400_000;

type StoredLogo = { readonly logoKey: string; readonly logoType: string };

export const storeLogo = async (
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  { bytes, type }: Logo,
): Promise<StoredLogo> => {
  const logoKey = `logos/${randomUUID()}`;
  await discardFiles(db, [logoKey], new Date(now().getTime() + day));
  await storage.write(logoKey, bytes);
  return { logoKey, logoType: type };
};

export const replaceLogo = async (
  tx: Database,
  { logoKey: before }: BrandRow,
  { logoKey }: StoredLogo,
  now: Date,
): Promise<void> => {
  if (!(await forgetDiscardedFile(tx, logoKey))) throw new Error('the logo was tidied away');
  if (before) await discardFiles(tx, [before], now);
};

const known = new WeakMap<HostTurns, Politeness>();

export const sharedPoliteness = ({ hostTurns, env }: Pick<Services, 'hostTurns' | 'env'>): Politeness => {
  const made = known.get(hostTurns) ?? createPoliteness({ turns: hostTurns, pauseMs: env.CRAWL_PAUSE_MS });
  known.set(hostTurns, made);
  return made;
};
