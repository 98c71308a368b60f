import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { createUser } from './add-user.ts';
import { findUserById } from './users.store.ts';

let app: TestApp;
let admin: Browser;
let user: Browser;
let customerId: string;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
beforeEach(async () => {
  user = await app.signInAs('ROLE_GLOBAL_USER');
  customerId = await createUser(app.services, {
    username: `customer${++made}@soundings.example`,
    password,
    firstName: 'Anna Maria',
    lastName: 'von Berg',
    roleName: 'ROLE_CUSTOMER',
    companyId: await addTestCompany(app.services.db, 'Alpha'),
  });
});
afterAll(() => app.close());

const base = '/api/user/management';
const nobody = '11111111-1111-4111-8111-111111111111';
const infoOf = ({ username }: Browser) => ({ name: 'Ada Lovelace', username, roleName: 'ROLE_GLOBAL_USER' });
const update = (id: string, body: object, as = admin) => as.call('PUT', `${base}/update-user-info/${id}`, body);
const setRole = (id: string, roleName: string, as = admin) => as.post(`${base}/${id}/authorities/${roleName}`);
const rowOf = (id: string) => findUserById(app.services.db, id);
const lastEntries = async (count: number) =>
  (await app.auditEntries()).slice(-count).map(({ action, outcome, target, details }) => {
    return { action, outcome, target, details };
  });

describe('PUT /api/user/management/update-user-info/{id}', () => {
  it('changes name, e-mail and role; the session goes on, and the old address is notified', async () => {
    const changed = { name: 'Ada King Lovelace', username: `ada${made}@soundings.example` };
    const reply = await update(user.id, { ...changed, roleName: 'ROLE_GLOBAL_ADMIN' });
    expect(reply).toMatchObject({ status: 200, body: { done: true } });
    const names = { firstName: 'Ada King', lastName: 'Lovelace' };
    expect(await rowOf(user.id)).toMatchObject({ ...changed, ...names, roleName: 'ROLE_GLOBAL_ADMIN' });
    expect((await user.get('/api/user-data')).body).toMatchObject({ ...changed, roleName: 'ROLE_GLOBAL_ADMIN' });
    const mail = app.mails.at(-1)!;
    expect(mail).toMatchObject({ to: user.username, subject: expect.stringContaining('Ihre E-Mail-Adresse wurde') });
    expect(mail.text).not.toContain(changed.username);
    const roleName = expect.stringMatching(/^ROLE_\w+ → ROLE_GLOBAL_ADMIN$/);
    const name = expect.stringMatching(/ → Ada King Lovelace$/);
    const username = `${user.username} → ${changed.username}`;
    expect(await lastEntries(2)).toMatchObject([
      { action: 'user.role', outcome: 'success', target: user.username, details: { roleName } },
      { action: 'user.change', outcome: 'success', target: user.username, details: { name, username, roleName } },
    ]);
  });

  it('takes first and last name, and sends no mail where the e-mail stays', async () => {
    const mails = app.mails.length;
    const { name, ...rest } = infoOf(user);
    expect((await update(user.id, { ...rest, firstName: 'Anna', lastName: 'von Berg' })).status).toBe(200);
    expect(await rowOf(user.id)).toMatchObject({ name: 'Anna von Berg', firstName: 'Anna', lastName: 'von Berg' });
    expect(app.mails.length).toBe(mails);
    expect(await lastEntries(1)).toMatchObject([{ action: 'user.change' }]);
  });

  it('leaves first and last name where the whole name stays', async () => {
    const { username } = (await rowOf(customerId))!;
    await update(customerId, { name: 'Anna Maria von Berg', username, roleName: 'ROLE_CUSTOMER' });
    expect(await rowOf(customerId)).toMatchObject({ firstName: 'Anna Maria', lastName: 'von Berg' });
  });

  it('changes nothing else, whatever is given', async () => {
    const extra = { enabled: false, companyId: admin.id, mustChangePassword: true, passwordHash: 'x', id: admin.id };
    expect((await update(user.id, { ...infoOf(user), ...extra })).status).toBe(200);
    const row = await rowOf(user.id);
    expect(row).toMatchObject({ enabled: true, companyId: null, mustChangePassword: false });
    expect(row?.passwordHash).toContain('argon2id');
  });

  it('refuses an e-mail that is taken, and changes nothing', async () => {
    const reply = await update(user.id, { ...infoOf(user), username: admin.username });
    expect(reply.status).toBe(409);
    expect(reply.body.error).toMatchObject({
      code: 'userWithUsernameAlreadyExists',
      fields: [{ path: 'body.username', message: 'userWithUsernameAlreadyExists' }],
    });
    expect((await rowOf(user.id))?.name).toMatch(/^Test User/);
    expect(await lastEntries(1)).toMatchObject([
      { action: 'user.change', outcome: 'failure', details: { code: 'userWithUsernameAlreadyExists' } },
    ]);
  });

  it.each([
    [{ name: '' }, 'body.name', 'required'],
    [{ name: undefined }, 'body.name', 'required'],
    [{ name: undefined, firstName: 'Ada' }, 'body.name', 'required'],
    [{ username: 'not an address' }, 'body.username', 'incorrectEmail'],
    [{ roleName: 'ROLE_ROOT' }, 'body.roleName', expect.any(String)],
    [{ roleName: undefined }, 'body.roleName', expect.any(String)],
  ])('refuses %j', async (wrong, path, message) => {
    const reply = await update(user.id, { ...infoOf(user), ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.body.error.fields).toContainEqual({ path, message });
  });

  it('knows no user who is none, and is for global admins', async () => {
    expect((await update(nobody, infoOf(user))).status).toBe(404);
    expect((await update(user.id, infoOf(user), user)).status).toBe(403);
    expect((await update(user.id, infoOf(user), app.browserOf(user))).status).toBe(401);
  });

  it('lets administrators change their own name and e-mail, but not their role', async () => {
    const own = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const username = `own${made}@soundings.example`;
    const change = { name: 'Own Name', username, roleName: 'ROLE_GLOBAL_ADMIN' };
    expect((await update(own.id, change, own)).status).toBe(200);
    expect((await rowOf(own.id))?.username).toBe(username);
    const reply = await update(own.id, { ...change, roleName: 'ROLE_GLOBAL_USER' }, own);
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'cannotChangeYourself' } } });
    expect((await rowOf(own.id))?.roleName).toBe('ROLE_GLOBAL_ADMIN');
  });
});

