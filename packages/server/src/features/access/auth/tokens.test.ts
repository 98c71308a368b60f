import { describe, expect, it } from 'vitest';
import { deriveKeys } from '#/platform/keys/keys.ts';
import { accessTokenMinutes, readAccessToken, signAccessToken } from './tokens.ts';

const keys = deriveKeys('a secret that only the tests know, long enough');
const now = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('an access token that was read before', () => {
  it('gives its session until it expires, and not a moment longer', async () => {
    const { token } = await signAccessToken(keys, 'one', now);
    for (const minutes of [0, 1, accessTokenMinutes - 1]) {
      expect(await readAccessToken(keys, token, later(minutes))).toEqual({ sessionId: 'one' });
    }
    expect(await readAccessToken(keys, token, later(accessTokenMinutes))).toBe('expired');
    expect(await readAccessToken(keys, token, later(accessTokenMinutes + 1))).toBe('expired');
  });

  it('is worth nothing under another key, and changed by one letter', async () => {
    const { token } = await signAccessToken(keys, 'two', now);
    expect(await readAccessToken(keys, token, now)).toEqual({ sessionId: 'two' });
    const others = deriveKeys('another secret that only the tests know');
    expect(await readAccessToken(others, token, now)).toBe('forged');
    const [head, , mac] = token.split('.');
    const [, payload] = (await signAccessToken(keys, 'three', now)).token.split('.');
    expect(await readAccessToken(keys, `${head}.${payload}.${mac}`, now)).toBe('forged');
    expect(await readAccessToken(keys, `${token.slice(0, -4)}AAAA`, now)).toBe('forged');
    expect(await readAccessToken(keys, token, now)).toEqual({ sessionId: 'two' });
  });
});
