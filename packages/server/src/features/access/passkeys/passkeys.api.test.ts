import { maxPasskeys } from '@soundings/contract/access/passkeys';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { rateLimits } from '#/platform/rate-limit/rate-limit.tables.ts';
import { test as apiTest } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import {
  addPasskey,
  createAuthenticator,
  type Lies,
  passkeysPath,
  signInByPasskey,
} from '#test/software-authenticator.ts';
import type { TestApp } from '#test/test-app.ts';
import { passkeyChallenges } from './passkeys.tables.ts';

const origin = 'https://soundings.example';
const test = apiTest.override('settings', { PUBLIC_URL: origin });

const refused = { status: 403, body: { error: { code: 'passkeyRefused' } } };
const nobodysId = '11111111-1111-4111-8111-111111111111';
const signedInAs = async (browser: Browser) => (await browser.get('/api/user-data')).body.username;
const entriesOf = async (app: TestApp, action: string) =>
  (await app.auditEntries()).filter((entry) => entry.action === action);
const lastEntry = async (app: TestApp) => (await app.auditEntries()).at(-1);

const withPasskey = async (app: TestApp, step = 1) => {
  const browser = await app.signInAs('ROLE_GLOBAL_USER');
  const authenticator = createAuthenticator(origin, step);
  const { status, body } = await addPasskey(browser, authenticator);
  expect(status).toBe(201);
  return { browser, authenticator, id: body.id as string };
};

beforeEach<{ app: TestApp }>(async ({ app }) => void (await app.services.db.delete(rateLimits)));

