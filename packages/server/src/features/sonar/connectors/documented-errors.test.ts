import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { expect, it } from 'vitest';
import { now } from './connectors-test-files.ts';
import { type Answer, ask } from './documented-test-files.ts';

const graph = (code: number, message: string, subcode?: number) => ({
  error: { message, type: 'OAuthException', code, error_subcode: subcode, fbtrace_id: 'A' },
});
const google = (code: number, reason: string, details: unknown[] = []) => ({
  error: { code, message: 'm', errors: [{ message: 'm', domain: 'global', reason }], status: 'X', details },
});
const apiKeyInvalid = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' };
const problem = 'https://api.twitter.com/2/problems/';

it.each<[SocialNetwork, string, Answer, CollectReason]>([
  ['FACEBOOK', 'an expired token', [400, graph(190, 'Error validating access token', 463)], 'keyInvalid'],
  ['FACEBOOK', 'a missing permission', [403, graph(10, '(#10) requires Page Public Content Access')], 'keyInvalid'],
  ['FACEBOOK', 'an unknown name', [404, graph(803, '(#803) Some of the aliases do not exist')], 'gone'],
  ['FACEBOOK', 'an unknown id', [400, graph(100, 'Unsupported get request.', 33)], 'gone'],
  ['FACEBOOK', 'a person', [400, graph(100, '(#100) Tried accessing nonexisting field (fan_count)')], 'private'],
  ['FACEBOOK', "the app's limit", [403, graph(4, '(#4) Application request limit reached')], 'rateLimited'],
  ['FACEBOOK', "the user's limit", [400, graph(17, '(#17) User request limit reached')], 'rateLimited'],
  ['FACEBOOK', "the page's limit", [400, graph(32, '(#32) Page request limit reached')], 'rateLimited'],
  [
    'FACEBOOK',
    "a call's limit",
    [400, graph(613, '(#613) Calls to this api have exceeded the rate limit')],
    'rateLimited',
  ],
  ['FACEBOOK', 'an error of its own', [500, graph(1, 'An unknown error has occurred.')], 'unreachable'],
  ['INSTAGRAM', 'an unknown user', [400, graph(110, 'Invalid user id', 2207013)], 'gone'],
  ['YOUTUBE', 'a spent quota', [403, google(403, 'quotaExceeded')], 'quotaSpent'],
  ['YOUTUBE', 'a wrong key', [400, google(400, 'badRequest', [apiKeyInvalid])], 'keyInvalid'],
  ['YOUTUBE', 'a wrong key of old', [400, google(400, 'keyInvalid')], 'keyInvalid'],
  ['YOUTUBE', 'an interface not switched on', [403, google(403, 'accessNotConfigured')], 'keyInvalid'],
  ['YOUTUBE', 'too many calls at once', [403, google(403, 'rateLimitExceeded')], 'rateLimited'],
  [
    'TWITTER',
    'nobody',
    [200, { errors: [{ title: 'Not Found Error', type: `${problem}resource-not-found` }] }],
    'gone',
  ],
  [
    'TWITTER',
    'someone suspended',
    [200, { errors: [{ title: 'Forbidden', type: `${problem}resource-not-found` }] }],
    'gone',
  ],
  ['TWITTER', 'a wrong token', [401, { title: 'Unauthorized', type: 'about:blank', status: 401 }], 'keyInvalid'],
  ['TWITTER', 'a spent month', [429, { title: 'UsageCapExceeded', type: `${problem}usage-capped` }], 'quotaSpent'],
  ['TWITTER', 'spent credits', [402, { title: 'CreditsDepleted', type: `${problem}credits` }], 'quotaSpent'],
  ['TIKTOK', 'a wrong token', [401, { error: { code: 'access_token_invalid', message: '' } }], 'keyInvalid'],
  ['TIKTOK', 'a missing scope', [401, { error: { code: 'scope_not_authorized', message: '' } }], 'keyInvalid'],
  ['TIKTOK', 'a spent day', [429, { error: { code: 'daily_quota_limit_exceeded', message: '' } }], 'quotaSpent'],
  ['LINKEDIN', 'an expired token', [401, { status: 401, serviceErrorCode: 65602, message: 'expired' }], 'keyInvalid'],
  [
    'LINKEDIN',
    'a spent day',
    [429, { status: 429, message: 'throttle APPLICATION DAY limit is reached' }],
    'quotaSpent',
  ],
  ['TRUSTPILOT', 'nobody', [404, { message: 'Not found', errorCode: 1103 }], 'gone'],
  ['TRUSTPILOT', 'a wrong key', [401, { fault: { faultstring: 'Invalid ApiKey' } }], 'keyInvalid'],
])('%s: %s', async (network, _what, answer, reason) => {
  expect((await ask(network, { all: answer })).collected.reason).toBe(reason);
});

it('X says until when to wait, and Graph how long', async () => {
  const reset = String(now.getTime() / 1000 + 42);
  const x = await ask('TWITTER', { all: [429, { title: 'Too Many Requests' }, { 'x-rate-limit-reset': reset }] });
  expect(x.waits).toEqual([42_000, 42_000]);
  expect(x.collected.reason).toBe('rateLimited');
  const use = { type: 'pages', call_count: 100, total_time: 30, estimated_time_to_regain_access: 19 };
  const usage = JSON.stringify({ 112130216863063: [use] });
  const headers = { 'x-business-use-case-usage': usage };
  const page = await ask('FACEBOOK', { all: [400, graph(80_001, 'There have been too many calls'), headers] });
  expect(page.waits).toEqual([]);
  expect(page.collected.reason).toBe('rateLimited');
});

it('Facebook is asked for fewer posts at once where many are too much', async () => {
  const post = (id: number) => ({
    id: `1_${id}`,
    created_time: '2026-11-20T10:00:00+0000',
    shares: { count: 1 },
    reactions: { data: [], summary: { total_count: 5, viewer_reaction: 'NONE' } },
    comments: { data: [], summary: { order: 'ranked', total_count: 2, can_comment: false } },
  });
  const { collected, seen } = await ask('FACEBOOK', {
    acme: [200, { id: '1', name: 'Acme' }],
    '1': [200, { id: '1', followers_count: 12 }],
    published_posts: (query) => {
      if (query.get('limit') === '100') return [500, graph(1, "Please reduce the amount of data you're asking for")];
      const cursors = { before: 'b', after: 'c' };
      return query.get('after') === 'c'
        ? [200, { data: [post(2)], paging: { cursors } }]
        : [200, { data: [post(1)], paging: { cursors, next: 'https://graph.facebook.com/v26.0/1/x?access_token=T' } }];
    },
  });
  expect(collected).toMatchObject({ reason: 'collected', cost: { calls: 5 } });
  expect(collected.items.map(({ id, likes, comments, shares }) => [id, likes, comments, shares])).toEqual([
    ['1_1', 5, 2, 1],
    ['1_2', 5, 2, 1],
  ]);
  expect(seen.slice(2).map(({ url }) => new URLSearchParams(url).get('limit'))).toEqual(['100', '20', '20']);
});
