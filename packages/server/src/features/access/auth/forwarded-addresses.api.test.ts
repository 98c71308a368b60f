import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';

/** Wrong logins from one network before it has to wait. */
const most = 100;

let app: TestApp;
let attempts = 0;
const openWith = (settings: Record<string, string>) => {
  beforeAll(async () => {
    app = await openTestApp(settings);
  });
  afterAll(() => app.close());
};

/** Who connects, and what stands in X-Forwarded-For. */
type Try = readonly [socket: string, forwarded?: string];

/** What a wrong login is answered with. */
const tryFrom = async ([remoteAddress, forwarded]: Try): Promise<number> => {
  const payload = { username: `nobody${++attempts}@soundings.example`, password: 'Wrong-Password-1234' };
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress, headers })).statusCode;
};

/** How many of some tries come through, an hour after those before. */
const countLetIn = async (tries: readonly Try[]): Promise<number> => {
  app.pass(3_600_001);
  const statuses: number[] = [];
  for (const one of tries) statuses.push(await tryFrom(one));
  expect(new Set(statuses)).toEqual(new Set(statuses.includes(429) ? [403, 429] : [403]));
  return statuses.filter((status) => status === 403).length;
};

const times = (count: number, make: (n: number) => Try): Try[] => Array.from({ length: count }, (_, n) => make(n));
const hex = (n: number): string => n.toString(16);

describe('wrong logins from addresses that one subscriber has', () => {
  openWith({});

  it('count as one within a /64, however the address is written', async () => {
    const written = (n: number) =>
      [
        `2001:db8:7:7::${hex(n + 1)}`,
        `2001:0DB8:0007:0007:ffff:${hex(n + 1)}::1`,
        `2001:db8:7:7:${hex(n + 1)}::%eth${n}`,
      ][n % 3]!;
    expect(await countLetIn(times(most + 20, (n) => [written(n)]))).toBe(most);
    expect(await countLetIn(times(20, (n) => [`2001:db8:7:${hex(n)}::1`]))).toBe(20);
  });

  it('count as one for an IPv4 address that is mapped, translated or tunnelled', async () => {
    const written = (n: number) =>
      [
        '198.51.100.77',
        '::ffff:198.51.100.77',
        '::FFFF:c633:644d',
        '64:ff9b::c633:644d',
        `2002:c633:644d:${hex(n)}::1`,
      ][n % 5]!;
    expect(await countLetIn(times(most + 20, (n) => [written(n)]))).toBe(most);
  });

  it('count by the connection where no proxy is trusted', async () => {
    expect(await countLetIn(times(most + 20, (n) => ['203.0.113.50', `198.51.100.${n}`]))).toBe(most);
  });
});

describe('behind one proxy', () => {
  openWith({ TRUST_PROXY: '1' });

  it('the last address counts, which the proxy has written, and not what the caller has', async () => {
    expect(await countLetIn(times(most + 20, (n) => ['10.0.0.1', `203.0.113.${n}, 198.51.100.9`]))).toBe(most);
    expect(await countLetIn(times(20, (n) => ['10.0.0.1', `198.51.100.9, 203.0.113.${n}`]))).toBe(20);
  });

  it('a /64 counts as one, and an address that bears its port', async () => {
    const written = (n: number) =>
      [`2001:db8:8:8::${hex(n + 1)}`, `[2001:db8:8:8::${hex(n + 1)}]:${50_000 + n}`, `[2001:db8:8:8::1]`][n % 3]!;
    expect(await countLetIn(times(most + 20, (n) => ['10.0.0.1', written(n)]))).toBe(most);
    expect(await countLetIn(times(most + 20, (n) => ['::ffff:10.0.0.1', `198.51.100.88:${50_000 + n}`]))).toBe(most);
  });
});

describe('behind proxies that are named', () => {
  openWith({ TRUST_PROXY: '10.0.0.0/8, fd00::/8' });

  it('only these are believed, over IPv4, mapped and IPv6', async () => {
    for (const proxy of ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::7']) {
      expect(await countLetIn(times(20, (n) => [proxy, `198.51.100.${n}`])), proxy).toBe(20);
      expect(await countLetIn(times(most + 5, (n) => [proxy, `203.0.113.${n}, 198.51.100.9, 10.9.9.9`])), proxy).toBe(
        most,
      );
    }
    expect(await countLetIn(times(most + 5, (n) => ['203.0.113.9', `198.51.100.${n}`]))).toBe(most);
    expect(await countLetIn(times(most + 5, (n) => ['2001:db8:9:9::1', `198.51.100.${n}`]))).toBe(most);
  });
});
