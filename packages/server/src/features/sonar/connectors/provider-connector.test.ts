import { describe, expect, it } from 'vitest';
import { toIdentity } from '../sandbox/identity.ts';
import { dayNumber, inventAccount } from '../sandbox/invented-account.ts';
import { givenFor, linkOf, now, seed, span, startSandbox } from './connectors-test-files.ts';
import type { ProviderSettings } from './provider-connector.ts';
import { apifyPresets, createProvider, fillAddress, valueAt } from './provider-connector.ts';

const settings: ProviderSettings = {
  network: 'INSTAGRAM',
  path: '/profile?url={url}&handle={handle}',
  header: { name: 'authorization', prefix: 'Bearer ' },
  gauges: { followers: 'profile.stats.followers' },
  items: {
    ...{ list: 'posts', id: 'id', publishedAt: 'at', likes: 'likes', comments: 'comments', shares: 'shares' },
    ...{
      views: 'views',
      text: 'text',
      url: 'link',
      kind: 'kind',
      kinds: { photo: 'photo', reel: 'reel', video: 'video' },
    },
  },
  missing: 'status404',
};
const provider = createProvider(settings);
const link = linkOf('INSTAGRAM', 'acme');
const account = inventAccount(seed, 'INSTAGRAM', toIdentity('acme'));
const followers = account.followersOn(dayNumber(now));

const start = async (fault?: 'gone' | 'expired' | 'quota' | 'hidden' | 'private' | 'throttled' | 'down') => {
  const { sandbox, requests } = await startSandbox(fault ? { faults: { acme: fault } } : {});
  const provided = { ...sandbox.sources.provider, kind: 'provider' as const };
  return { requests, provided, apify: sandbox.sources.apify };
};

describe('a provider', () => {
  it('is asked by its template, and its answer is read by paths', async () => {
    const { provided, requests } = await start();
    const collected = await provider.collect(link, span, givenFor(provided));
    expect(requests).toEqual(['GET /provider/profile?url=https%3A%2F%2Fwww.instagram.com%2Facme%2F&handle=acme']);
    expect(collected).toMatchObject({ source: 'provider', reason: 'collected', covered: span });
    expect(collected.gauges).toEqual([{ metric: 'followers', day: '2026-11-21', value: followers }]);
    const posts = [...account.posts(now)].filter(({ publishedAt }) => publishedAt.toISOString() >= span.from);
    const kept = posts
      .reverse()
      .map((post) => ({ ...post, picture: null, kind: post.kind === 'album' ? null : post.kind }));
    expect(collected.items).toEqual(kept);
  });

  it('that does not go back far enough leaves the days before unknown', async () => {
    const { provided } = await start();
    const asked = { from: '2020-01-01', to: '2026-11-21' };
    const collected = await provider.collect(link, asked, givenFor(provided));
    expect(collected).toMatchObject({ reason: 'partly', cause: 'partly', stopsNetwork: false });
    const from = [...account.posts(now)][199]!.publishedAt.toISOString().slice(0, 10);
    expect(collected.covered!.from > from).toBe(true);
    expect(collected.gaps).toContainEqual({ metric: 'posts', from: '2020-01-01', to: from, reason: 'partly' });
  });

  it('without posts says so, and does not say 0', async () => {
    const { provided } = await start();
    const { items: _, ...rest } = settings;
    const collected = await createProvider(rest).collect(link, span, givenFor(provided));
    expect(collected).toMatchObject({ reason: 'collected', covered: null, items: [] });
    expect(collected.gaps).toContainEqual({ metric: 'posts', ...span, reason: 'noSource' });
  });

  it('gives decimals of a score, and nothing where its path leads nowhere', async () => {
    const { provided } = await start();
    const reviews = createProvider({
      network: 'TRUSTPILOT',
      path: settings.path,
      header: settings.header,
      gauges: { score: '$["profile"].stats.rating.stars', reviews: 'profile.stats.ratings' },
      missing: 'status404',
    });
    const collected = await reviews.collect(linkOf('TRUSTPILOT', 'acme'), span, givenFor(provided));
    const { score } = inventAccount(seed, 'INSTAGRAM', toIdentity('acme.com'));
    expect(collected.gauges).toEqual([{ metric: 'score', day: '2026-11-21', value: score }]);
    expect(collected.gaps).toEqual([{ metric: 'reviews', from: '2026-11-21', to: '2026-11-21', reason: 'badAnswer' }]);
  });

  it.each([
    ['gone', 'gone'],
    ['expired', 'keyInvalid'],
    ['quota', 'quotaSpent'],
    ['throttled', 'rateLimited'],
    ['down', 'unreachable'],
    ['hidden', 'hidden'],
  ] as const)('that is %s ends as %s', async (fault, reason) => {
    const { provided } = await start(fault);
    expect((await provider.collect(link, span, givenFor(provided))).reason).toBe(reason);
  });
});

describe("Apify's presets", () => {
  it.each(['INSTAGRAM', 'FACEBOOK', 'TIKTOK'] as const)('read what the actor of %s finds', async (network) => {
    const { apify, requests } = await start();
    const preset = createProvider(apifyPresets[network]);
    const collected = await preset.collect(linkOf(network, 'acme'), span, givenFor(apify));
    expect(collected.gauges[0]).toEqual({ metric: 'followers', day: '2026-11-21', value: followers });
    expect(requests[0]).toMatch(/^POST \/apify\/acts\/[a-z]+~[a-z-]+\/run-sync-get-dataset-items$/);
  });

  it.each([
    ['gone', 'gone'],
    ['private', 'gone'],
    ['expired', 'keyInvalid'],
    ['quota', 'quotaSpent'],
  ] as const)('end as they should when an account is %s', async (fault, reason) => {
    const { apify } = await start(fault);
    const ended = await createProvider(apifyPresets.INSTAGRAM).collect(link, span, givenFor(apify));
    expect(ended.reason).toBe(reason);
  });

  it('take an actor that is not there for a wrong setting, not for an account that is gone', async () => {
    const { apify } = await start();
    const wrong = createProvider({
      ...apifyPresets.INSTAGRAM,
      path: '/acts/nobody~nothing/run-sync-get-dataset-items',
    });
    const ended = await wrong.collect(link, span, givenFor(apify));
    expect(ended.reason).toBe('badAnswer');
  });
});

it('a template never lets what is filled in decide whom is asked', () => {
  expect(fillAddress('/x?u={url}&h={handle}', { url: 'https://a.b/?c=d&e', handle: '../../x#y' })).toBe(
    '/x?u=https%3A%2F%2Fa.b%2F%3Fc%3Dd%26e&h=..%2F..%2Fx%23y',
  );
});

it.each([
  ['a.b[1].c', 5],
  ["$['a'].b[0]", 1],
  ['a.constructor', undefined],
  ['x', undefined],
])('the path %s leads to %s', (path, value) => {
  expect(valueAt({ a: { b: [1, { c: 5 }] } }, path)).toBe(value);
});
