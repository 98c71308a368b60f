import { describe, expect, it } from 'vitest';
import { collectWhole, givenFor, span } from './connectors-test-files.ts';
import { ask, serve, values } from './documented-test-files.ts';

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

it('a person and a group of LinkedIn are not asked for', async () => {
  for (const link of ['https://www.linkedin.com/in/somebody', 'https://www.linkedin.com/groups/12345']) {
    const { collected, seen } = await ask('LINKEDIN', {}, link);
    expect([collected.reason, seen]).toEqual(['private', []]);
  }
});

it('without the id of an own account Instagram is not asked', async () => {
  const { baseUrl, seen } = await serve({});
  const given = givenFor({ kind: 'api', baseUrl, secret: 'S3CRET' });
  const collected = await collectWhole('INSTAGRAM', 'acme', given);
  expect(collected).toMatchObject({ reason: 'noSource', stopsNetwork: true, covered: null });
  expect(collected.gaps).toContainEqual({ metric: 'posts', ...span, reason: 'noSource' });
  expect(seen).toEqual([]);
});
