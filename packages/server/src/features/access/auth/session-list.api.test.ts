import { liveDestination, liveHeaders } from '@soundings/contract/live/live-channel';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { connectFrame, cookiesOf, listenLive, openWire, subscribeFrame } from '#test/live-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { password, type TestApp } from '#test/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const nobodysId = '11111111-1111-4111-8111-111111111111';

const own = '/api/user-data/sessions';
const ofUser = ({ id }: Browser) => `/api/user/management/${id}/sessions`;
const isSignedIn = async (browser: Browser) => (await browser.get('/api/user-data')).status === 200;

/** The same user on another device. */
const onOtherDevice = async (app: TestApp, user: Browser, userAgent = firefox) => {
  const browser = app.browserOf(user);
  const headers = { 'user-agent': userAgent };
  const login = await browser.post('/api/auth/login', { username: user.username, password });
  const code = /^\d{6}$/m.exec(app.mails.findLast(({ to }) => to === user.username)!.text)![0];
  await browser.post('/api/auth/confirm', { username: user.username, uuid: login.body.uuid, otp: code }, headers);
  return browser;
};

describe('the list of sessions', () => {
  test('names device, address and times of each, this one first', async ({ app }) => {
    const here = await app.signInAs('ROLE_CUSTOMER');
    const signedInOn = app.services.now().toISOString();
    app.pass(60_000);
    const there = await onOtherDevice(app, here);
    app.pass(60_000);
    await there.post('/api/auth/refresh');
    const { status, body } = await here.get(own);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.any(String),
        browser: 'lightMyRequest',
        system: null,
        address: '127.0.0.1',
        signedInOn,
        lastUsedOn: signedInOn,
        isCurrent: true,
      },
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Linux',
        address: '127.0.0.1',
        signedInOn: new Date(Date.parse(signedInOn) + 60_000).toISOString(),
        lastUsedOn: app.services.now().toISOString(),
        isCurrent: false,
      },
    ]);
  });

  test('leaves out what has ended or run out, and what is of others', async ({ app }) => {
    const here = await app.signInAs('ROLE_GLOBAL_USER');
    const there = await onOtherDevice(app, here);
    await app.signInAs('ROLE_GLOBAL_USER');
    expect((await here.get(own)).body).toHaveLength(2);
    await there.post('/api/auth/logout');
    expect((await here.get(own)).body).toHaveLength(1);
    app.pass(11 * 3_600_000);
    const later = await onOtherDevice(app, here);
    app.pass(2 * 3_600_000);
    await later.post('/api/auth/refresh');
    expect((await later.get(own)).body).toMatchObject([{ browser: 'Firefox', isCurrent: true }]);
  });

  test('is for who is signed in', async ({ nobody }) => {
    expect((await nobody.get(own)).status).toBe(401);
    expect((await nobody.delete(own)).status).toBe(401);
    expect((await nobody.delete(`${own}/${nobodysId}`)).status).toBe(401);
  });
});

