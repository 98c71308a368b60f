import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiVendors, vendorKey } from '#test/ai-vendors.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let vendors: Awaited<ReturnType<typeof openAiVendors>>;
beforeAll(async () => {
  vendors = await openAiVendors();
  app = await openTestApp({
    AI_OPEN_AI_URL: vendors.account('OPEN_AI').baseUrl,
    AI_ANTHROPIC_URL: vendors.account('ANTHROPIC').baseUrl,
    AI_GOOGLE_URL: vendors.account('GOOGLE').baseUrl,
    AI_GOOGLE_KEY: vendorKey,
    FETCH_ALLOW_HOSTS: vendors.host,
  });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await vendors.close();
});

const set = (kind: string, body: object) => admin.call('PUT', `/api/settings/ai/keys/${kind}`, body);
const remove = (kind: string) => admin.call('DELETE', `/api/settings/ai/keys/${kind}`);
const check = (kind: string) => admin.post(`/api/settings/ai/keys/${kind}/check`, {});
const choose = (purpose: string, body: object) => admin.call('PUT', `/api/settings/ai/purposes/${purpose}`, body);
const settings = async () => (await admin.get('/api/settings/ai')).body;
const keyOf = async (kind: string) => (await settings()).keys.find((key: { kind: string }) => key.kind === kind);

describe('the key of an AI vendor', () => {
  it('is sealed, and never answered, logged or recorded', async () => {
    const canary = 'canary-Secret-4711-of-a-vendor';
    expect((await set('OPEN_AI', { secret: canary })).body).toEqual({
      kind: 'OPEN_AI',
      source: 'stored',
      baseUrl: null,
      header: null,
      apiVersion: null,
      setBy: admin.username,
      setOn: '2026-11-21T09:00:00.000Z',
      checkedOn: null,
      outcome: null,
      models: [],
    });
    await set('OPEN_AI', { secret: `${canary}\n` });
    await check('OPEN_AI');
    const rows = await app.services.db.execute(sql`select * from ai_keys`);
    const everything = [
      JSON.stringify(await settings()),
      JSON.stringify(rows),
      JSON.stringify(await app.auditEntries()),
      app.logLines.join('\n'),
    ];
    expect(everything.map((text) => text.includes(canary))).toEqual([false, false, false, false]);
    const actions = (await app.auditEntries()).filter(({ action }) => action.startsWith('ai.'));
    expect(actions.map(({ action, target }) => `${action} ${target}`)).toContain('ai.key-check OPEN_AI');
  });

  it('is checked with a real call, which lists its models', async () => {
    await set('ANTHROPIC', { secret: 'wrong' });
    expect((await check('ANTHROPIC')).body).toMatchObject({ outcome: 'keyInvalid', models: [] });
    expect((await set('ANTHROPIC', { secret: vendorKey })).body).toMatchObject({ outcome: null, checkedOn: null });
    expect((await check('ANTHROPIC')).body).toMatchObject({
      outcome: 'works',
      models: ['model-large', 'model-small'],
      checkedOn: '2026-11-21T09:00:00.000Z',
    });
  });

  it('of the environment wins, and is not the one that is deleted', async () => {
    expect(await keyOf('GOOGLE')).toMatchObject({ source: 'env', setBy: null });
    await set('GOOGLE', { secret: 'another' });
    expect((await check('GOOGLE')).body).toMatchObject({ source: 'env', outcome: 'works' });
    expect([(await remove('GOOGLE')).status, (await remove('GOOGLE')).status]).toEqual([200, 404]);
    expect(await keyOf('GOOGLE')).toMatchObject({ source: 'env' });
  });

  it('that was sealed with another secret is not valid, and nothing breaks', async () => {
    await set('OPEN_AI', { secret: vendorKey });
    await app.services.db.execute(sql`update ai_keys set secret = 'c2VhbGVkIG90aGVyd2lzZQ' where kind = 'OPEN_AI'`);
    expect((await check('OPEN_AI')).body).toMatchObject({ source: 'stored', outcome: 'keyInvalid' });
  });

  it('of a server of one’s own goes to an address that may be reached, in the header that it wants', async () => {
    const fieldOf = async (body: object) => (await set('COMPATIBLE', body)).body.error?.fields?.[0];
    expect(await fieldOf({ secret: '' })).toEqual({ path: 'body.baseUrl', message: 'required' });
    expect(await fieldOf({ secret: 'x', baseUrl: 'http://models.example/v1' })).toMatchObject({ message: 'httpsOnly' });
    for (const baseUrl of ['https://10.0.0.1/v1', 'https://[::1]/v1', 'https://me@models.example/v1']) {
      expect(await fieldOf({ secret: 'x', baseUrl })).toEqual({ path: 'body.baseUrl', message: 'invalidUrl' });
    }
    const { baseUrl } = vendors.account('COMPATIBLE');
    expect((await set('COMPATIBLE', { secret: '', baseUrl })).body).toMatchObject({ source: 'stored', baseUrl });
    expect((await check('COMPATIBLE')).body).toMatchObject({ outcome: 'keyInvalid' });
    const header = { name: 'api-key', prefix: '' };
    await set('COMPATIBLE', { secret: vendorKey, baseUrl, header, apiVersion: '2026-01-01' });
    expect((await check('COMPATIBLE')).body).toMatchObject({ outcome: 'works', header, apiVersion: '2026-01-01' });
  });

  it('needs a known vendor, a key that a header can carry, and one at all', async () => {
    expect((await set('MYSPACE', { secret: 'x' })).status).toBe(400);
    expect((await set('OPEN_AI', { secret: 'a\r\nb' })).status).toBe(400);
    expect((await set('OPEN_AI', { secret: '' })).body.error.fields).toEqual([
      { path: 'body.secret', message: 'required' },
    ]);
    await remove('OPEN_AI');
    expect((await check('OPEN_AI')).status).toBe(404);
  });
});

describe('the model of a purpose', () => {
  const purposes = async () =>
    Object.fromEntries((await settings()).purposes.map((row: { purpose: string }) => [row.purpose, row]));

  it('is the built-in engine until one is chosen, with another one for when it gives no answer', async () => {
    expect((await purposes()).messages).toMatchObject({ use: { kind: 'BUILT_IN', model: '' }, otherwise: null });
    const body = { use: { kind: 'ANTHROPIC', model: 'model-large' }, otherwise: { kind: 'BUILT_IN', model: '' } };
    expect((await choose('messages', body)).body).toEqual({
      purpose: 'messages',
      ...body,
      setBy: admin.username,
      setOn: '2026-11-21T09:00:00.000Z',
    });
    expect((await purposes()).messages).toMatchObject(body);
    expect((await purposes()).chat).toMatchObject({ use: { kind: 'BUILT_IN' } });
  });

  it('has a name, unless it is the built-in one', async () => {
    const nameless = { use: { kind: 'OPEN_AI', model: ' ' }, otherwise: null };
    expect((await choose('ideas', nameless)).body.error.fields).toEqual([
      { path: 'body.use.model', message: 'required' },
    ]);
    expect((await choose('poems', nameless)).status).toBe(400);
  });
});

it('refuses everyone but global admins', async () => {
  const stranger = await app.signInAs('ROLE_COMPANY_ADMIN');
  expect((await stranger.get('/api/settings/ai')).status).toBe(403);
  expect((await app.browser().get('/api/settings/ai')).status).toBe(401);
});
