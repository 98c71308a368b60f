import { dayNumber, type InventedPost } from '../invented-account.ts';
import { cutPage, fine, hasBearer, type SandboxAnswer, type SandboxVendor, type Subject } from '../sandbox-vendor.ts';

const failure = (status: number, message: string): SandboxAnswer => ({ status, body: { message } });

const newest = (subject: Subject, write: (post: InventedPost) => unknown): unknown[] =>
  cutPage(subject.posts(), null, 200).page.map(write);

/** A provider such as there are many: /profile?handle= with figures and the latest 200 posts. */
export const providerVendor: SandboxVendor = {
  isLetIn: hasBearer,
  handleIn: ({ path, query }) => (path[0] === 'profile' ? query.get('handle') : null),
  isLaterPage: () => false,
  errors: {
    gone: () => failure(404, 'No such profile'),
    private: failure(404, 'No such profile'),
    expired: failure(401, 'Unknown key'),
    quota: failure(402, 'No credits left'),
    failed: failure(500, 'Failed'),
    limited: (seconds) => ({ ...failure(429, 'Slow down'), headers: { 'retry-after': String(seconds) } }),
  },
  answer: ({ query }, subject) => {
    const { invented, fault } = subject;
    const day = dayNumber(subject.now);
    const posts = newest(subject, ({ id, publishedAt, likes, comments, shares, ...post }) => ({
      id,
      at: publishedAt.getTime() / 1000,
      likes: fault === 'hidden' ? -1 : likes,
      comments,
      shares,
      views: post.views,
      kind: post.kind,
      text: post.text,
      link: post.url,
    }));
    const stats = {
      followers: invented.followersOn(day),
      following: invented.following,
      employees: Math.ceil(invented.followersOn(day) / 50),
      rating: { stars: String(invented.score), count: invented.reviewsUntil(day) },
    };
    return fine({ profile: { url: query.get('url'), stats }, posts });
  },
};

const apifyFailure = (status: number, type: string): SandboxAnswer => ({
  status,
  body: { error: { type, message: type } },
});
/** What an actor finds is answered with 201. */
const found = (items: readonly unknown[]): SandboxAnswer => ({ status: 201, body: items });

interface Input {
  readonly usernames?: readonly string[];
  readonly profiles?: readonly string[];
  readonly startUrls?: readonly { readonly url: string }[];
}

const instagram = (subject: Subject): unknown => ({
  username: subject.handle,
  followersCount: subject.invented.followersOn(dayNumber(subject.now)),
  latestPosts: cutPage(subject.posts(), null, 12).page.map(({ id, publishedAt, likes, comments, ...post }) => ({
    id,
    caption: post.text,
    url: post.url,
    timestamp: publishedAt.toISOString(),
    // The scraper writes -1 for what is hidden.
    likesCount: subject.fault === 'hidden' ? -1 : likes,
    commentsCount: comments,
  })),
});

const actors: Readonly<Record<string, (subject: Subject) => unknown>> = {
  'apify~instagram-profile-scraper': instagram,
  'apify~facebook-pages-scraper': ({ handle, invented, now }) => ({
    title: handle,
    followers: invented.followersOn(dayNumber(now)),
  }),
  'clockworks~tiktok-profile-scraper': ({ handle, invented, now }) => ({
    authorMeta: {
      name: handle,
      fans: invented.followersOn(dayNumber(now)),
      following: invented.following,
      heart: invented.likesUntil(dayNumber(now)),
    },
  }),
};

/** run-sync-get-dataset-items of Apify's API v2, for the actors of the presets. */
export const apifyVendor: SandboxVendor = {
  isLetIn: hasBearer,
  handleIn: ({ path, body }) => {
    const { usernames, profiles, startUrls } = (body ?? {}) as Input;
    const url = startUrls?.[0]?.url.split('/').filter(Boolean).at(-1);
    return path[0] === 'acts' ? (usernames?.[0] ?? profiles?.[0] ?? url ?? null) : null;
  },
  isLaterPage: () => false,
  errors: {
    gone: () => found([]),
    private: found([{ error: 'not_found', errorDescription: 'Post does not exist' }]),
    expired: apifyFailure(401, 'user-or-token-not-found'),
    quota: apifyFailure(402, 'not-enough-usage-to-run-paid-actor'),
    failed: apifyFailure(502, 'internal-server-error'),
    limited: (seconds) => ({
      ...apifyFailure(429, 'rate-limit-exceeded'),
      headers: { 'retry-after': String(seconds) },
    }),
  },
  answer: ({ path }, subject) => {
    const actor = actors[path[1] ?? ''];
    if (!actor) return apifyFailure(404, 'record-not-found');
    return path[2] === 'run-sync-get-dataset-items' ? found([actor(subject)]) : null;
  },
};
