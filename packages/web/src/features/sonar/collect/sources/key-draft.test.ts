import { type SonarSource, SourceGiven } from '@soundings/contract/sonar/sources';
import { describe, expect, it } from 'vitest';
import { checkKey, type KeyDraft, offeredWays, startDraft, toSourceGiven } from './key-draft.ts';

const none = { kind: 'none', id: null, provider: null } as const;
const draftOf = (change: Partial<KeyDraft>): KeyDraft => ({ ...startDraft(none), secret: ' s3cret ', ...change });
const provider = {
  baseUrl: 'https://api.example.com',
  path: '/v1/{handle}',
  header: { name: 'Authorization', prefix: 'Bearer ' },
  gauges: { followers: 'profile.fans' },
  missing: 'emptyAnswer',
} as const;
const stored = (given: SonarSource['provider']) => ({ kind: 'stored', id: null, provider: given }) as const;

describe('what is sent of a key', () => {
  it('is what the contract takes, and nothing of a way that was not taken', () => {
    const typed = { id: ' 178 ', baseUrl: 'https://x.example', path: '/x' };
    const sent = (change: Partial<KeyDraft>, needsId = true) =>
      SourceGiven.parse(toSourceGiven(draftOf({ ...typed, ...change }), needsId));
    expect(sent({})).toEqual({ secret: 's3cret', id: '178', provider: null });
    expect(sent({}, false)).toEqual({ secret: 's3cret', id: null, provider: null });
    expect(sent({ way: 'apify' })).toEqual({ secret: 's3cret', id: null, provider: { preset: 'apify' } });
  });

  it('keeps the blank behind a prefix, reads a decimal comma, and leaves out what is blank', () => {
    const draft = draftOf({
      way: 'other',
      baseUrl: ' https://api.example.com ',
      path: '/v1/{handle}',
      gauges: { followers: 'profile.fans', following: ' ' },
      usdPerCall: '0,003',
      body: '{"names":["{handle}"]}',
      hasItems: true,
      items: { list: 'posts', id: 'id', publishedAt: 'at', likes: 'l', comments: 'c', shares: '' },
    });
    expect(checkKey(draft, true)).toEqual({});
    expect(SourceGiven.parse(toSourceGiven(draft, true)).provider).toEqual({
      ...provider,
      missing: 'status404',
      usdPerCall: 0.003,
      body: { names: ['{handle}'] },
      items: { list: 'posts', id: 'id', publishedAt: 'at', likes: 'l', comments: 'c' },
    });
  });

  it('is what was stored, where nothing but the secret is entered', () => {
    const given = { ...provider, usdPerCall: 0.5, refusal: '[0].error', body: [{ a: '{url}' }] };
    expect(toSourceGiven({ ...startDraft(stored(given)), secret: 'x' }, false).provider).toEqual(given);
    expect(startDraft(stored({ preset: 'apify' })).way).toBe('apify');
    expect(startDraft({ ...stored(null), id: '178' })).toMatchObject({ way: 'network', id: '178', secret: '' });
  });
});

describe('a key before it is sent', () => {
  it('needs a secret that a header can carry, and its id', () => {
    expect(checkKey(draftOf({ secret: ' ' }), true)).toEqual({ secret: 'required', id: 'required' });
    expect(checkKey(draftOf({ secret: 'a b', way: 'apify' }), true)).toEqual({ secret: 'noBlanks' });
  });

  it('of a provider names each field that is wrong', () => {
    const wrong = draftOf({ way: 'other', baseUrl: 'api.example', path: 'x', body: '{', usdPerCall: 'much' });
    expect(checkKey(wrong, true)).toEqual({
      'provider.baseUrl': 'invalidUrl',
      'provider.path': 'startsWithSlash',
      'provider.body': 'notJson',
      'provider.usdPerCall': 'noNumber',
      'provider.gauges': 'noFigure',
    });
    const address = (baseUrl: string) => checkKey(draftOf({ way: 'other', baseUrl }), true)['provider.baseUrl'];
    expect(['https://key@x.example', 'https://x.example/?k=1', 'https://x.example/a'].map(address)).toEqual([
      'invalidUrl',
      'invalidUrl',
      undefined,
    ]);
    const items = checkKey(draftOf({ way: 'other', hasItems: true }), true);
    expect(Object.keys(items).filter((path) => path.startsWith('provider.items'))).toHaveLength(5);
  });
});

it('offers a preset only where one is known', () => {
  expect([offeredWays('INSTAGRAM'), offeredWays('YOUTUBE')]).toEqual([
    ['network', 'apify', 'other'],
    ['network', 'other'],
  ]);
});