describe('the role of a user', () => {
  it('changes at once for who is signed in', async () => {
    expect((await user.get(`${base}/search`)).status).toBe(403);
    expect((await setRole(user.id, 'ROLE_GLOBAL_ADMIN')).body).toEqual({ done: true });
    expect((await user.get(`${base}/search`)).status).toBe(200);
    expect(await lastEntries(1)).toMatchObject([
      {
        action: 'user.role',
        outcome: 'success',
        target: user.username,
        details: { roleName: 'ROLE_GLOBAL_USER → ROLE_GLOBAL_ADMIN' },
      },
    ]);
    expect((await setRole(user.id, 'ROLE_GLOBAL_USER')).status).toBe(200);
    expect((await user.get(`${base}/search`)).status).toBe(403);
  });

  it('is one of the kind of user: staff here, companies there', async () => {
    const { username, name } = (await rowOf(customerId))!;
    for (const [id, info, refused, allowed] of [
      [user.id, infoOf(user), ['ROLE_COMPANY_ADMIN', 'ROLE_COMPANY_USER', 'ROLE_CUSTOMER'], 'ROLE_GLOBAL_ADMIN'],
      [customerId, { name, username }, ['ROLE_GLOBAL_ADMIN', 'ROLE_GLOBAL_USER'], 'ROLE_COMPANY_ADMIN'],
    ] as const) {
      const before = await rowOf(id);
      for (const roleName of refused) {
        expect((await setRole(id, roleName)).body.error.code).toBe('roleNotAllowed');
        expect(await update(id, { ...info, roleName })).toMatchObject({
          status: 409,
          body: { error: { code: 'roleNotAllowed' } },
        });
      }
      expect(await rowOf(id)).toEqual(before);
      expect((await setRole(id, allowed)).status).toBe(200);
    }
  });

  it('is not one’s own to change, and no role is made up', async () => {
    expect((await setRole(admin.id, 'ROLE_GLOBAL_USER')).body.error.code).toBe('cannotChangeYourself');
    expect((await setRole(admin.id.toUpperCase(), 'ROLE_GLOBAL_USER')).body.error.code).toBe('cannotChangeYourself');
    expect((await setRole(user.id, 'ROLE_ROOT')).status).toBe(400);
    expect((await setRole(nobody, 'ROLE_GLOBAL_USER')).status).toBe(404);
    expect((await setRole(user.id, 'ROLE_GLOBAL_ADMIN', user)).status).toBe(403);
  });
});
