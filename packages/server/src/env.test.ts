import { describe, expect, it } from 'vitest';
import { isLocalOnly, readEnv, SettingsError } from './env.ts';

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({ PORT: 4310, HOST: '127.0.0.1', DATA_DIR: './data', SEED_DEMO: 'true' });
  });

  it('names every wrong setting at once, and no value', () => {
    const wrong = {
      PORT: 'eighty',
      SMTP_URL: 'http://mail',
      APP_SECRET: 'short-secret',
      SEED_DEMO: 'maybe',
      S3_BUCKET: 'b',
    };
    const read = () => readEnv(wrong);
    expect(read).toThrow(SettingsError);
    for (const name of ['PORT', 'SMTP_URL', 'APP_SECRET', 'SEED_DEMO']) expect(read).toThrow(name);
    expect(read).not.toThrow(/eighty|short-secret/);
    expect(() => readEnv({ S3_BUCKET: 'b' })).toThrow('S3_ACCESS_KEY_ID');
  });

  it('believes no proxy without knowing it, and takes no weak password', () => {
    for (const TRUST_PROXY of ['true', 'everyone', '10.0.0.300'])
      expect(() => readEnv({ TRUST_PROXY })).toThrow('TRUST_PROXY');
    for (const TRUST_PROXY of ['1', '127.0.0.1', '10.0.0.0/8, ::1', 'loopback']) readEnv({ TRUST_PROXY });
    for (const ADMIN_PASSWORD of ['onlylowercaseletters', 'Soundings-Admin-2026!'])
      expect(() => readEnv({ ADMIN_PASSWORD })).toThrow('ADMIN_PASSWORD');
  });

  it('reads the hosts that may be fetched from, each with its port', () => {
    expect(readEnv({}).FETCH_ALLOW_HOSTS).toEqual([]);
    const FETCH_ALLOW_HOSTS = '127.0.0.1:4711, Sandbox.test:80,[::1]:81';
    expect(readEnv({ FETCH_ALLOW_HOSTS }).FETCH_ALLOW_HOSTS).toEqual(['127.0.0.1:4711', 'sandbox.test:80', '[::1]:81']);
    for (const wrong of ['localhost', '*:80', '10.0.0.0/8', 'http://a:80', 'a:b'])
      expect(() => readEnv({ FETCH_ALLOW_HOSTS: wrong })).toThrow('FETCH_ALLOW_HOSTS');
  });

  it('reads the names that are found without DNS', () => {
    expect(readEnv({}).FETCH_HOSTS).toEqual([]);
    const FETCH_HOSTS = '*.Test=127.0.0.1:4711, one.example=[::1]:81';
    expect(readEnv({ FETCH_HOSTS }).FETCH_HOSTS).toEqual(['*.test=127.0.0.1:4711', 'one.example=[::1]:81']);
    for (const wrong of ['*=127.0.0.1:80', 'a', 'a=b', 'a=http://b:80', '*a=b:80'])
      expect(() => readEnv({ FETCH_HOSTS: wrong })).toThrow('FETCH_HOSTS');
  });

  it('takes an empty value as not set', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '', PUBLIC_URL: '' })).toEqual(readEnv({}));
  });
});

describe('isLocalOnly', () => {
  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'http://localhost:4310' }, true],
    [{ PUBLIC_URL: 'https://soundings.example' }, false],
    [{ TRUST_PROXY: '1' }, false],
  ])('%o → %s', (settings, expected) => expect(isLocalOnly(readEnv(settings))).toBe(expected));
});
