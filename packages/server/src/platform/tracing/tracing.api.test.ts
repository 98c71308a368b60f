import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, inject, vi } from 'vitest';
import { test } from '#test/api-test.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { surveyCsv, surveyRows } from '#test/survey-file.ts';
import { password } from '#test/test-app.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

const bodies: string[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/v1/traces') bodies.push(body);
  response.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
afterAll(() => void receiver.close());

const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const it = test.override('settings', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });

const vendorKey = 'sk-very-secret-key-of-a-vendor-0123456789';

describe('traces', () => {
  it('lead from a call through its statements to its job, and hold no secrets', async ({ app, admin }) => {
    const file = (await upload(admin, surveyCsv(surveyRows(50)), 'secret-name-of-a-file.csv')).body;
    const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
    const projectName = 'Name that only its people know';
    await createFrom(admin, { projectName, ...look, fileId: file.id });
    await admin.call('PUT', '/api/settings/ai/keys/OPEN_AI', { key: vendorKey });
    await app.browser().post('/api/auth/login', { username: admin.username, password: 'Wrong-Password-1234' });
    await app.browser().get('/api/auth/no-such-call?token=secret-in-an-address');
    const root = () => spans().find(({ name }) => name === 'POST /api/resonance');
    const job = () => spans().find(({ name }) => /^job /.test(name));
    await vi.waitUntil(() => root() && job(), { timeout: 10_000 });
    expect(root()!.parentSpanId ?? '').toBe('');
    const trace = spans().filter(({ traceId }) => traceId === root()!.traceId);
    expect(trace).toContainEqual(job());
    const parents = new Map(trace.map(({ spanId, parentSpanId }) => [spanId, parentSpanId]));
    const reachesRoot = (id: string | undefined): boolean =>
      id === root()!.spanId || (Boolean(id) && reachesRoot(parents.get(id!)));
    if (inject('database').kind === 'postgres') {
      const statements = trace.filter(({ name }) => name === 'INSERT');
      expect(JSON.stringify(statements)).toContain('insert into \\"jobs\\"');
      // Those of the call, and those of the job below it.
      expect(trace.filter(({ parentSpanId }) => parentSpanId === job()!.spanId).length).toBeGreaterThan(2);
      for (const { spanId } of trace) expect(reachesRoot(spanId)).toBe(true);
    }
    const attributes = Object.fromEntries(root()!.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
    expect(attributes).toMatchObject({ 'http.route': '/api/resonance', 'http.request.method': 'POST' });
    expect(Number(attributes['http.response.status_code'])).toBe(202);

    const all = bodies.join();
    const given = [
      password,
      'Wrong-Password-1234',
      vendorKey,
      projectName,
      'secret-name-of-a-file',
      'secret-in-an-address',
    ];
    for (const secret of [...given, admin.username]) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/eyJ[\w-]{20}/);
  });
});
