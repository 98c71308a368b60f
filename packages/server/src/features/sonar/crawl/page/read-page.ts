import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import type { Fetched } from '#/platform/fetch/fetcher.ts';
import { cleanName, domainName, squash } from '#/platform/pages/brand-names.ts';
import { isLikely } from './choose-profiles.ts';
import { linkedProfiles } from './linked-profiles.ts';
import { addressesIn, type OrganisationData, organisationData, organisationNames } from './organisation-data.ts';
import { findLogo, furtherPages } from './page-links.ts';
import type { SeenProfile } from './seen-profile.ts';
import { readSitePage, type SitePage } from './site-page.ts';
import { scriptProfiles, statedProfiles, stateProfile } from './stated-profiles.ts';

export interface PageJob extends Pick<Fetched, 'bytes' | 'charset' | 'finalUrl'> {
  readonly domain: string;
  readonly brand: string | undefined;
}

export interface PageAnswer {
  readonly seen: readonly SeenProfile[];
  readonly logos: readonly string[];
  readonly further: readonly string[];
  readonly sentTo: string | null;
}

const maxSeen = 500;
const maxFurtherPages = 5;

export const readPage = async (job: PageJob, yieldToEventLoop: YieldToEventLoop): Promise<PageAnswer> => {
  const page = await readSitePage(job, yieldToEventLoop);
  const said = siteNames([job.domain, new URL(page.url).hostname], page.meta, job.brand);
  const organisations = organisationData(page.jsonLd, page.url, said);
  const names = [...said, ...organisationNames(organisations, page.url)];
  const shown = (await seeProfiles(page, organisations, names, yieldToEventLoop)).filter(isLikely);
  const seen = shown.length > 0 ? shown : await scriptProfiles(page, names, yieldToEventLoop);
  return {
    seen: seen.slice(0, maxSeen),
    logos: findLogo(page, organisations),
    further: await furtherPages(page, maxFurtherPages, yieldToEventLoop),
    sentTo: sentTo(page),
  };
};

const maxAddresses = 100;

const seeProfiles = async (
  page: SitePage,
  organisations: readonly OrganisationData[],
  names: readonly string[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<SeenProfile[]> => {
  const same = organisations.flatMap(({ sameAs }) => addressesIn(sameAs)).slice(0, maxAddresses);
  const ofData = same
    .map((address) => stateProfile('organisationData', address, names))
    .filter((seen) => seen !== null);
  await yieldToEventLoop();
  const ofHead = await statedProfiles(page, names, yieldToEventLoop);
  return [...ofData, ...ofHead, ...(await linkedProfiles(page, page.url, names, yieldToEventLoop))];
};

const sentTo = ({ meta, base, url }: SitePage): string | null => {
  const target = /^\s*[0-2](?:\.\d+)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(meta.get('refresh') ?? '')?.[1];
  const address = target && URL.parse(target.trim(), base);
  return address && /^https?:$/.test(address.protocol) && address.href !== url ? address.href : null;
};

const stated = ['og:site_name', 'application-name', 'apple-mobile-web-app-title'];

const siteNames = (
  hosts: readonly string[],
  meta: ReadonlyMap<string, string>,
  brand: string | undefined,
): string[] => {
  const names = [
    ...hosts.flatMap((host) => [domainName(host), host.replace(/^www\./, '')]),
    ...[brand ?? '', ...stated.map((name) => meta.get(name)?.slice(0, 200) ?? '')].map(cleanName),
  ];
  return [...new Set(names)].filter((name) => squash(name).length >= 2 && name.length <= 60);
};