describe('ending sessions', () => {
  test('of one device, which is signed out at its next call and cannot refresh', async ({ app }) => {
    const here = await app.signInAs('ROLE_COMPANY_USER');
    const there = await onOtherDevice(app, here);
    const [, other] = (await here.get(own)).body;
    expect((await here.delete(`${own}/${other.id}`)).body).toEqual({ done: true });
    expect(await isSignedIn(there)).toBe(false);
    expect((await there.post('/api/auth/refresh')).status).toBe(401);
    expect(await isSignedIn(here)).toBe(true);
    expect((await app.auditEntries()).at(-1)).toMatchObject({
      action: 'session.end',
      outcome: 'success',
      actor: here.username,
      target: here.username,
      details: { device: 'Firefox, Linux' },
    });
    expect((await here.delete(`${own}/${other.id}`)).status).toBe(404);
  });

  test('of all others at once', async ({ app }) => {
    const here = await app.signInAs('ROLE_GLOBAL_USER');
    const others = [await onOtherDevice(app, here), await onOtherDevice(app, here)];
    expect((await here.delete(own)).body).toEqual({ done: true });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect((await here.get(own)).body).toMatchObject([{ isCurrent: true }]);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'session.end', details: { sessions: 2 } });
    const before = (await app.auditEntries()).length;
    await here.delete(own);
    expect(await app.auditEntries()).toHaveLength(before);
  });

  test('closes its live channel', async ({ app, admin }) => {
    await seedChoices(app);
    const id = await addProduct(admin, 'GENIE', 'Listened to');
    const there = await onOtherDevice(app, admin);
    const wire = await openWire(await listenLive(app), cookiesOf(there));
    wire.send(connectFrame([[liveHeaders.projectId, id]]));
    expect((await wire.next())?.command).toBe('CONNECTED');
    wire.send(subscribeFrame('1', liveDestination('project', { projectId: id })));
    expect((await wire.next())?.command).toBe('RECEIPT');
    await admin.delete(own);
    expect(await wire.next()).toMatchObject({ command: 'ERROR', headers: { message: 'unauthorized' } });
    await wire.closed;
  });

  test('of a stranger is not found, and does nothing', async ({ app, stranger }) => {
    const victim = await app.signInAs('ROLE_GLOBAL_USER');
    const [{ id }] = (await victim.get(own)).body;
    expect(await stranger.delete(`${own}/${id}`)).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
    expect((await stranger.delete(`${own}/not-an-id`)).status).toBe(400);
    expect(await isSignedIn(victim)).toBe(true);
  });
});

describe('the sessions of another user', () => {
  test('are seen and ended by a global admin', async ({ app, admin }) => {
    const user = await app.signInAs('ROLE_CUSTOMER');
    const there = await onOtherDevice(app, user);
    const { body } = await admin.get(ofUser(user));
    expect(body).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);
    const ofFirefox = body.find(({ browser }: { browser: string }) => browser === 'Firefox');
    expect((await admin.delete(`${ofUser(user)}/${ofFirefox.id}`)).body).toEqual({ done: true });
    expect([await isSignedIn(there), await isSignedIn(user)]).toEqual([false, true]);
    expect((await admin.delete(ofUser(user))).body).toEqual({ done: true });
    expect(await isSignedIn(user)).toBe(false);
    expect((await app.auditEntries()).slice(-2)).toMatchObject([
      { action: 'session.end', actor: admin.username, target: user.username, details: { device: 'Firefox, Linux' } },
      { action: 'session.end', actor: admin.username, target: user.username, details: { sessions: 1 } },
    ]);
  });

  test('a session is found below its own user only', async ({ app, admin }) => {
    const [one, other] = [await app.signInAs('ROLE_CUSTOMER'), await app.signInAs('ROLE_CUSTOMER')];
    const [{ id }] = (await admin.get(ofUser(one))).body;
    expect((await admin.delete(`${ofUser(other)}/${id}`)).status).toBe(404);
    expect(await isSignedIn(one)).toBe(true);
  });

  test('of the own account all end but this one', async ({ app }) => {
    const here = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const there = await onOtherDevice(app, here);
    expect((await here.get(ofUser(here))).body).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    await here.delete(ofUser(here));
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  test('are nobody else’s business, and there are none of nobody', async ({ app, admin, stranger }) => {
    const companyAdmin = await app.signInAs('ROLE_COMPANY_ADMIN');
    for (const browser of [stranger, companyAdmin]) {
      expect((await browser.get(ofUser(admin))).status).toBe(403);
      expect((await browser.delete(ofUser(admin))).status).toBe(403);
    }
    expect((await admin.get(`/api/user/management/${nobodysId}/sessions`)).status).toBe(404);
    expect((await admin.delete(`/api/user/management/${nobodysId}/sessions`)).status).toBe(404);
    expect((await admin.get('/api/user/management/x/sessions')).status).toBe(400);
  });
});
