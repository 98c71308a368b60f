import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { PostKind } from '@soundings/contract/sonar/post-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import type { Collecting } from './collecting.ts';
import { CollectFailure, type Connector, type Item } from './connector.ts';
import { defineConnector } from './define-connector.ts';
import { Count, Decimal, Id, Label, type Problem, statusProblem, Time } from './vendor-call.ts';

const isTime = (time: Date): boolean => !Number.isNaN(time.getTime());
const secondsEnd = 100_000_000_000;
const Moment = z
  .union([Time, Count.transform((time) => new Date(time < secondsEnd ? time * 1000 : time))])
  .refine(isTime);

const toHandle = (key: string): string => key.replace(/^(?:\w+:)?@?/, '');

const findProblem =
  ({ missing }: ProviderSettings) =>
  (answer: VendorAnswer): Problem | null => {
    const problem = statusProblem(answer);
    if (problem === 'gone' && missing === 'emptyAnswer') return 'badAnswer';
    // The provider has waited for the network in vain.
    return answer.status === 408 ? 'unreachable' : problem;
  };

const readItem = (each: unknown, paths: NonNullable<ProviderSettings['items']>): Item => {
  const id = Id.safeParse(valueAt(each, paths.id));
  const publishedAt = Moment.safeParse(valueAt(each, paths.publishedAt));
  if (!id.success || !publishedAt.success) throw new CollectFailure('badAnswer');
  // What is no number there (-1, null) is not told.
  const count = (path: string | undefined) =>
    path === undefined ? null : (Count.safeParse(valueAt(each, path)).data ?? null);
  const text = (path: string | undefined) =>
    path === undefined ? null : (Label.safeParse(valueAt(each, path)).data ?? null);
  return {
    id: id.data,
    publishedAt: publishedAt.data,
    likes: count(paths.likes),
    comments: count(paths.comments),
    shares: count(paths.shares),
    views: count(paths.views),
    kind: paths.kinds?.[text(paths.kind) ?? ''] ?? null,
    text: text(paths.text),
    url: text(paths.url),
    picture: text(paths.picture),
  };
};

const readGauges = (answer: unknown, { gauges }: ProviderSettings, into: Collecting): void => {
  for (const [metric, path] of Object.entries(gauges) as [MetricName, string][]) {
    const found = valueAt(answer, path);
    const value = metric === 'score' ? Decimal.safeParse(found) : Count.safeParse(found);
    into.gauge(metric, value.data, found === null ? 'hidden' : 'badAnswer');
  }
};

const readItems = (answer: unknown, paths: NonNullable<ProviderSettings['items']>, into: Collecting): void => {
  const list = valueAt(answer, paths.list);
  if (!Array.isArray(list)) throw new CollectFailure('badAnswer');
  const items = list.map((each) => readItem(each, paths));
  items.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const oldest = items.at(-1);
  const reachesBehind = oldest !== undefined && into.page([oldest], false);
  into.page(items, reachesBehind);
  if (!reachesBehind) throw new CollectFailure('partly');
};

export const createProvider = (settings: ProviderSettings): Connector =>
  defineConnector({
    network: settings.network,
    ways: {
      headers: ({ source }) => ({ [settings.header.name]: `${settings.header.prefix}${source.secret}` }),
      findProblem: findProblem(settings),
      ...(settings.usdPerCall !== undefined && { costOfCall: { usd: settings.usdPerCall } }),
      ...(settings.timeoutMs !== undefined && { timeoutMs: settings.timeoutMs }),
    },
    resolve: ({ key, url }) => ({ network: settings.network, id: toHandle(key), name: null, feed: url }),
    read: async ({ id, feed }, into, { ask }) => {
      const places = { handle: id, url: feed ?? id };
      const body = settings.body === undefined ? undefined : { json: fillBody(settings.body, places) };
      const answer = await ask({ path: fillAddress(settings.path, places), ...(body && { body }) }, z.unknown());
      if (settings.missing === 'emptyAnswer' && Array.isArray(answer) && answer.length === 0)
        throw new CollectFailure('gone');
      if (settings.refusal && (valueAt(answer, settings.refusal) ?? null) !== null) throw new CollectFailure('gone');
      readGauges(answer, settings, into);
      if (settings.items) readItems(answer, settings.items, into);
      else into.noItems('noSource');
    },
    estimate: (accounts) => ({ usd: accounts * (settings.usdPerCall ?? 0) }),
  });

