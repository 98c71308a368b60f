import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import type { Fetched } from '#/platform/fetch/fetcher.ts';
import { isLikely } from './choose-profiles.ts';
import { findLogo } from './find-logo.ts';
import { furtherPages } from './further-pages.ts';
import { organisationData, organisationNames } from './organisation-data.ts';
import { scriptProfiles } from './script-profiles.ts';
import { seeProfiles } from './see-profiles.ts';
import type { SeenProfile } from './seen-profile.ts';
import { sentTo } from './sent-to.ts';
import { siteNames } from './site-names.ts';
import { readSitePage } from './site-page.ts';

/** A page that was fetched, and whose it is. */
export interface PageJob extends Pick<Fetched, 'bytes' | 'charset' | 'finalUrl'> {
  readonly domain: string;
  readonly brand: string | undefined;
}

/** What a crawl needs of a page. */
export interface PageAnswer {
  /** Places that speak enough for the brand to be weighed against others. */
  readonly seen: readonly SeenProfile[];
  /** Addresses of pictures that may be the logo, the best first. */
  readonly logos: readonly string[];
  /** Addresses of pages of the site that may tell more, the most telling first. */
  readonly further: readonly string[];
  /** Where the page sends its readers on to by itself. */
  readonly sentTo: string | null;
}

const mostSeen = 500;
const mostFurther = 5;

export const readPage = async (job: PageJob, breathe: YieldToEventLoop): Promise<PageAnswer> => {
  const page = await readSitePage(job, breathe);
  const said = siteNames([job.domain, new URL(page.url).hostname], page.meta, job.brand);
  const organisations = organisationData(page.jsonLd, page.url, said);
  const names = [...said, ...organisationNames(organisations, page.url)];
  const shown = (await seeProfiles(page, organisations, names, breathe)).filter(isLikely);
  const seen = shown.length > 0 ? shown : await scriptProfiles(page, names, breathe);
  return {
    seen: seen.slice(0, mostSeen),
    logos: findLogo(page, organisations),
    further: await furtherPages(page, mostFurther, breathe),
    sentTo: sentTo(page),
  };
};
