import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import type { Given, Source } from './connector.ts';
import { defineConnector } from './define-connector.ts';
import { type Ask, Count, type Problem, statusProblem } from './vendor-call.ts';

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

const findProblem = (answer: VendorAnswer): Problem | null => {
  const error = TiktokError.safeParse(answer.body).data?.error;
  const { code, message } =
    typeof error === 'string' ? { code: error, message: '' } : (error ?? { code: 'ok', message: '' });
  if (code === 'ok') return statusProblem(answer);
  // The name is all that is asked for, so it is what is wrong with the parameters.
  if (code === 'invalid_params') return /private/i.test(message) ? 'private' : 'gone';
  return meanings[code] ?? statusProblem(answer) ?? 'badAnswer';
};

export const tiktokConnector = defineConnector({
  network: 'TIKTOK',
  ways: { headers: () => ({}), findProblem },
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

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Kept {
  readonly token: string;
  readonly until: number;
}
const tokens = new WeakMap<Source, Kept>();
const marginMs = 60_000;

/** The token to ask with: the secret itself, or what TikTok gives for a client key and its secret (for two hours). */
const tiktokToken = async (ask: Ask, { source, now }: Given): Promise<string> => {
  if (source.id === undefined) return source.secret;
  const known = tokens.get(source);
  if (known && known.until > now().getTime()) return known.token;
  const form = { client_key: source.id, client_secret: source.secret, grant_type: 'client_credentials' };
  const given = await ask({ path: '/oauth/token/', body: { form } }, Token);
  tokens.set(source, { token: given.access_token, until: now().getTime() + given.expires_in * 1000 - marginMs });
  return given.access_token;
};