interface ItemPaths {
  readonly list: string;
  readonly id: string;
  /** ISO 8601, or seconds or milliseconds since 1970. */
  readonly publishedAt: string;
  readonly likes: string;
  readonly comments: string;
  readonly shares?: string;
  readonly views?: string;
  readonly text?: string;
  readonly url?: string;
  readonly picture?: string;
  readonly kind?: string;
  /** What stands at `kind`, and what that is here. */
  readonly kinds?: Readonly<Record<string, PostKind>>;
}

export interface ProviderSettings {
  readonly network: SocialNetwork;
  readonly path: string;
  readonly body?: unknown;
  readonly header: { readonly name: string; readonly prefix: string };
  readonly gauges: Readonly<Partial<Record<MetricName, string>>>;
  readonly items?: ItemPaths;
  /** How it says that there is no such profile: by its status, or by an empty list beside 200. */
  readonly missing: 'status404' | 'emptyAnswer';
  readonly refusal?: string;
  readonly timeoutMs?: number;
  readonly usdPerCall?: number;
}

export const apifyAddress = 'https://api.apify.com/v2';

type Paths = Pick<ProviderSettings, 'gauges' | 'items' | 'body'>;

/** An actor that is run and waited for, which Apify ends after 300 s; the answer is the list of what it found. */
const apifyActor = (network: SocialNetwork, actor: string, paths: Paths): ProviderSettings => ({
  network,
  path: `/acts/${encodeURIComponent(actor)}/run-sync-get-dataset-items`,
  header: { name: 'authorization', prefix: 'Bearer ' },
  missing: 'emptyAnswer',
  refusal: '[0].error',
  timeoutMs: 310_000,
  ...paths,
});

export const apifyPresets = {
  INSTAGRAM: apifyActor('INSTAGRAM', 'apify~instagram-profile-scraper', {
    body: { usernames: ['{handle}'] },
    gauges: { followers: '[0].followersCount' },
    items: {
      list: '[0].latestPosts',
      id: 'id',
      publishedAt: 'timestamp',
      likes: 'likesCount',
      comments: 'commentsCount',
      views: 'videoViewCount',
      text: 'caption',
      url: 'url',
      picture: 'displayUrl',
      kind: 'type',
      kinds: { Image: 'photo', Video: 'video', Sidecar: 'album' },
    },
  }),
  FACEBOOK: apifyActor('FACEBOOK', 'apify~facebook-pages-scraper', {
    body: { startUrls: [{ url: '{url}' }] },
    gauges: { followers: '[0].followers' },
  }),
  TIKTOK: apifyActor('TIKTOK', 'clockworks~tiktok-profile-scraper', {
    body: { profiles: ['{handle}'], resultsPerPage: 1 },
    gauges: {
      followers: '[0].authorMeta.fans',
      following: '[0].authorMeta.following',
      interactions: '[0].authorMeta.heart',
    },
  }),
} as const satisfies Partial<Record<SocialNetwork, ProviderSettings>>;

interface Places {
  readonly url: string;
  readonly handle: string;
}

const place = /\{(url|handle)\}/g;

export const fillAddress = (template: string, places: Places): string =>
  template.replace(place, (_, name: keyof Places) => encodeURIComponent(places[name]));

const fillBody = (template: unknown, places: Places): unknown => {
  if (typeof template === 'string') return template.replace(place, (_, name: keyof Places) => places[name]);
  if (Array.isArray(template)) return template.map((each) => fillBody(each, places));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fillBody(value, places)]));
};

/** The value at a path as `data.items[0].followers` or `$[0]["fans"]`; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown => {
  let at = value;
  for (const [name] of path.replace(/^\$/, '').matchAll(/[^.[\]"']+/g)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
};
