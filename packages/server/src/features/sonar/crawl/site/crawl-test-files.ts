import type { RequestListener } from 'node:http';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { fetcher, site } from '#/platform/fetch/fake-internet-test-files.ts';
import { type CrawledSite, crawlSite } from './crawl-site.ts';
import { createPoliteness } from './politeness.ts';

type Given = Partial<Parameters<typeof crawlSite>[1]>;
type Settings = Parameters<typeof fetcher>[0];

export const crawl = (given: Given = {}, settings: Settings = {}): Promise<CrawledSite> =>
  crawlSite('site.test', {
    fetchHop: fetcher(settings).fetchHop,
    politeness: createPoliteness({ pauseMs: 0 }),
    ...given,
  });

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

export const reasonOf = ({ networks, reason }: CrawledSite): string | null => {
  const all = new Set(Object.values(networks).map((each) => each?.reason ?? null));
  if (all.size !== 1 || !all.has(reason)) throw new Error(`not one reason but ${[...all]} and ${reason}`);
  return reason;
};

export const reasonFor = ({ networks }: CrawledSite, network: SocialNetwork) => networks[network]?.reason;
