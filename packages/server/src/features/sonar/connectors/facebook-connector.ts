import { z } from 'zod';
import { CollectFailure } from './collect-failure.ts';
import type { Item } from './connector.ts';
import { addDays, type Span, startOf } from './day.ts';
import { defineConnector } from './define-connector.ts';
import { graphWays } from './graph-ways.ts';
import { readPages } from './read-pages.ts';
import type { Ask } from './vendor-call.ts';
import { Count, Id, Label, Time } from './vendor-values.ts';

const Summary = z.object({ summary: z.object({ total_count: Count.optional() }) });
const Page = z.object({ id: Id, name: Label.optional() });
const PageFigures = Page.extend({ followers_count: Count.optional(), fan_count: Count.optional() });
const Post = z.object({
  id: Id,
  created_time: Time,
  /** Left out where there are none. */
  shares: z.object({ count: Count }).optional(),
  reactions: Summary.optional(),
  comments: Summary.optional(),
});
const Posts = z.object({
  data: z.array(Post),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
});

const postFields =
  'id,created_time,shares,reactions.summary(total_count).limit(0),comments.summary(total_count).limit(0)';

const itemOf = (post: z.output<typeof Post>): Item => ({
  id: post.id,
  publishedAt: post.created_time,
  likes: post.reactions?.summary.total_count ?? null,
  comments: post.comments?.summary.total_count ?? null,
  shares: post.shares?.count ?? 0,
});

/** Graph's `until` is the second before the day after. */
const bounds = ({ from, to }: Span) => ({
  since: String(startOf(from).getTime() / 1000),
  until: String(startOf(addDays(to, 1)).getTime() / 1000 - 1),
});

const pathOf = (id: string) => `/${encodeURIComponent(id)}`;

const many = '100';
const few = '20';

/** Pages of posts; those of busy accounts can be too much for Graph at once, which only trying tells. */
const postsOf = (id: string, span: Span, ask: Ask) => {
  let limit = many;
  const read = async (after: string | undefined): Promise<z.output<typeof Posts>> => {
    const query = { fields: postFields, limit, ...bounds(span), ...(after && { after }) };
    try {
      return await ask({ path: `${pathOf(id)}/published_posts`, query }, Posts);
    } catch (error) {
      if (!(error instanceof CollectFailure) || error.reason !== 'badAnswer' || limit === few) throw error;
      limit = few;
      return await read(after);
    }
  };
  return read;
};

/** Followers of a page and its posts; needs Page Public Content Access. */
export const facebookConnector = defineConnector({
  network: 'FACEBOOK',
  ways: graphWays,
  resolve: async ({ key }, { ask }) => {
    const { id, name } = await ask({ path: pathOf(key.replace(/^id:/, '')), query: { fields: 'id,name' } }, Page);
    return { network: 'FACEBOOK', id, name: name ?? null };
  },
  read: async ({ id }, into, { ask }) => {
    const page = await ask({ path: pathOf(id), query: { fields: 'id,name,followers_count,fan_count' } }, PageFigures);
    into.gauge('followers', page.followers_count ?? page.fan_count);
    const readPosts = postsOf(id, into.span, ask);
    await readPages(into, async (after) => {
      const { data, paging } = await readPosts(after);
      return { items: data.map(itemOf), next: paging?.next === undefined ? undefined : paging.cursors?.after };
    });
  },
  // One call to find the page, one for its followers, and posts by the hundred: ten a day are many.
  estimate: (accounts, days) => ({ calls: accounts * (2 + Math.ceil(days / 10)) }),
});
