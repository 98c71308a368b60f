import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { defineConnector } from './define-connector.ts';
import { statusProblem } from './status-problem.ts';
import { tiktokToken } from './tiktok-token.ts';
import type { Problem } from './vendor-call.ts';
import { Count } from './vendor-values.ts';

const UserInfo = z.object({
  data: z.object({
    display_name: z.string().optional(),
    follower_count: Count.optional(),
    following_count: Count.optional(),
    likes_count: Count.optional(),
  }),
});

/** Each answer has an error, `ok` where there is none; the token's own address writes it as a text. */
const TiktokError = z.object({
  error: z.union([z.string(), z.object({ code: z.string(), message: z.string().default('') })]),
});

/** developers.tiktok.com/doc/tiktok-api-v2-error-handling. */
const meanings: Readonly<Record<string, Problem>> = {
  access_token_invalid: 'keyInvalid',
  scope_not_authorized: 'keyInvalid',
  invalid_client: 'keyInvalid',
  unauthorized_client: 'keyInvalid',
  daily_quota_limit_exceeded: 'quotaSpent',
  rate_limit_exceeded: 'busy',
  internal_error: 'busy',
  not_found: 'gone',
};

const problemOf = (answer: VendorAnswer): Problem | null => {
  const error = TiktokError.safeParse(answer.body).data?.error;
  const { code, message } =
    typeof error === 'string' ? { code: error, message: '' } : (error ?? { code: 'ok', message: '' });
  if (code === 'ok') return statusProblem(answer);
  // The name is all that is asked for, so it is what is wrong with the parameters.
  if (code === 'invalid_params') return /private/i.test(message) ? 'private' : 'gone';
  return meanings[code] ?? statusProblem(answer) ?? 'badAnswer';
};

/** Followers, followed and the likes of a lifetime, from the Research API. */
export const tiktokConnector = defineConnector({
  network: 'TIKTOK',
  ways: { headers: () => ({}), problemOf },
  resolve: ({ key }) => ({ network: 'TIKTOK', id: key.replace(/^@/, ''), name: null }),
  read: async ({ id }, into, { ask, given }) => {
    const { data } = await ask(
      {
        path: '/research/user/info/',
        query: { fields: 'display_name,follower_count,following_count,likes_count' },
        body: { json: { username: id } },
        headers: { authorization: `Bearer ${await tiktokToken(ask, given)}` },
      },
      UserInfo,
    );
    into.gauge('followers', data.follower_count);
    into.gauge('following', data.following_count);
    into.gauge('interactions', data.likes_count);
  },
  // One more for the token.
  estimate: (accounts) => ({ calls: accounts > 0 ? accounts + 1 : 0 }),
});
