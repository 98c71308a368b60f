import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { FetchError } from './fetch-error.ts';
import type { VendorAnswer } from './vendor-http.ts';
import { askVendor, retryAfter } from './vendor-http.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const now = new Date('2026-11-21T12:00:00Z');

/** A server of this test that gives its answers one after the other, the last one again and again. */
const serve = async (...answers: RequestListener[]) => {
  const seen: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    answers[Math.min(seen.length, answers.length) - 1]!(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`), seen };
};

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const broken: RequestListener = (_request, response) => void response.destroy();

const ask = async (url: URL, given: Partial<Parameters<typeof askVendor>[1]> = {}) => {
  const waits: number[] = [];
  const asked: Promise<VendorAnswer> = askVendor(
    { url },
    {
      signal: new AbortController().signal,
      timeoutMs: 2000,
      maxBytes: 1000,
      tries: 3,
      maxWaitMs: 60_000,
      now: () => now,
      wait: async (ms) => {
        waits.push(ms);
      },
      ...given,
    },
  );
  const result = await asked.then(
    ({ status, body }) => ({ status, body }),
    (error: unknown) => (error instanceof FetchError ? error.reason : error),
  );
  return { result, waits };
};

describe('asking a vendor', () => {
  it('gives status and JSON, of errors too', async () => {
    const { url, seen } = await serve(json(403, { error: { code: 4 } }));
    expect(await ask(url)).toEqual({ result: { status: 403, body: { error: { code: 4 } } }, waits: [] });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/x', headers: { accept: 'application/json' } });
  });

  it('takes an error without JSON for what its status says', async () => {
    const { url } = await serve((_request, response) => void response.writeHead(404).end('<p>no'));
    expect((await ask(url)).result).toEqual({ status: 404, body: undefined });
  });

  it('sends JSON and forms', async () => {
    const { url, seen } = await serve(json(200, {}));
    const bounds = { signal: new AbortController().signal, timeoutMs: 2000, maxBytes: 1000 };
    const given = { ...bounds, tries: 1, maxWaitMs: 0, now: () => now };
    await askVendor({ url, body: { json: { a: 'ü' } } }, given);
    await askVendor({ url, body: { form: { a: 'b&c' } } }, given);
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"a":"ü"}'],
      ['POST', 'a=b%26c'],
    ]);
  });

  it('waits as long as it is asked to, and backs off where nothing is said', async () => {
    const date = new Date(now.getTime() + 7000).toUTCString();
    const { url } = await serve(
      json(429, {}, { 'retry-after': '3' }),
      json(503, {}, { 'retry-after': date }),
      json(500, {}),
      broken,
      json(200, { fine: true }),
    );
    expect(await ask(url, { tries: 5 })).toEqual({
      result: { status: 200, body: { fine: true } },
      waits: [3000, 7000, 4000, 8000],
    });
  });

  it('does not wait longer than is allowed, nor for ever', async () => {
    const long = await serve(json(429, {}, { 'retry-after': '61' }));
    expect(await ask(long.url)).toEqual({ result: { status: 429, body: {} }, waits: [] });
    const busy = await serve(json(429, {}, { 'retry-after': '1' }));
    expect(await ask(busy.url)).toEqual({ result: { status: 429, body: {} }, waits: [1000, 1000] });
    expect(busy.seen).toHaveLength(3);
  });

  it('follows no redirect, so that no key goes to where it was not meant to', async () => {
    const other = await serve(json(200, {}));
    const { url } = await serve((_request, response) => {
      response.writeHead(307, { location: other.url.href }).end();
    });
    expect((await ask(url)).result).toBe('badStatus');
    expect(other.seen).toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['more bytes than allowed', json(200, 'x'.repeat(1001)), 'tooLarge'],
    ['no JSON', (_request, response) => void response.end('<p>'), 'badAnswer'],
    ['JSON that is cut', (_request, response) => void response.end('{"a":'), 'badAnswer'],
    ['a connection that breaks', broken, 'unreachable'],
    ['silence', () => {}, 'timeout'],
  ])('refuses %s', async (_what, answer, reason) => {
    const { url } = await serve(answer);
    expect((await ask(url, reason === 'timeout' ? { timeoutMs: 100 } : {})).result).toBe(reason);
  });

  it('ends with the reason of its signal, while asking and while waiting', async () => {
    const reason = new Error('cancelled');
    for (const answer of [(() => {}) as RequestListener, json(429, {}, { 'retry-after': '30' })]) {
      const stop = new AbortController();
      const { url } = await serve((request, response) => {
        answer(request, response);
        stop.abort(reason);
      });
      const bounds = { signal: stop.signal, timeoutMs: 5000, maxBytes: 1000 };
      await expect(askVendor({ url }, { ...bounds, tries: 3, maxWaitMs: 60_000, now: () => now })).rejects.toBe(reason);
    }
  });
});

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s is %s ms', (header, ms) => {
  expect(retryAfter(header, now)).toBe(ms);
});
