import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetcher } from '#/platform/fetch/fetcher.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { addProjectWith, collect, linksOf, planOf, rowsOf } from '../collect/collect-test-files.ts';
import { openOwnNetworks } from '../collect/open-own-networks-test-files.ts';
import { findSources, recordOutcome } from './find-sources.ts';
import { checkSource } from './set-source.ts';

let app: TestApp;
let admin: Browser;
let networks: Awaited<ReturnType<typeof openOwnNetworks>>;
beforeAll(async () => {
  networks = await openOwnNetworks();
  const { host } = new URL(networks.sandbox.sources.provider.baseUrl);
  app = await openTestApp({
    ...networks.addresses,
    SONAR_LINKEDIN_KEY: 'from-the-environment',
    FETCH_ALLOW_HOSTS: host,
  });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await networks.close();
});

const set = (network: string, body: object) => admin.call('PUT', `/api/sonar/sources/${network}`, body);
const check = (network: string) => admin.post(`/api/sonar/sources/${network}/check`, {});
const sourceOf = async (network: string) =>
  (await admin.get('/api/sonar/sources')).body.sources.find((of: { network: string }) => of.network === network);
const canary = 'canary-Secret-4711-of-a-network';

describe('the key of a network', () => {
  it('is sealed, and never answered, logged or noted', async () => {
    const { status, body } = await set('YOUTUBE', { secret: canary });
    expect(status).toBe(200);
    expect(body).toEqual({
      network: 'YOUTUBE',
      kind: 'stored',
      id: null,
      provider: null,
      setBy: admin.username,
      setOn: '2026-11-21T09:00:00.000Z',
      checkedOn: null,
      outcome: null,
    });
    await set('YOUTUBE', { secret: canary, id: 'x'.repeat(300) });
    await check('YOUTUBE');
    const everything = [
      JSON.stringify((await admin.get('/api/sonar/sources')).body),
      JSON.stringify(await rowsOf(app, sql`select * from sonar_sources`)),
      JSON.stringify(await app.auditEntries()),
      app.logLines.join('\n'),
    ];
    expect(everything.map((text) => text.includes(canary))).toEqual([false, false, false, false]);
    expect(everything[0]).not.toContain('secret');
    const actions = (await app.auditEntries()).filter(({ action }) => action.startsWith('sonar.source'));
    expect(actions.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'sonar.source-set YOUTUBE',
      'sonar.source-check YOUTUBE',
    ]);
  });

  it('is tried with a real call, and the outcome is kept until there is another key', async () => {
    await set('YOUTUBE', { secret: 'wrong' });
    const { status, body } = await check('YOUTUBE');
    expect([status, body.outcome]).toEqual([200, 'keyInvalid']);
    await set('YOUTUBE', { secret: 'demo' });
    expect(await sourceOf('YOUTUBE')).toMatchObject({ outcome: null, checkedOn: null });
    expect((await check('YOUTUBE')).body).toMatchObject({
      outcome: 'collected',
      checkedOn: '2026-11-21T09:00:00.000Z',
    });
    expect((await check('TWITTER')).status).toBe(404);
  });

  it('of the environment wins, and is not the one that is removed', async () => {
    expect(await sourceOf('LINKEDIN')).toMatchObject({ kind: 'env', setBy: null });
    await set('LINKEDIN', { secret: 'demo' });
    expect(await sourceOf('LINKEDIN')).toMatchObject({ kind: 'env', setBy: null });
    expect((await check('LINKEDIN')).body.outcome).toBe('keyInvalid');
    const remove = () => admin.call('DELETE', '/api/sonar/sources/LINKEDIN');
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await sourceOf('LINKEDIN')).toMatchObject({ kind: 'env' });
  });

  it('that was sealed with another secret is not valid, and nothing breaks', async () => {
    await set('YOUTUBE', { secret: 'demo' });
    await rowsOf(app, sql`update sonar_sources set secret = 'c2VhbGVkIG90aGVyd2lzZQ' where network = 'YOUTUBE'`);
    expect((await check('YOUTUBE')).body).toMatchObject({ kind: 'stored', outcome: 'keyInvalid' });
    await admin.call('DELETE', '/api/sonar/sources/YOUTUBE');
  });

  it('needs its id, a known network, and a secret that can stand in a header', async () => {
    const fieldsOf = async (network: string, body: object) => {
      const { status, body: answer } = await set(network, body);
      return [status, answer.error?.fields?.[0]?.path];
    };
    expect(await fieldsOf('INSTAGRAM', { secret: 'demo' })).toEqual([400, 'body.id']);
    expect(await fieldsOf('TIKTOK', { secret: 'demo' })).toEqual([400, 'body.id']);
    expect((await set('INSTAGRAM', { secret: 'demo', id: '178' })).body).toMatchObject({ id: '178', kind: 'stored' });
    expect(await fieldsOf('MYSPACE', { secret: 'demo' })).toEqual([400, 'params.network']);
    expect(await fieldsOf('YOUTUBE', { secret: 'a\r\nb' })).toEqual([400, 'body.secret']);
    expect(await fieldsOf('YOUTUBE', { secret: '' })).toEqual([400, 'body.secret']);
    expect(await fieldsOf('YOUTUBE', { secret: 'x', provider: { preset: 'apify' } })).toEqual([
      400,
      'body.provider.preset',
    ]);
    await admin.call('DELETE', '/api/sonar/sources/INSTAGRAM');
  });
});

