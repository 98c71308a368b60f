import type { CrawlReason, LinkEvidence, LinkReason } from '@soundings/contract/sonar/crawl-choices';
import { datasetLimits, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { FetchError } from '#/platform/fetch/fetch-error.ts';
import { chooseProfiles } from '../page/choose-profiles.ts';
import type { PageAnswer } from '../page/read-page.ts';
import type { SeenProfile } from '../page/seen-profile.ts';
import { toCrawlReason } from './crawl-failure.ts';
import { fetchLogo, type Logo, openHomePage, openPage, type Site, type Visitor } from './open-page.ts';

interface CrawledLink extends Checked {
  readonly url: string;
  readonly key: string;
  readonly evidence: LinkEvidence;
  readonly isSelected: boolean;
}

export interface CrawledSite {
  readonly networks: Partial<
    Record<SocialNetwork, { readonly links: readonly CrawledLink[]; readonly reason?: CrawlReason }>
  >;
  readonly logo: Logo | null;
  readonly pages: number;
  readonly reason: CrawlReason | null;
}

interface Given extends Visitor {
  readonly brand?: string | undefined;
  readonly networks?: readonly SocialNetwork[] | undefined;
  readonly isChecking?: boolean | undefined;
  readonly isLogoWanted?: boolean | undefined;
  readonly pageUrl?: string | undefined;
  /** Milliseconds for all of it; 90 seconds unless given. */
  readonly limitMs?: number | undefined;
}

const limitMs = 90_000;

const enough = 2;

const isEnough = (seen: readonly SeenProfile[], networks: readonly SocialNetwork[] | undefined): boolean => {
  const found = new Set(chooseProfiles(seen).map(({ profile }) => profile.network));
  return networks ? networks.every((network) => found.has(network)) : found.size >= enough;
};

const readFurther = async (pages: PageAnswer[], site: Site, { networks }: Given): Promise<void> => {
  for (const address of pages[0]!.further) {
    const seen = pages.flatMap((page) => page.seen);
    if (isEnough(seen, networks)) return;
    try {
      pages.push(await openPage(address, site));
    } catch (error) {
      site.signal?.throwIfAborted();
      toCrawlReason(error);
    }
  }
};

const unchecked: Checked = { status: 'SUCCESS', reason: 'found' };

const checkLinks = async (
  found: readonly SeenProfile[],
  check: (url: string) => Promise<Checked>,
): Promise<CrawledLink[]> => {
  const links: Omit<CrawledLink, 'isSelected'>[] = [];
  for (const { profile, evidence } of found.slice(0, datasetLimits.links)) {
    const { url, key } = profile;
    links.push({ url, key, evidence, ...(await check(url)) });
  }
  const best = links.find(({ status }) => status === 'SUCCESS') ?? links[0];
  return links.map((link) => ({ ...link, isSelected: link === best }));
};

const nothing = (networks: readonly SocialNetwork[], reason: CrawlReason): CrawledSite => ({
  networks: Object.fromEntries(networks.map((network) => [network, { links: [], reason }])),
  logo: null,
  pages: 0,
  reason,
});

const startClock = (given: Given) => {
  const deadline = AbortSignal.timeout(given.limitMs ?? limitMs);
  const signal = given.signal ? AbortSignal.any([given.signal, deadline]) : deadline;
  const orElse = async <T>(work: Promise<T>, instead: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      given.signal?.throwIfAborted();
      if (!deadline.aborted) throw error;
      return instead;
    }
  };
  return { signal, orElse };
};

/**
 * Finds the profiles and the logo of a brand on its own site: the first page, and up to five more where that shows few.
 * Reads only what robots.txt allows, one page at a time. After 90 seconds what was found until then is all; `timeout`
 * where the first page was not read. Never throws for a site's fault, which is given as its reason; throws the signal's
 * reason once that aborts.
 */
export const crawlSite = async (domain: string, given: Given): Promise<CrawledSite> => {
  const networks = given.networks ?? socialNetworks;
  const { signal, orElse } = startClock(given);
  const site: Site = { ...given, domain, signal };
  let home: PageAnswer | null;
  try {
    home = await orElse(given.pageUrl ? openPage(given.pageUrl, site) : openHomePage(site), null);
  } catch (error) {
    given.signal?.throwIfAborted();
    return nothing(networks, toCrawlReason(error));
  }
  if (!home) return nothing(networks, 'timeout');
  const pages = [home];
  await orElse(readFurther(pages, site, given), undefined);
  const found = Map.groupBy(chooseProfiles(pages.flatMap(({ seen }) => seen)), ({ profile }) => profile.network);
  const check = async (url: string) => (given.isChecking ? orElse(checkProfile(url, site), unchecked) : unchecked);
  const answers: CrawledSite['networks'] = {};
  for (const network of networks) {
    const links = await checkLinks(found.get(network) ?? [], check);
    answers[network] = links.length > 0 ? { links } : { links, reason: 'noneFound' };
  }
  const logo = given.isLogoWanted === false ? null : await orElse(fetchLogo(home.logos, site), null);
  return { networks: answers, logo, pages: pages.length, reason: null };
};

interface Checked {
  readonly status: 'SUCCESS' | 'ERROR';
  readonly reason: LinkReason;
}

const wall = /^consent\.|\/(login|signin|accounts|authwall|checkpoint|uas|i\/flow|consent|challenge)\b/i;
const gone: ReadonlySet<number | undefined> = new Set([404, 410]);
const walled: ReadonlySet<number | undefined> = new Set([401, 403, 429, 999]);

/**
 * Asks a network for a profile that was found. Only "not found" (404, 410) speaks against it: walls and refusals prove
 * nothing, and what its robots.txt forbids, or what takes too long, is not known. Throws only its signal's reason.
 */
const checkProfile = async (url: string, visitor: Visitor): Promise<Checked> => {
  try {
    const { finalUrl } = await visitor.politeness.visit(url, visitor);
    const { hostname, pathname } = new URL(finalUrl);
    return { status: 'SUCCESS', reason: wall.test(hostname + pathname) ? 'notProven' : 'confirmed' };
  } catch (error) {
    visitor.signal?.throwIfAborted();
    toCrawlReason(error);
    const status = error instanceof FetchError ? error.status : undefined;
    if (gone.has(status)) return { status: 'ERROR', reason: 'gone' };
    return { status: 'SUCCESS', reason: walled.has(status) ? 'notProven' : 'found' };
  }
};
