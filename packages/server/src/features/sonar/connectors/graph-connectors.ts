import type { PostKind } from '@soundings/contract/sonar/post-choices';
import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { addDays, type Span, startOfDay } from '../days.ts';
import { CollectFailure, type Given, type Item } from './connector.ts';
import { defineConnector, readPages } from './define-connector.ts';
import { type Ask, Count, Id, Label, type Problem, statusProblem, Time, type VendorWays } from './vendor-call.ts';

const Summary = z.object({ summary: z.object({ total_count: Count.optional() }) });

const Page = z.object({ id: Id, name: Label.optional() });

const PageFigures = Page.extend({ followers_count: Count.optional(), fan_count: Count.optional() });

const Post = z.object({
  id: Id,
  created_time: Time,
  shares: z.object({ count: Count }).optional(),
  reactions: Summary.optional(),
  comments: Summary.optional(),
  message: Label.optional(),
  permalink_url: z.string().optional(),
  full_picture: z.string().optional(),
  attachments: z.object({ data: z.array(z.object({ media_type: z.string().optional() })) }).optional(),
});

const Posts = z.object({
  data: z.array(Post),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
});

const postFields =
  'id,created_time,shares,reactions.summary(total_count).limit(0),comments.summary(total_count).limit(0)' +
  ',message,permalink_url,full_picture,attachments{media_type}';

/** `media_type` of an attachment; a post without one is its text. */
const attachmentKinds: Readonly<Record<string, PostKind>> = {
  photo: 'photo',
  album: 'album',
  video: 'video',
  link: 'link',
  event: 'event',
};

const postKind = ({ attachments }: z.output<typeof Post>): PostKind => {
  const [first] = attachments?.data ?? [];
  return first === undefined ? 'text' : (attachmentKinds[first.media_type ?? ''] ?? 'other');
};

const toItem = (post: z.output<typeof Post>): Item => ({
  id: post.id,
  publishedAt: post.created_time,
  likes: post.reactions?.summary.total_count ?? null,
  comments: post.comments?.summary.total_count ?? null,
  shares: post.shares?.count ?? 0,
  kind: postKind(post),
  text: post.message ?? null,
  url: post.permalink_url ?? null,
  picture: post.full_picture ?? null,
});

/** Graph's `until` is the second before the day after. */
const bounds = ({ from, to }: Span) => ({
  since: String(startOfDay(from).getTime() / 1000),
  until: String(startOfDay(addDays(to, 1)).getTime() / 1000 - 1),
});

const idPath = (id: string) => `/${encodeURIComponent(id)}`;

const many = '100';

const few = '20';

const pagePosts = (id: string, span: Span, ask: Ask) => {
  let limit = many;
  const read = async (after: string | undefined): Promise<z.output<typeof Posts>> => {
    const query = { fields: postFields, limit, ...bounds(span), ...(after && { after }) };
    try {
      return await ask({ path: `${idPath(id)}/published_posts`, query }, Posts);
    } catch (error) {
      if (!(error instanceof CollectFailure) || error.reason !== 'badAnswer' || limit === few) throw error;
      limit = few;
      return await read(after);
    }
  };
  return read;
};

const GraphError = z.object({
  error: z.object({ code: z.number(), message: z.string().default(''), is_transient: z.boolean().optional() }),
});

/** developers.facebook.com/docs/graph-api/guides/error-handling and …/overview/rate-limiting. */
const limits: ReadonlySet<number> = new Set([4, 17, 32, 341, 613]);

const temporary: ReadonlySet<number> = new Set([1, 2]);

const badTokens: ReadonlySet<number> = new Set([102, 190, 463, 467]);

/** 100 with its subcode 33, 803: no such page, or none for this key; 110: no professional account of this name. */
const unknown: ReadonlySet<number> = new Set([100, 110, 803]);

const problemOfCode = (code: number): Problem | null => {
  if (limits.has(code) || (code >= 80_000 && code < 80_100) || temporary.has(code)) return 'busy';
  // 10 and 200 to 299: the key lacks a permission, Page Public Content Access for one.
  if (badTokens.has(code) || code === 10 || (code >= 200 && code < 300)) return 'keyInvalid';
  return unknown.has(code) ? 'gone' : null;
};

const findProblem = (answer: VendorAnswer): Problem | null => {
  const { data } = GraphError.safeParse(answer.body);
  if (!data) return statusProblem(answer);
  const { code, message, is_transient } = data.error;
  // It comes as a passing error, and does not pass.
  if (/reduce the amount of data/.test(message)) return 'badAnswer';
  // A person's profile has none of the fields of a page.
  if (code === 100 && /nonexisting field/.test(message)) return 'private';
  return problemOfCode(code) ?? (is_transient ? 'busy' : (statusProblem(answer) ?? 'badAnswer'));
};