it('what was asked with a key that is gone meanwhile says nothing of the next one', async () => {
  await set('YOUTUBE', { secret: 'wrong' });
  const asked = (await findSources(app.services)).get('YOUTUBE')!.source;
  const note = () => recordOutcome(app.services, 'YOUTUBE', asked, 'keyInvalid');
  await note();
  expect(await sourceOf('YOUTUBE')).toMatchObject({ outcome: 'keyInvalid' });
  await set('YOUTUBE', { secret: 'demo' });
  await note();
  expect(await sourceOf('YOUTUBE')).toMatchObject({ kind: 'stored', outcome: null });
  await admin.call('DELETE', '/api/sonar/sources/YOUTUBE');
  await note();
  expect(await sourceOf('YOUTUBE')).toMatchObject({ kind: 'none', outcome: null });
});

describe('a provider', () => {
  const provider = {
    path: '/instagram/{handle}',
    header: { name: 'x-api-key', prefix: '' },
    gauges: { followers: 'profile.followers' },
  };

  it('is asked over https only, or on a host that is allowed', async () => {
    for (const baseUrl of [
      'http://provider.example',
      'https://key@provider.example',
      'https://provider.example/?key=1',
      'https://127.0.0.1:8443',
      'https://[::1]',
      'https://0x0a.1',
    ]) {
      const { status, body } = await set('INSTAGRAM', { secret: 'demo', provider: { ...provider, baseUrl } });
      expect([baseUrl, status, body.error?.fields?.[0]?.path]).toEqual([baseUrl, 400, 'body.provider.baseUrl']);
    }
    const answer = await set('INSTAGRAM', { secret: 'demo', provider: { preset: 'apify' } });
    expect(answer.body).toMatchObject({ kind: 'stored', provider: { preset: 'apify' } });
  });

  it('has a body that can be kept, a header that can be sent, and only figures that its network has', async () => {
    const given = { ...provider, baseUrl: 'https://provider.example' };
    const answerTo = async (more: string) => {
      const text = JSON.stringify({ secret: 'demo', provider: given }).replace(/}}$/, `,${more}}}`);
      const headers = { 'content-type': 'application/json' };
      const { status, body } = await admin.call('PUT', '/api/sonar/sources/INSTAGRAM', text, headers);
      return [status, body.error?.fields?.[0]?.path];
    };
    const body = [400, 'body.provider.body'];
    expect(await answerTo(`"body":${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toEqual(body);
    expect(await answerTo('"body":{"who":"\\u0000"}')).toEqual(body);
    expect(await answerTo('"body":{"\\ud800":1}')).toEqual(body);
    expect(await answerTo('"header":{"name":"x-key","prefix":"Schlüssel "}')).toEqual([
      400,
      'body.provider.header.prefix',
    ]);
    expect(await answerTo('"gauges":{"posts":"count"}')).toEqual([400, 'body.provider.gauges.posts']);
    expect(await answerTo('"gauges":{"score":"stars"}')).toEqual([400, 'body.provider.gauges.score']);
    expect(await answerTo('"body":{"who":["{handle}"]}')).toEqual([200, undefined]);
  });

  it.each([
    ['whose name leads into our own network is not even connected to', false],
    ['is, where its host is allowed', true],
  ])('%s', async (_, isAllowed) => {
    let visits = 0;
    const own = createServer((socket) => {
      visits += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
    const host = `provider.test:${(own.address() as AddressInfo).port}`;
    const fetcher = createFetcher({
      allowHosts: isAllowed ? [host] : [],
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    const services = { ...app.services, fetcher };
    expect(
      (await set('INSTAGRAM', { secret: 'x', provider: { ...provider, baseUrl: `https://${host}` } })).status,
    ).toBe(200);
    expect(await checkSource(services, 'INSTAGRAM', new AbortController().signal)).toBe('unreachable');
    expect(visits > 0).toBe(isAllowed);
    own.close();
    await fetcher.close();
  });
});

it('figures of a provider are marked as such', async () => {
  const { baseUrl, secret } = networks.sandbox.sources.provider;
  const provider = {
    baseUrl,
    path: '/profile?url={url}&handle={handle}',
    header: { name: 'authorization', prefix: 'Bearer ' },
    gauges: { followers: 'profile.stats.followers' },
  };
  expect((await set('INSTAGRAM', { secret, provider })).status).toBe(200);
  const id = await addProjectWith(admin, [{ INSTAGRAM: 'acme' }]);
  expect((await planOf(admin, id)).networks).toMatchObject([{ network: 'INSTAGRAM', source: 'provider' }]);
  await collect(app, admin, id);
  const [link] = await linksOf(admin, id, 'INSTAGRAM');
  expect(link!.collection).toMatchObject({ reason: 'collected', source: 'provider' });
});
