import { z } from 'zod';
import { CollectFailure } from './collect-failure.ts';
import type { Given, Item } from './connector.ts';
import { defineConnector } from './define-connector.ts';
import { graphWays } from './graph-ways.ts';
import { readPages } from './read-pages.ts';
import { Count, Id, Time } from './vendor-values.ts';

const Media = z.object({
  id: Id,
  timestamp: Time,
  /** Left out where its owner hides it. */
  like_count: Count.optional(),
  comments_count: Count.optional(),
});
const Discovered = z.object({
  business_discovery: z.object({
    followers_count: Count.optional(),
    media: z
      .object({
        data: z.array(Media),
        paging: z.object({ cursors: z.object({ after: z.string().optional() }).optional() }).optional(),
      })
      .optional(),
  }),
});

const itemOf = ({ id, timestamp, like_count, comments_count }: z.output<typeof Media>): Item => ({
  id,
  publishedAt: timestamp,
  likes: like_count ?? null,
  comments: comments_count ?? null,
  shares: null,
});

const mediaAtOnce = 50;

/** Names and cursors stand inside an expression: nothing else may get into it. */
const fieldsOf = (name: string, cursor: string | undefined): string => {
  if (!/^[\w.]+$/.test(name) || (cursor !== undefined && !/^[\w=+/-]+$/.test(cursor)))
    throw new CollectFailure('badAnswer');
  const after = cursor === undefined ? '' : `.after(${cursor})`;
  const media = `media${after}.limit(${mediaAtOnce}){id,timestamp,like_count,comments_count}`;
  return `business_discovery.username(${name}){id,username,followers_count,media_count,${media}}`;
};

/** Without one's own professional account nobody may ask for others. */
const ownAccount = ({ source }: Given): string => {
  if (!source.id) throw new CollectFailure('noSource');
  return source.id;
};

/** Followers and posts of professional accounts. Media comes without the links that Graph's other lists have. */
export const instagramConnector = defineConnector({
  network: 'INSTAGRAM',
  ways: graphWays,
  resolve: ({ key }) => ({ network: 'INSTAGRAM', id: key, name: null }),
  read: async ({ id }, into, { ask, given }) => {
    const path = `/${encodeURIComponent(ownAccount(given))}`;
    await readPages(into, async (cursor) => {
      const { business_discovery: found } = await ask({ path, query: { fields: fieldsOf(id, cursor) } }, Discovered);
      if (cursor === undefined) into.gauge('followers', found.followers_count);
      const media = found.media?.data ?? [];
      const next = media.length === 0 ? undefined : found.media?.paging?.cursors?.after;
      return { items: media.map(itemOf), next };
    });
  },
  // Two posts a day are many.
  estimate: (accounts, days) => ({ calls: accounts * Math.max(1, Math.ceil((2 * days) / mediaAtOnce)) }),
});
