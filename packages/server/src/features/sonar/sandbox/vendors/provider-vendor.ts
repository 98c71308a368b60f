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
    const posts = newest(subject, ({ id, publishedAt, likes, comments, shares }) => ({
      id,
      at: publishedAt.getTime() / 1000,
      likes: fault === 'hidden' ? -1 : likes,
      comments,
      shares,
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
