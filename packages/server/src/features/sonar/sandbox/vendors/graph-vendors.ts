import type { PostKind } from '@soundings/contract/sonar/post-choices';
import { numericId, toIdentity } from '../identity.ts';
import { dayNumber, type InventedPost } from '../invented-account.ts';
import {
  cutPage,
  fine,
  hasBearer,
  type SandboxAnswer,
  type SandboxRequest,
  type SandboxVendor,
  type Subject,
  type VendorErrors,
} from '../sandbox-vendor.ts';

function* within(posts: Iterable<InventedPost>, since: number, until: number) {
  for (const post of posts) {
    const time = post.publishedAt.getTime();
    if (time < since) return;
    if (time <= until) yield post;
  }
}

const published = (subject: Subject, query: URLSearchParams) => {
  const since = Number(query.get('since') ?? 0) * 1000;
  const until = Number(query.get('until') ?? Number.MAX_SAFE_INTEGER) * 1000;
  const { page, next } = cutPage(
    within(subject.posts(), since, until),
    query.get('after'),
    Math.min(100, Number(query.get('limit') ?? 25)),
  );
  const id = numericId(subject.identity);
  const summary = (total_count: number) => ({ data: [], summary: { total_count } });
  const data = page.map(({ publishedAt, likes, comments, shares, ...post }) => ({
    id: `${id}_${post.id}`,
    created_time: graphTime(publishedAt),
    message: post.text,
    permalink_url: post.url,
    ...(post.kind !== 'text' && { attachments: { data: [{ media_type: post.kind }] } }),
    ...(shares > 0 && { shares: { count: shares } }),
    ...(subject.fault !== 'hidden' && { reactions: summary(likes) }),
    comments: summary(comments),
  }));
  if (data.length === 0) return fine({ data });
  const cursors = { before: 'MA', after: next ?? 'RU5E' };
  // The real one carries the token in this address: nobody should follow it.
  return fine({
    data,
    paging: { cursors, ...(next && { next: 'https://graph.facebook.com/next?access_token=demo' }) },
  });
};

const graphError = (status: number, error: GraphError): SandboxAnswer => ({
  status,
  body: { error: { ...error, fbtrace_id: 'A0sandbox0trace' } },
});

const limited = (seconds: number): SandboxAnswer => {
  const use = { type: 'pages', call_count: 100, estimated_time_to_regain_access: Math.ceil(seconds / 60) };
  return {
    ...graphError(403, { message: '(#4) Application request limit reached', type: 'OAuthException', code: 4 }),
    headers: { 'x-business-use-case-usage': JSON.stringify({ '1234567890': [use] }) },
  };
};

const graphErrors: Omit<VendorErrors, 'gone' | 'private'> = {
  expired: graphError(401, {
    message: 'Error validating access token: Session has expired.',
    type: 'OAuthException',
    code: 190,
    error_subcode: 463,
  }),
  quota: limited(24 * 3600),
  failed: graphError(500, {
    message: 'An unexpected error has occurred. Please retry your request later.',
    type: 'OAuthException',
    code: 2,
    is_transient: true,
  }),
  limited,
};

/** /{page} and /{page}/published_posts of the Graph API. */
export const facebookVendor: SandboxVendor = {
  isLetIn: hasBearer,
  handleIn: ({ path }) => path[0] ?? null,
  isLaterPage: ({ query }) => query.has('after'),
  errors: {
    ...graphErrors,
    gone: () =>
      graphError(404, {
        message: '(#803) Some of the aliases you requested do not exist',
        type: 'OAuthException',
        code: 803,
      }),
    private: graphError(400, {
      message: '(#100) Tried accessing nonexisting field (followers_count) on node type (User)',
      type: 'OAuthException',
      code: 100,
    }),
  },
  answer: ({ path, query }, subject) => {
    if (path[1] === 'published_posts') return published(subject, query);
    if (path.length !== 1) return null;
    const followers = subject.invented.followersOn(dayNumber(subject.now));
    const asked = new Set(query.get('fields')?.split(','));
    return fine({
      id: /^\d+$/.test(subject.handle) ? subject.handle : numericId(toIdentity(subject.handle)),
      ...(asked.has('name') && { name: subject.handle }),
      ...(asked.has('followers_count') && { followers_count: followers }),
      ...(asked.has('fan_count') && { fan_count: Math.round(followers * 0.97) }),
    });
  },
};

const readFields = ({ query }: SandboxRequest): string => query.get('fields') ?? '';

const unknown = graphError(400, {
  message: 'Invalid user id',
  type: 'OAuthException',
  code: 110,
  error_subcode: 2207013,
  is_transient: false,
});

/** /{own id}?fields=business_discovery.username(x){…} of the Graph API. */
export const instagramVendor: SandboxVendor = {
  isLetIn: hasBearer,
  handleIn: (request) => /business_discovery\.username\(([^)]+)\)/.exec(readFields(request))?.[1] ?? null,
  isLaterPage: (request) => readFields(request).includes('.after('),
  // Who has no professional account is as unknown as who was deleted.
  errors: { ...graphErrors, gone: () => unknown, private: unknown },
  answer: (request, subject) => {
    const fields = readFields(request);
    const cursor = /\.after\(([^)]+)\)/.exec(fields)?.[1];
    const limit = Number(/\.limit\((\d+)\)/.exec(fields)?.[1] ?? 25);
    const { page, next } = cutPage(subject.posts(), cursor, limit);
    const id = numericId(subject.identity);
    const data = page.map(({ publishedAt, likes, comments, ...post }) => ({
      id: `${id}_${post.id}`,
      timestamp: graphTime(publishedAt),
      caption: post.text,
      permalink: post.url,
      ...mediaTypes[post.kind],
      ...(subject.fault !== 'hidden' && { like_count: likes }),
      comments_count: comments,
    }));
    const business_discovery = {
      id,
      username: subject.handle,
      followers_count: subject.invented.followersOn(dayNumber(subject.now)),
      media_count: data.length,
      ...(data.length > 0 && { media: { data, paging: { cursors: { ...(next && { after: next }) } } } }),
    };
    return fine({ business_discovery, id: request.path[0] });
  },
};

const mediaTypes: Readonly<Partial<Record<PostKind, object>>> = {
  photo: { media_type: 'IMAGE', media_product_type: 'FEED' },
  album: { media_type: 'CAROUSEL_ALBUM', media_product_type: 'FEED' },
  video: { media_type: 'VIDEO', media_product_type: 'FEED' },
  reel: { media_type: 'VIDEO', media_product_type: 'REELS' },
};

interface GraphError {
  readonly message: string;
  readonly type: string;
  readonly code: number;
  readonly error_subcode?: number;
  readonly is_transient?: boolean;
}

/** Graph writes times without a colon in their zone. */
const graphTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, '+0000');
