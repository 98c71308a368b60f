import { identityOf, numberOf } from '../identity.ts';
import { dayNumber, type InventedPost } from '../invented-account.ts';
import { cutPage, fine, hasBearer, type SandboxVendor, type Subject } from '../sandbox-vendor.ts';
import { graphError, graphErrors, graphTime } from './graph-errors.ts';

/** Ends with the first one before. */
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
  const id = numberOf(subject.identity);
  const summary = (total_count: number) => ({ data: [], summary: { total_count } });
  const data = page.map(({ publishedAt, likes, comments, shares, ...post }) => ({
    id: `${id}_${post.id}`,
    created_time: graphTime(publishedAt),
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
      id: /^\d+$/.test(subject.handle) ? subject.handle : numberOf(identityOf(subject.handle)),
      ...(asked.has('name') && { name: subject.handle }),
      ...(asked.has('followers_count') && { followers_count: followers }),
      ...(asked.has('fan_count') && { fan_count: Math.round(followers * 0.97) }),
    });
  },
};
