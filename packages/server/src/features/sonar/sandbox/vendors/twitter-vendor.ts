import { numericId } from '../identity.ts';
import { dayNumber } from '../invented-account.ts';
import { fine, hasBearer, type SandboxAnswer, type SandboxVendor } from '../sandbox-vendor.ts';

const failure = (status: number, title: string, type = 'about:blank'): SandboxAnswer => ({
  status,
  body: { title, detail: title, type, status },
});

const missing = (title: string): SandboxAnswer =>
  fine({
    errors: [
      {
        title,
        detail: 'Could not find user with username.',
        parameter: 'username',
        resource_type: 'user',
        type: 'https://api.twitter.com/2/problems/resource-not-found',
      },
    ],
  });

/** /users/by/username/{name} of X's API v2. */
export const twitterVendor: SandboxVendor = {
  isLetIn: hasBearer,
  handleIn: ({ path }) => (path.slice(0, 3).join('/') === 'users/by/username' ? (path[3] ?? null) : null),
  isLaterPage: () => false,
  errors: {
    gone: () => missing('Not Found Error'),
    private: missing('Forbidden'),
    expired: failure(401, 'Unauthorized'),
    quota: failure(429, 'UsageCapExceeded', 'https://api.twitter.com/2/problems/usage-capped'),
    failed: failure(503, 'Service Unavailable'),
    limited: (seconds, now) => ({
      ...failure(429, 'Too Many Requests'),
      headers: {
        'x-rate-limit-limit': '300',
        'x-rate-limit-remaining': '0',
        'x-rate-limit-reset': String(Math.ceil(now.getTime() / 1000) + seconds),
      },
    }),
  },
  answer: (_request, subject) => {
    const { invented, handle } = subject;
    const public_metrics = {
      followers_count: invented.followersOn(dayNumber(subject.now)),
      following_count: invented.following,
      tweet_count: 1000,
      listed_count: invented.lists,
    };
    return fine({ data: { id: numericId(subject.identity), name: handle, username: handle, public_metrics } });
  },
};
