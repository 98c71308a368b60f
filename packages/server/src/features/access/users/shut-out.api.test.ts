import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#/features/access/auth/auth.tables.ts';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { companies } from './companies.tables.ts';
import { findUserById } from './users.store.ts';
import { users } from './users.tables.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const base = '/api/user/management';
const nobody = '11111111-1111-4111-8111-111111111111';
const disable = (id: string, as = admin) => as.post(`${base}/${id}/disable`);
const enable = (id: string, as = admin) => as.post(`${base}/${id}/enable`);
const remove = (id: string, as = admin) => as.delete(`${base}/${id}`);
const removeAll = (ids: unknown, as = admin) => as.call('DELETE', base, { ids });
const rowOf = (id: string) => findUserById(app.services.db, id);
const login = ({ username }: Browser) => app.browser().post('/api/auth/login', { username, password });
const statusOf = async (browser: Browser) => (await browser.get('/api/user-data')).status;
const lastEntries = async (count: number) => (await app.auditEntries()).slice(-count);

describe('disabling a user', () => {
  it('ends what they are doing at the next call, and for good', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    expect(await statusOf(user)).toBe(200);
    expect((await disable(user.id)).body).toEqual({ done: true });
    expect(await statusOf(user)).toBe(401);
    expect((await login(user)).body.error).toMatchObject({ code: 'wrongCredentials' });
    expect((await enable(user.id)).body).toEqual({ done: true });
    expect(await statusOf(user)).toBe(401);
    expect((await user.post('/api/auth/refresh')).status).toBe(401);
    await user.signIn(app.mails, password);
    expect(await statusOf(user)).toBe(200);
  });

  it('says who did it and when, both ways, and leaves entries', async () => {
    const user = await app.signInAs('ROLE_CUSTOMER');
    for (const [act, action, enabled] of [
      [disable, 'user.disable', false],
      [enable, 'user.enable', true],
    ] as const) {
      app.pass(60_000);
      await act(user.id);
      const actionedOn = app.services.now();
      expect(await rowOf(user.id)).toMatchObject({ enabled, actionedBy: admin.id, actionedOn });
      expect(await lastEntries(1)).toMatchObject([
        { action, outcome: 'success', actorId: admin.id, target: user.username, address: '127.0.0.1' },
      ]);
    }
  });

  it('may be asked twice', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    await disable(user.id);
    const { actionedOn } = (await rowOf(user.id))!;
    app.pass(60_000);
    expect((await disable(user.id)).status).toBe(200);
    expect((await rowOf(user.id))?.actionedOn).toEqual(actionedOn);
    expect((await enable(user.id)).status).toBe(200);
    expect((await enable(user.id)).status).toBe(200);
  });

  it('is not for oneself, for strangers, or of nobody', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      expect(await disable(id)).toMatchObject({ status: 409, body: { error: { code: 'cannotChangeYourself' } } });
    }
    expect(await lastEntries(1)).toMatchObject([
      { action: 'user.disable', outcome: 'failure', target: admin.username, details: { code: 'cannotChangeYourself' } },
    ]);
    expect((await enable(admin.id)).body.error.code).toBe('cannotChangeYourself');
    for (const act of [disable, enable]) {
      expect((await act(user.id, user)).status).toBe(403);
      expect((await act(user.id, app.browserOf(user))).status).toBe(401);
      expect((await act(nobody)).body.error.code).toBe('notFound');
      expect((await act('not-an-id')).status).toBe(400);
    }
    expect(await lastEntries(1)).toMatchObject([{ action: 'user.enable', outcome: 'failure', target: nobody }]);
    expect((await rowOf(user.id))?.enabled).toBe(true);
  });
});

