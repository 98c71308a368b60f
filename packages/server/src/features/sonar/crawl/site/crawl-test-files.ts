import type { RequestListener } from 'node:http';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { fetcher, site } from '#/platform/fetch/fake-internet-test-files.ts';
import { type CrawledSite, crawlSite } from './crawl-site.ts';
import { createPoliteness } from './politeness.ts';

type Given = Partial<Parameters<typeof crawlSite>[1]>;
type Settings = Parameters<typeof fetcher>[0];

/** Crawls site.test as this test's internet has it. */
export const crawl = (given: Given = {}, settings: Settings = {}): Promise<CrawledSite> =>
  crawlSite('site.test', {
    fetchHop: fetcher(settings).fetchHop,
    politeness: createPoliteness({ pauseMs: 0 }),
    ...given,
  });

/** Serves site.test: a page of HTML by its path, or whatever else a path answers. All else is 404. @returns the visits. */
export const serveSite = async (paths: Readonly<Record<string, string | RequestListener>>): Promise<string[]> => {
  const visits: string[] = [];
  await site((request, response) => {
    visits.push(request.url!);
    const answer = paths[request.url!];
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'string') response.writeHead(200, { 'content-type': 'text/html' }).end(answer);
    else answer(request, response);
  });
  return visits;
};

export const keysOf = ({ networks }: CrawledSite): string[] =>
  socialNetworks.flatMap((network) => (networks[network]?.links ?? []).map(({ key }) => `${network} ${key}`));

/** The one reason that all networks and the site have; fails where they differ. */
export const reasonOf = ({ networks, reason }: CrawledSite): string | null => {
  const all = new Set(Object.values(networks).map((each) => each?.reason ?? null));
  if (all.size !== 1 || !all.has(reason)) throw new Error(`not one reason but ${[...all]} and ${reason}`);
  return reason;
};

export const reasonFor = ({ networks }: CrawledSite, network: SocialNetwork) => networks[network]?.reason;
