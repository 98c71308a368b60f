import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { crawlSite } from './crawl-site.ts';
import { createPoliteness } from './politeness.ts';
import { type GoldPage, readGold, serveSavedPages } from './saved-pages-test-files.ts';

interface Hit {
  readonly page: GoldPage;
  readonly network: SocialNetwork;
  readonly key: string;
  readonly kind: 'right' | 'wrong' | 'missed';
  readonly via: readonly string[];
}
interface Ratio {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  readonly precision: number;
  readonly recall: number;
}
export interface CrawlScore extends Ratio {
  readonly pages: number;
  /** Milliseconds that each page took, from the request to the answer. */
  readonly times: readonly number[];
  readonly unread: readonly string[];
  readonly byNetwork: Readonly<Record<SocialNetwork, Ratio>>;
  /** How many of the profiles that the page carries so were found. */
  readonly byVia: Readonly<Record<string, { readonly found: number; readonly of: number }>>;
  readonly hits: readonly Hit[];
}

const ratioOf = (hits: readonly Hit[]): Ratio => {
  const [right, wrong, missed] = (['right', 'wrong', 'missed'] as const).map(
    (kind) => hits.filter((hit) => hit.kind === kind).length,
  ) as [number, number, number];
  const part = (of: number) => (of === 0 ? 1 : right / of);
  return { right, wrong, missed, precision: part(right + wrong), recall: part(right + missed) };
};

const compare = (page: GoldPage, found: readonly { network: SocialNetwork; key: string }[]): Hit[] => {
  const name = ({ network, key }: { network: SocialNetwork; key: string }) => `${network} ${key}`;
  const official = new Map(page.official.map((each) => [name(each), each.via ?? []]));
  const optional = new Set(page.optional.map(name));
  const taken = new Set(found.map(name));
  const answers = found
    .filter((each) => official.has(name(each)) || !optional.has(name(each)))
    .map((each) => ({
      page,
      ...each,
      via: official.get(name(each)) ?? [],
      kind: official.has(name(each)) ? ('right' as const) : ('wrong' as const),
    }));
  const missed = page.official
    .filter((each) => !taken.has(name(each)))
    .map(({ network, key, via = [] }) => ({ page, network, key, via, kind: 'missed' as const }));
  return [...answers, ...missed];
};

const viaOf = (hits: readonly Hit[]): CrawlScore['byVia'] => {
  const known = hits.filter(({ kind }) => kind !== 'wrong');
  const names = [...new Set(known.flatMap(({ via }) => via))].toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const of = known.filter(({ via }) => via.includes(name));
      return [name, { found: of.filter(({ kind }) => kind === 'right').length, of: of.length }];
    }),
  );
};

export const scoreCrawl = async (folder: string): Promise<CrawlScore> => {
  const pages = readGold(folder);
  const { fetchHop, close } = await serveSavedPages(folder, pages);
  const politeness = createPoliteness({ pauseMs: 0 });
  const hits: Hit[] = [];
  const times: number[] = [];
  const unread: string[] = [];
  try {
    for (const page of pages) {
      const started = performance.now();
      const given = { fetchHop, politeness, pageUrl: page.pageUrl, isLogoWanted: false };
      const { networks, reason } = await crawlSite(page.domain, given);
      times.push(performance.now() - started);
      if (reason) unread.push(`${page.domain}: ${reason}`);
      const found = socialNetworks.flatMap((network) =>
        (networks[network]?.links ?? []).map(({ key }) => ({ network, key })),
      );
      hits.push(...compare(page, found));
    }
  } finally {
    await close();
  }
  const byNetwork = Object.fromEntries(
    socialNetworks.map((network) => [network, ratioOf(hits.filter((hit) => hit.network === network))]),
  ) as Record<SocialNetwork, Ratio>;
  return { ...ratioOf(hits), pages: pages.length, times, unread, byNetwork, byVia: viaOf(hits), hits };
};