describe('passkeys of an account', () => {
  test('are added with a name, told by mail, listed and removed', async ({ app }) => {
    const browser = await app.signInAs('ROLE_CUSTOMER');
    const { body: options } = await browser.post(`${passkeysPath}/challenge`);
    expect(options).toMatchObject({
      rp: { id: 'soundings.example' },
      user: { name: browser.username },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const authenticator = createAuthenticator(origin);
    const added = await browser.post(passkeysPath, { name: ' Laptop ', credential: authenticator.create(options) });
    expect(added).toMatchObject({ status: 201, body: { name: 'Laptop', lastUsedOn: null } });
    expect(app.mails.at(-1)).toMatchObject({ to: browser.username, subject: expect.stringContaining('passkey') });
    expect((await browser.get(passkeysPath)).body).toEqual([added.body]);
    const again = await browser.post(`${passkeysPath}/challenge`);
    expect(again.body.excludeCredentials).toMatchObject([{ id: authenticator.id, transports: ['internal'] }]);
    expect(await browser.delete(`${passkeysPath}/${added.body.id}`)).toMatchObject({ status: 200 });
    expect((await browser.get(passkeysPath)).body).toEqual([]);
    expect(await entriesOf(app, 'passkey.create')).toMatchObject([
      { outcome: 'success', details: { passkey: 'Laptop' } },
    ]);
    expect(await entriesOf(app, 'passkey.delete')).toMatchObject([{ target: browser.username }]);
  });

  test('are nobody else’s to see, use or remove, but of those who manage users', async ({ app, admin, nobody }) => {
    const { browser, id } = await withPasskey(app);
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    const ofUser = `/api/user/management/${browser.id}/passkeys`;
    expect((await stranger.get(passkeysPath)).body).toEqual([]);
    expect((await stranger.delete(`${passkeysPath}/${id}`)).status).toBe(404);
    expect((await stranger.get(ofUser)).status).toBe(403);
    expect((await nobody.get(passkeysPath)).status).toBe(401);
    expect((await nobody.post(`${passkeysPath}/challenge`)).status).toBe(401);
    expect((await admin.get(ofUser)).body).toMatchObject([{ id, name: 'Laptop' }]);
    expect((await admin.get(`/api/user/management/${nobodysId}/passkeys`)).status).toBe(404);
    expect((await admin.delete(`/api/user/management/${stranger.id}/passkeys/${id}`)).status).toBe(404);
    expect((await admin.delete(`${ofUser}/${id}`)).status).toBe(200);
    expect((await browser.get(passkeysPath)).body).toEqual([]);
  });

  test.for<[string, Lies]>([
    ['another place', { origin: 'https://soundings.example.evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['nobody who was verified', { isVerified: false }],
    ['a sign-in', { type: 'webauthn.get' }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('are not made by an answer of %s', async ([, lies], { app }) => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    expect(await addPasskey(browser, createAuthenticator(origin), lies)).toMatchObject(refused);
    expect((await browser.get(passkeysPath)).body).toEqual([]);
  });

  test('are made once of a challenge, within five minutes, and by whom it was given to', async ({ app }) => {
    const { browser, authenticator } = await withPasskey(app);
    const other = await app.signInAs('ROLE_GLOBAL_USER');
    const give = async (to: Browser) => (await to.post(`${passkeysPath}/challenge`)).body;
    const send = (by: Browser, options: Parameters<typeof authenticator.create>[0]) =>
      by.post(passkeysPath, { name: 'x', credential: createAuthenticator(origin).create(options) });
    const once = await give(browser);
    expect((await send(browser, once)).status).toBe(201);
    expect(await send(browser, once)).toMatchObject(refused);
    expect(await send(other, await give(browser))).toMatchObject(refused);
    const { body: forSignIn } = await browser.post('/api/auth/passkey');
    expect(await send(browser, { ...once, challenge: forSignIn.challenge })).toMatchObject(refused);
    const late = await give(browser);
    app.pass(5 * 60_000 + 1);
    expect(await send(browser, late)).toMatchObject(refused);
    // What somebody has is not somebody else's too.
    expect(await addPasskey(other, authenticator)).toMatchObject(refused);
    expect((await browser.post(passkeysPath, { name: '', credential: {} })).status).toBe(400);
  });

  test('are at most ten, also of calls at once', async ({ app }) => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const more = Array.from({ length: maxPasskeys + 3 }, () => createAuthenticator(origin));
    const added = await Promise.all(more.map((each) => addPasskey(browser, each)));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(maxPasskeys);
    expect((await browser.get(passkeysPath)).body).toHaveLength(maxPasskeys);
    expect(await browser.post(`${passkeysPath}/challenge`)).toMatchObject({
      body: { error: { code: 'limitReached' } },
    });
  });
});

describe('signing in with a passkey', () => {
  test('starts a session as password and code do', async ({ app }) => {
    const { browser, authenticator } = await withPasskey(app);
    app.pass(60_000);
    const elsewhere = app.browser();
    const reply = await signInByPasskey(elsewhere, authenticator, {}, { rememberMe: true });
    expect(reply).toMatchObject({ status: 200, body: { accessToken: { token: expect.any(String) } } });
    expect(reply.cookies.map(({ name }) => name).toSorted()).toEqual(['accessToken', 'device', 'refreshToken']);
    expect(reply.cookies.find(({ name }) => name === 'refreshToken')).toHaveProperty('expires');
    expect(await signedInAs(elsewhere)).toBe(browser.username);
    expect((await elsewhere.get('/api/user-data/sessions')).body).toHaveLength(2);
    expect((await browser.get(passkeysPath)).body).toMatchObject([{ lastUsedOn: app.services.now().toISOString() }]);
    const [entry] = await entriesOf(app, 'sign-in.passkey');
    expect(entry).toMatchObject({ outcome: 'success', actor: browser.username, details: { passkey: 'Laptop' } });
    expect((await app.browser().get('/api/consumer/server')).body.hasPasskeys).toBe(true);
  });

  test('is offered where somebody has one', async ({ app }) => {
    const { body } = await app.browser().post('/api/auth/passkey');
    expect(body).toEqual({
      rpId: 'soundings.example',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test.for<[string, Lies]>([
    ['another place', { origin: 'https://evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['nobody who was verified', { isVerified: false }],
    ['a registration', { type: 'webauthn.create' }],
    ['a challenge that nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['another user', { userHandle: Buffer.from(nobodysId).toString('base64url') }],
    ['an unknown credential', { id: Buffer.alloc(32, 7).toString('base64url') }],
  ])('refuses an answer of %s', async ([, lies], { app }) => {
    const { authenticator } = await withPasskey(app);
    const elsewhere = app.browser();
    expect(await signInByPasskey(elsewhere, authenticator, lies)).toMatchObject(refused);
    expect(elsewhere.jar.has('accessToken')).toBe(false);
    expect(await lastEntry(app)).toMatchObject({ action: 'sign-in.passkey', outcome: 'failure' });
  });

  test('refuses a passkey of somebody else under one’s own name', async ({ app }) => {
    const { authenticator: mine } = await withPasskey(app);
    const { authenticator: theirs } = await withPasskey(app);
    expect(await signInByPasskey(app.browser(), mine, { id: theirs.id })).toMatchObject(refused);
    expect(await lastEntry(app)).toMatchObject({ details: { reason: 'otherUser' } });
  });

  test('refuses what another key has signed', async ({ app }) => {
    const { browser, authenticator } = await withPasskey(app);
    const lies = { id: authenticator.id, userHandle: Buffer.from(browser.id).toString('base64url') };
    expect(await signInByPasskey(app.browser(), createAuthenticator(origin), lies)).toMatchObject(refused);
    expect(await lastEntry(app)).toMatchObject({ actor: browser.username, details: { reason: 'notVerified' } });
  });

  test('refuses the same answer again, an old one, and all but one of many at once', async ({ app }) => {
    const { authenticator } = await withPasskey(app);
    const start = async () => (await app.browser().post('/api/auth/passkey')).body;
    const send = (credential: object) => app.browser().post('/api/auth/passkey/confirm', { credential });
    const answer = authenticator.get(await start());
    const many = await Promise.all(Array.from({ length: 10 }, () => send(answer)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await send(answer)).toMatchObject(refused);
    const late = authenticator.get(await start());
    app.pass(5 * 60_000 + 1);
    expect(await send(late)).toMatchObject(refused);
  });

  test('refuses a counter that goes back or stays, and takes one that isn’t kept', async ({ app }) => {
    const { authenticator } = await withPasskey(app);
    expect((await signInByPasskey(app.browser(), authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [0, 6, 7])
      expect(await signInByPasskey(app.browser(), authenticator, { counter })).toMatchObject(refused);
    expect((await signInByPasskey(app.browser(), authenticator, { counter: 8 })).status).toBe(200);
    const synced = await withPasskey(app, 0);
    for (const _ of [1, 2]) expect((await signInByPasskey(app.browser(), synced.authenticator)).status).toBe(200);
  });

  test('refuses one that was removed, and whoever is shut out', async ({ app, admin }) => {
    const removed = await withPasskey(app);
    await removed.browser.delete(`${passkeysPath}/${removed.id}`);
    expect(await signInByPasskey(app.browser(), removed.authenticator)).toMatchObject(refused);
    const { browser, authenticator } = await withPasskey(app);
    await app.disable(browser.id);
    expect(await signInByPasskey(app.browser(), authenticator)).toMatchObject(refused);
    expect(await lastEntry(app)).toMatchObject({ actor: browser.username, details: { reason: 'shutOut' } });
    expect((await admin.get(`/api/user/management/${browser.id}/passkeys`)).body).toHaveLength(1);
  });

  test('is limited by address, and says no more than that', async ({ app }) => {
    const { authenticator } = await withPasskey(app);
    const tries = [];
    for (let tried = 0; tried < 31; tried++)
      tries.push((await signInByPasskey(app.browser(), authenticator, { origin: 'https://evil.example' })).status);
    expect(tries.slice(0, 30).every((status) => status === 403)).toBe(true);
    expect(tries.at(-1)).toBe(429);
  });

  test('leaves no challenge behind', async ({ app }) => {
    const { db } = app.services;
    await db.delete(passkeyChallenges);
    const { authenticator } = await withPasskey(app);
    await signInByPasskey(app.browser(), authenticator);
    expect(await db.select({ challenge: sql`challenge` }).from(passkeyChallenges)).toEqual([]);
  });
});
