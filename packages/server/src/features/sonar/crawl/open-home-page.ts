import type { CrawlReason } from '@soundings/contract/sonar/crawl-choices';
import { CrawlFailure, crawlReasonOf } from './crawl-failure.ts';
import { openPage, type Site } from './open-page.ts';
import type { PageAnswer } from './page/read-page.ts';

/** After these, another of the site's addresses may do. */
const goesOn: ReadonlySet<CrawlReason> = new Set([
  'unreachable',
  'badCertificate',
  'badAnswer',
  'badStatus',
  'refusedAddress',
  'tooManyRedirects',
]);
/** The less they say of the site, the later. */
const vague: readonly CrawlReason[] = ['badCertificate', 'badAnswer', 'unreachable'];

const addressesOf = (domain: string): string[] => {
  const other = domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`;
  return [`https://${domain}/`, `https://${other}/`, `http://${domain}/`, `http://${other}/`];
};

/** A page that is there only to send its readers on shows nothing itself; where that leads nowhere, it is the page. */
const sentOn = async (page: PageAnswer, site: Site): Promise<PageAnswer> => {
  if (page.sentTo === null || page.seen.length > 0) return page;
  try {
    return await openPage(page.sentTo, site);
  } catch (error) {
    site.signal?.throwIfAborted();
    crawlReasonOf(error);
    return page;
  }
};

/**
 * Opens the first page of a site: by https and else http, with and without www. Where nothing of it can be read, throws
 * a CrawlFailure with the reason that says most, or the signal's reason.
 */
export const openHomePage = async (site: Site): Promise<PageAnswer> => {
  const failures: CrawlReason[] = [];
  for (const address of addressesOf(site.domain)) {
    try {
      const page = await openPage(address, site);
      return await sentOn(page, site);
    } catch (error) {
      site.signal?.throwIfAborted();
      const reason = crawlReasonOf(error);
      failures.push(reason);
      if (!goesOn.has(reason)) break;
    }
  }
  const [worst] = failures.toSorted((a, b) => vague.indexOf(a) - vague.indexOf(b));
  throw new CrawlFailure(worst ?? 'failed');
};
