import { and, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { sonarDatasets } from './datasets.tables.ts';
import { everyNetwork } from './links-amount.ts';

/** Pages that were read are not read again for so long while other brands wait. */
const freshMs = 24 * 3600 * 1000;

/** A brand without a link on one of the networks. */
export const missesLink = ne(sonarDatasets.linkedNetworks, everyNetwork);

/** A brand whose pages were not read lately, or could not be. */
const isStale = (now: Date): SQL => {
  const { crawledOn, crawlReason } = sonarDatasets;
  return or(isNull(crawledOn), isNotNull(crawlReason), lt(crawledOn, new Date(now.getTime() - freshMs)))!;
};

/** The brands that a crawl reads first. */
export const needsCrawl = (now: Date): SQL => and(missesLink, isStale(now))!;
