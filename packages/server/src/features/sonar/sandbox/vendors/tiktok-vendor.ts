import { dayNumber } from '../invented-account.ts';
import { fine, type SandboxAnswer, type SandboxVendor, sandboxSecret } from '../sandbox-vendor.ts';

const token = 'clt.demo';

const failure = (status: number, code: string, message: string): SandboxAnswer => ({
  status,
  body: { data: {}, error: { code, message, log_id: '20261121sandbox' } },
});

const giveToken = (form: unknown): SandboxAnswer => {
  const { client_key, client_secret } = (form ?? {}) as Record<string, unknown>;
  return client_key === sandboxSecret && client_secret === sandboxSecret
    ? fine({ access_token: token, expires_in: 7200, token_type: 'Bearer' })
    : { status: 401, body: { error: 'invalid_client', error_description: 'Client key or secret is incorrect.' } };
};

/** /oauth/token/ and /research/user/info/ of TikTok's API v2. */
export const tiktokVendor: SandboxVendor = {
  isLetIn: ({ path, header }) => path[0] === 'oauth' || header('authorization') === `Bearer ${token}`,
  handleIn: ({ path, body }) =>
    path[0] === 'research' ? String((body as { username?: unknown } | null)?.username ?? '') : null,
  isLaterPage: () => false,
  errors: {
    gone: () => failure(400, 'invalid_params', 'The user cannot be found.'),
    private: failure(400, 'invalid_params', 'The account of the user is private.'),
    expired: failure(401, 'access_token_invalid', 'The access token is invalid or not found in the request.'),
    quota: failure(429, 'daily_quota_limit_exceeded', 'The daily quota is exceeded.'),
    failed: failure(500, 'internal_error', 'Something went wrong. Please try again later.'),
    limited: (seconds) => ({
      ...failure(429, 'rate_limit_exceeded', 'The API rate limit was exceeded.'),
      headers: { 'retry-after': String(seconds) },
    }),
  },
  answerNobody: ({ path, body }) => (path.join('/') === 'oauth/token' ? giveToken(body) : null),
  answer: (_request, { handle, invented, now, fault }) => {
    const day = dayNumber(now);
    const data = {
      display_name: handle,
      follower_count: invented.followersOn(day),
      following_count: invented.following,
      likes_count: fault === 'shrunk' ? Math.max(0, 1e9 - 1000 * day) : invented.likesUntil(day),
    };
    return fine({ data, error: { code: 'ok', message: '', log_id: '20261121sandbox' } });
  },
};
