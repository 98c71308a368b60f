import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import type { CollectReason } from '@soundings/contract/sonar-metrics';
import { afterEach, describe, expect, it } from 'vitest';
import type { Collected } from './connector.ts';
import { connectors } from './connectors.ts';
import { collectFrom, givenFor, linkOf, now, span } from './connectors-test-files.ts';

/*
 * Answers as the vendors' documentation prints them, served as they stand: the sandbox could have the same
 * misunderstanding as the connectors.
 */
type Answer = readonly [status: number, body: unknown, headers?: Record<string, string>];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers by the last part of the path. */
const serve = async (answers: Readonly<Record<string, Answer>>) => {
  const seen: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url!, headers: request.headers });
    const last = new URL(request.url!, 'http://x').pathname.split('/').filter(Boolean).at(-1)!;
    const [status, body, headers] = answers[decodeURIComponent(last)] ?? answers.all ?? [500, {}];
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v` };
};

const ask = async (network: SocialNetwork, answers: Readonly<Record<string, Answer>>, name = 'acme') => {
  const { seen, baseUrl } = await serve(answers);
  const waits: number[] = [];
  const id = network === 'INSTAGRAM' ? '17841405309211844' : undefined;
  const given = givenFor({ kind: 'api', baseUrl, secret: 'S3CRET', id }, waits);
  const collected = await collectFrom(connectors[network], linkOf(network, name), given);
  return { collected: collected as Collected, seen, waits };
};
const values = ({ gauges }: Collected) => Object.fromEntries(gauges.map(({ metric, value }) => [metric, value]));

describe('figures as they are documented:', () => {
  it('Trustpilot, business-units/find', async () => {
    const { collected, seen } = await ask('TRUSTPILOT', {
      find: [
        200,
        {
          status: 'active',
          badFit: true,
          displayName: 'Trustpilot',
          name: { referring: ['trustpilot.com', 'www.trustpilot.com'], identifying: 'trustpilot.com' },
          country: 'DK',
          websiteUrl: 'http://www.trustpilot.com',
          score: { trustScore: 4.6, stars: 4.5 },
          numberOfReviews: { threeStars: 2, oneStar: 2, twoStars: 3, fiveStars: 2, total: 14, fourStars: 5 },
          id: '507f191e810c19729de860ea',
        },
      ],
    });
    expect(values(collected)).toEqual({ score: 4.6, reviews: 14 });
    expect(seen[0]).toMatchObject({ url: '/v/business-units/find?name=acme.com', headers: { apikey: 'S3CRET' } });
  });

  it('TikTok, research/user/info', async () => {
    const { collected, seen } = await ask('TIKTOK', {
      info: [
        200,
        {
          data: {
            bio_description: 'my_bio',
            is_verified: false,
            likes_count: 27155089,
            video_count: 44,
            avatar_url: 'https://example/a.webp',
            follower_count: 232,
            following_count: 45,
            display_name: 'my nickname',
          },
          error: { code: 'ok', message: '', log_id: '202207280326050102231031430C7E754E' },
        },
      ],
    });
    expect(values(collected)).toEqual({ followers: 232, following: 45, interactions: 27155089 });
    expect(seen[0]!.url).toMatch(/^\/v\/research\/user\/info\/\?fields=/);
    expect(seen[0]!.headers.authorization).toBe('Bearer S3CRET');
  });

  it('LinkedIn, organizations and networkSizes', async () => {
    const { collected, seen } = await ask('LINKEDIN', {
      organizations: [
        200,
        {
          paging: { start: 0, count: 10, links: [], total: 1 },
          elements: [{ vanityName: 'acme', localizedName: 'Acme', id: 2414183, primaryOrganizationType: 'NONE' }],
        },
      ],
      'urn:li:organization:2414183': [200, { firstDegreeSize: 219145 }],
    });
    expect(values(collected)).toEqual({ followers: 219145 });
    expect(collected.gaps).toEqual([{ metric: 'employees', from: '2026-11-21', to: '2026-11-21', reason: 'noSource' }]);
    expect(seen.map(({ url }) => url)).toEqual([
      '/v/organizations?q=vanityName&vanityName=acme',
      '/v/networkSizes/urn%3Ali%3Aorganization%3A2414183?edgeType=COMPANY_FOLLOWED_BY_MEMBER',
    ]);
    expect(seen[0]!.headers).toMatchObject({ 'x-restli-protocol-version': '2.0.0', authorization: 'Bearer S3CRET' });
  });

  it('X, users/by/username', async () => {
    const { collected, seen } = await ask('TWITTER', {
      acme: [
        200,
        {
          data: {
            id: '2244994945',
            name: 'Acme',
            username: 'acme',
            public_metrics: { followers_count: 517338, following_count: 2032, tweet_count: 3907, listed_count: 1672 },
          },
        },
      ],
    });
    expect(values(collected)).toEqual({ followers: 517338, following: 2032, subscription: 1672 });
    expect(seen[0]!.url).toBe('/v/users/by/username/acme?user.fields=public_metrics');
  });

  it('Instagram, business_discovery', async () => {
    const media = {
      data: [
        { id: '17858843269216389', timestamp: '2026-11-20T23:59:59+0000', like_count: 50837, comments_count: 7 },
        { id: '17894036119131554', timestamp: '2026-11-19T00:00:00+0000', comments_count: 6 },
        { id: '17894449363137701', timestamp: '2026-08-23T23:59:59+0000', like_count: 1, comments_count: 1 },
      ],
      paging: { cursors: { after: 'QVFIUm=' } },
    };
    const { collected, seen } = await ask('INSTAGRAM', {
      all: [200, { business_discovery: { followers_count: 267788, media_count: 1205, media, id: '1' }, id: '2' }],
    });
    expect(values(collected)).toEqual({ followers: 267788 });
    expect(collected.items.map(({ id, likes, comments }) => [id, likes, comments])).toEqual([
      ['17894036119131554', null, 6],
      ['17858843269216389', 50837, 7],
    ]);
    expect(seen[0]!.url.startsWith('/v/17841405309211844?fields=business_discovery.username%28acme%29')).toBe(true);
  });

  it('YouTube, where channels of old addresses are looked for by two names', async () => {
    const { collected, seen } = await ask(
      'YOUTUBE',
      {
        channels: [200, { kind: 'youtube#channelListResponse', pageInfo: { totalResults: 0, resultsPerPage: 5 } }],
      },
      'https://www.youtube.com/c/acme',
    );
    expect(collected.reason).toBe('gone');
    expect(seen.map(({ url }) => new URL(url, 'http://x').searchParams.toString())).toEqual([
      'part=snippet%2CcontentDetails&forHandle=%40acme',
      'part=snippet%2CcontentDetails&forUsername=acme',
    ]);
    expect(seen[0]!.headers['x-goog-api-key']).toBe('S3CRET');
  });
});

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

it('a person and a group of LinkedIn are not asked for', async () => {
  for (const link of ['https://www.linkedin.com/in/somebody', 'https://www.linkedin.com/groups/12345']) {
    const { collected, seen } = await ask('LINKEDIN', {}, link);
    expect([collected.reason, seen]).toEqual(['private', []]);
  }
});

it('without the id of an own account Instagram is not asked', async () => {
  const { baseUrl, seen } = await serve({});
  const given = givenFor({ kind: 'api', baseUrl, secret: 'S3CRET' });
  const collected = (await collectFrom(connectors.INSTAGRAM, linkOf('INSTAGRAM', 'acme'), given)) as Collected;
  expect(collected).toMatchObject({ reason: 'noSource', stopsNetwork: true, covered: null });
  expect(collected.gaps).toContainEqual({ metric: 'posts', ...span, reason: 'noSource' });
  expect(seen).toEqual([]);
});