describe('deleting users', () => {
  it('ends what they are doing at the next call, and they cannot sign in', async () => {
    const { db } = app.services;
    const user = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const other = await app.signInAs('ROLE_GLOBAL_USER');
    await disable(other.id, user);
    expect((await remove(user.id)).body).toEqual({ done: true });
    expect(await lastEntries(1)).toMatchObject([
      { action: 'user.delete', outcome: 'success', actorId: admin.id, target: user.username },
    ]);
    expect(await statusOf(user)).toBe(401);
    expect((await user.post('/api/auth/refresh')).status).toBe(401);
    expect((await login(user)).body.error.code).toBe('wrongCredentials');
    expect(await rowOf(user.id)).toBeNull();
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    expect((await admin.get(`${base}/get-by-id/${other.id}`)).body.actionedBy).toBeNull();
    expect((await remove(user.id)).status).toBe(404);
  });

  it('deletes several at once, with an entry for each', async () => {
    const [one, two] = [await app.signInAs('ROLE_GLOBAL_USER'), await app.signInAs('ROLE_CUSTOMER')];
    expect((await removeAll([one.id, two.id, one.id.toUpperCase()])).body).toEqual({ done: true });
    expect([await rowOf(one.id), await rowOf(two.id)]).toEqual([null, null]);
    const entries = await lastEntries(2);
    expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(Array(2).fill('user.delete success'));
    expect(entries.map(({ target }) => target).sort()).toEqual([one.username, two.username].sort());
  });

  it('takes the bare list of ids, too', async () => {
    const [one, two] = [await app.signInAs('ROLE_GLOBAL_USER'), await app.signInAs('ROLE_GLOBAL_USER')];
    expect((await admin.call('DELETE', base, [one.id, two.id])).body).toEqual({ done: true });
    expect([await rowOf(one.id), await rowOf(two.id)]).toEqual([null, null]);
    for (const ids of [[], ['not-an-id'], [nobody, 7]])
      expect((await admin.call('DELETE', base, ids)).status).toBe(400);
  });

  it('deletes none where one is unknown, or oneself', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (const [id, status, code, target] of [
      [nobody, 404, 'notFound', nobody],
      [admin.id, 409, 'cannotChangeYourself', admin.username],
    ] as const) {
      expect(await removeAll([user.id, id])).toMatchObject({ status, body: { error: { code } } });
      const entries = await lastEntries(2);
      expect(entries.map((entry) => entry.target).sort()).toEqual([target, user.username].sort());
      for (const entry of entries) expect(entry).toMatchObject({ outcome: 'failure', details: { code } });
    }
    expect((await remove(admin.id.toUpperCase())).body.error.code).toBe('cannotChangeYourself');
    expect(await statusOf(user)).toBe(200);
    expect(await statusOf(admin)).toBe(200);
  });

  it('is for global admins, and for lists of ids', async () => {
    const user = await app.signInAs('ROLE_COMPANY_ADMIN');
    expect((await remove(user.id, user)).status).toBe(403);
    expect((await removeAll([user.id], user)).status).toBe(403);
    expect((await removeAll([user.id], app.browserOf(user))).status).toBe(401);
    for (const ids of [[], ['not-an-id'], Array(101).fill(nobody), undefined]) {
      expect((await removeAll(ids)).status).toBe(400);
    }
    expect(await statusOf(user)).toBe(200);
  });
});

describe('a user of a company', () => {
  it('is nobody while the company is disabled', async () => {
    const { db } = app.services;
    const user = await app.signInAs('ROLE_COMPANY_USER');
    const companyId = await addTestCompany(db, 'Beta');
    await db.update(users).set({ companyId }).where(eq(users.id, user.id));
    const set = (enabled: boolean) => db.update(companies).set({ enabled }).where(eq(companies.id, companyId));
    expect(await statusOf(user)).toBe(200);
    await set(false);
    expect(await statusOf(user)).toBe(401);
    expect((await user.post('/api/auth/refresh')).status).toBe(401);
    expect(await login(user)).toMatchObject({ status: 403, body: { error: { code: 'wrongCredentials' } } });
    const forgot = { username: user.username };
    expect((await app.browser().post('/api/forgot-password/forgot-password-otp', forgot)).status).toBe(403);
    await set(true);
    expect((await login(user)).status).toBe(200);
  });
});