const Usage = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })));

/** `X-Business-Use-Case-Usage` tells the minutes until calls are let again. */
const readWait = ({ headers }: VendorAnswer): number | undefined => {
  const header = headers.get('x-business-use-case-usage');
  if (header === null) return undefined;
  try {
    const uses = Object.values(Usage.parse(JSON.parse(header))).flat();
    const minutes = Math.max(0, ...uses.map((use) => use.estimated_time_to_regain_access ?? 0));
    return minutes > 0 ? minutes * 60_000 : undefined;
  } catch {
    return undefined;
  }
};

const graphWays: VendorWays = {
  headers: ({ source }) => ({ authorization: `Bearer ${source.secret}` }),
  findProblem,
  readWait,
};

export const facebookConnector = defineConnector({
  network: 'FACEBOOK',
  ways: graphWays,
  resolve: async ({ key }, { ask }) => {
    const { id, name } = await ask({ path: idPath(key.replace(/^id:/, '')), query: { fields: 'id,name' } }, Page);
    return { network: 'FACEBOOK', id, name: name ?? null };
  },
  read: async ({ id }, into, { ask }) => {
    const page = await ask({ path: idPath(id), query: { fields: 'id,name,followers_count,fan_count' } }, PageFigures);
    into.gauge('followers', page.followers_count ?? page.fan_count);
    const readPosts = pagePosts(id, into.span, ask);
    await readPages(into, async (after) => {
      const { data, paging } = await readPosts(after);
      return { items: data.map(toItem), next: paging?.next === undefined ? undefined : paging.cursors?.after };
    });
  },
  // One call to find the page, one for its followers, and posts by the hundred: ten a day are many.
  estimate: (accounts, days) => ({ calls: accounts * (2 + Math.ceil(days / 10)) }),
});

const Media = z.object({
  id: Id,
  timestamp: Time,
  like_count: Count.optional(),
  comments_count: Count.optional(),
  caption: Label.optional(),
  media_type: z.string().optional(),
  media_product_type: z.string().optional(),
  media_url: z.string().optional(),
  permalink: z.string().optional(),
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

const mediaKinds: Readonly<Record<string, PostKind>> = { IMAGE: 'photo', CAROUSEL_ALBUM: 'album', VIDEO: 'video' };

const mediaKind = ({ media_type = '', media_product_type }: z.output<typeof Media>): PostKind | null =>
  media_product_type === 'REELS' ? 'reel' : (mediaKinds[media_type] ?? null);

const mediaItem = (media: z.output<typeof Media>): Item => ({
  id: media.id,
  publishedAt: media.timestamp,
  likes: media.like_count ?? null,
  comments: media.comments_count ?? null,
  shares: null,
  kind: mediaKind(media),
  text: media.caption ?? null,
  url: media.permalink ?? null,
  picture: media.media_type === 'IMAGE' ? (media.media_url ?? null) : null,
});

const mediaFields = 'id,timestamp,like_count,comments_count,caption,media_type,media_product_type,media_url,permalink';

const mediaPerPage = 50;

/** Names and cursors stand inside an expression: nothing else may get into it. */
const queryFields = (name: string, cursor: string | undefined): string => {
  if (!/^[\w.]+$/.test(name) || (cursor !== undefined && !/^[\w=+/-]+$/.test(cursor)))
    throw new CollectFailure('badAnswer');
  const after = cursor === undefined ? '' : `.after(${cursor})`;
  const media = `media${after}.limit(${mediaPerPage}){${mediaFields}}`;
  return `business_discovery.username(${name}){id,username,followers_count,media_count,${media}}`;
};

const ownAccount = ({ source }: Given): string => {
  if (!source.id) throw new CollectFailure('noSource');
  return source.id;
};

export const instagramConnector = defineConnector({
  network: 'INSTAGRAM',
  ways: graphWays,
  resolve: ({ key }) => ({ network: 'INSTAGRAM', id: key, name: null }),
  read: async ({ id }, into, { ask, given }) => {
    const path = `/${encodeURIComponent(ownAccount(given))}`;
    await readPages(into, async (cursor) => {
      const { business_discovery: found } = await ask({ path, query: { fields: queryFields(id, cursor) } }, Discovered);
      if (cursor === undefined) into.gauge('followers', found.followers_count);
      const media = found.media?.data ?? [];
      const next = media.length === 0 ? undefined : found.media?.paging?.cursors?.after;
      return { items: media.map(mediaItem), next };
    });
  },
  // Two posts a day are many.
  estimate: (accounts, days) => ({ calls: accounts * Math.max(1, Math.ceil((2 * days) / mediaPerPage)) }),
});
