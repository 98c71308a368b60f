import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { allOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { storedMetrics } from '../metric-import/metric-import-test-files.ts';
import { addProjectWith, collect, linksOf } from './collect-test-files.ts';

let app: TestApp;
let admin: Browser;
let answer = '';
const vendor = createServer((_, reply) => reply.setHeader('content-type', 'application/json').end(answer));
const listening = async () => {
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(vendor.address() as AddressInfo).port}`;
};
beforeAll(async () => {
  const host = await listening();
  app = await openTestApp({
    FETCH_ALLOW_HOSTS: host,
    SONAR_LINKEDIN_KEY: 'demo',
    SONAR_LINKEDIN_URL: `http://${host}`,
  });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const provider = {
    baseUrl: `http://${host}`,
    path: '/{handle}',
    header: { name: 'x-key', prefix: '' },
    gauges: { followers: 'fans' },
    items: { list: 'items', id: 'id', publishedAt: 'at', likes: 'likes', comments: 'comments' },
  };
  await admin.call('PUT', '/api/sonar/sources/INSTAGRAM', { secret: 'demo', provider });
});
afterAll(async () => {
  await app.close();
  vendor.closeAllConnections();
  await new Promise((done) => vendor.close(done));
});

const before = '{"id":"z","at":"2026-01-20T00:00:00Z","likes":1,"comments":1}';
const post = (id: string, at: string) =>
  `{"fans":7,"items":[{"id":${id},"at":${at},"likes":1,"comments":1},${before}]}`;

it.each([
  ['an id with a character that no database holds', post('"a\\u0000"', '"2026-11-20T00:00:00Z"'), 'badAnswer'],
  ['an id with half a character', post('"a\\ud800"', '"2026-11-20T00:00:00Z"'), 'badAnswer'],
  ['a time that no calendar has', post('"a"', '9007199254740991'), 'badAnswer'],
  ['lists in lists in lists', `{"fans":7,"items":[${before}],"more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, null],
])('%s is a fault of that account alone', async (_, given, cause) => {
  answer = given;
  const id = await addProjectWith(admin, [{ INSTAGRAM: 'acme' }]);
  expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done', handled: 1 });
  const [link] = await linksOf(admin, id, 'INSTAGRAM');
  expect(link!.collection).toMatchObject({ reason: cause === null ? 'collected' : 'partly' });
  const { status, body } = await admin.post('/api/sonar/sources/INSTAGRAM/check', {});
  expect([status, body.outcome]).toEqual([200, cause ?? 'collected']);
});

it('a name with characters that no database holds is kept without them', async () => {
  answer = '{"elements":[{"id":17,"localizedName":"Ac\\u0000me \\ud800"}],"firstDegreeSize":5}';
  const id = await addProjectWith(admin, [{ LINKEDIN: 'acme' }]);
  expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done', handled: 1 });
  const [link] = await linksOf(admin, id, 'LINKEDIN');
  expect(link!.collection).toMatchObject({ reason: 'collected' });
});

it('posts with more comments than likes never come to more comments than interactions', async () => {
  const item = (id: string, at: string, likes: string) =>
    `{"id":"${id}","at":"${at}T10:00:00Z","likes":${likes},"comments":900}`;
  const likes = ['0', '-1', 'null', '"hidden"', '3'];
  const items = likes.map((given, at) => item(`p${at}`, `2026-11-1${at}`, given));
  answer = `{"fans":7,"items":[${items.join()},${before}]}`;
  const id = await addProjectWith(admin, [{ INSTAGRAM: 'acme' }]);
  expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done' });
  const stored = await storedMetrics(app, admin, id);
  const [domain] = (await allOf(admin, id)).map((one) => one.domain);
  const storedOf = (metric: string, day: string) => stored[`${domain} INSTAGRAM ${metric} 2026-11-${day}`]?.[0];
  const days = ['10', '11', '12', '13', '14'];
  expect(days.map((day) => storedOf('comments', day))).toEqual([900, 900, 900, 900, 900]);
  // Where likes are not told, interactions are not known either.
  expect(days.map((day) => storedOf('interactions', day))).toEqual([900, null, null, null, 903]);
});
