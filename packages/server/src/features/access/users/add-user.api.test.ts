import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { addStaffUser } from './add-user.ts';
import { findUserByUsername } from './users.store.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: 'https://soundings.example' });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const given = 'Given-By-Admin-2026!';
let made = 0;
const newUser = () => ({
  name: 'Grace Brewster Hopper',
  username: `new${++made}@soundings.example`,
  password: given,
  roleName: 'ROLE_GLOBAL_USER',
});
const add = (body: object, as = admin) => as.post('/api/user/management/add-user', body);
const rowOf = (username: string) => findUserByUsername(app.services.db, username);

describe('POST /api/user/management/add-user', () => {
  it('adds an enabled user, who has to choose a password', async () => {
    const user = newUser();
    const reply = await add({ ...user, username: ` ${user.username.toUpperCase()} ` });
    expect(reply.status).toBe(201);
    expect(await rowOf(user.username)).toMatchObject({
      id: reply.body.id,
      name: 'Grace Brewster Hopper',
      firstName: 'Grace Brewster',
      lastName: 'Hopper',
      roleName: 'ROLE_GLOBAL_USER',
      enabled: true,
      mustChangePassword: true,
      companyId: null,
      createdOn: app.services.now(),
    });
  });

  it('mails the user where to sign in, in both languages and without the password', async () => {
    const user = newUser();
    await add(user);
    const mail = app.mails.at(-1)!;
    expect(mail).toMatchObject({ to: user.username, subject: 'Your Soundings account / Ihr Soundings-Konto' });
    expect(mail.text).toContain('https://soundings.example/login');
    expect(mail.text).toContain('Melden Sie sich');
    expect(mail.text).not.toContain(given);
  });

  it('takes nothing but what it asks for', async () => {
    const user = newUser();
    const extra = { enabled: false, companyId: admin.id, createdOn: '2001-01-01T00:00:00Z', mustChangePassword: false };
    expect((await add({ ...user, ...extra, id: admin.id, lastSignInOn: '2001-01-01T00:00:00Z' })).status).toBe(201);
    const row = await rowOf(user.username);
    expect(row).toMatchObject({ enabled: true, companyId: null, mustChangePassword: true, lastSignInOn: null });
    expect(row?.createdOn).toEqual(app.services.now());
    expect(row?.id).not.toBe(admin.id);
  });

  it.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['username', 'not an address', 'incorrectEmail'],
    ['username', '', 'incorrectEmail'],
    ['password', 'Short-1', 'min15'],
    ['password', 'no-upper-case-here-1', 'passwordPattern'],
    ['password', 'NO-LOWER-CASE-HERE-1', 'passwordPattern'],
    ['password', 'No-digits-are-in-here', 'passwordPattern'],
    ['password', 'NoSpecialCharacter1234', 'passwordPattern'],
  ])('names the field: %s %j is %s', async (field, value, message) => {
    const user = { ...newUser(), [field]: value };
    const reply = await add(user);
    expect(reply.status).toBe(400);
    expect(reply.body.error.fields).toContainEqual({ path: `body.${field}`, message });
    expect(await rowOf(user.username)).toBeNull();
  });

  it.each(['name', 'username', 'password', 'roleName'])('needs %s', async (field) => {
    const reply = await add({ ...newUser(), [field]: undefined });
    expect(reply.status).toBe(400);
    expect(reply.body.error.fields).toEqual([expect.objectContaining({ path: `body.${field}` })]);
  });

  it.each(['ROLE_COMPANY_ADMIN', 'ROLE_COMPANY_USER', 'ROLE_CUSTOMER', 'ROLE_ROOT', ''])(
    'gives no role %j',
    async (roleName) => {
      const reply = await add({ ...newUser(), roleName });
      expect(reply.status).toBe(400);
      expect(reply.body.error.fields).toEqual([expect.objectContaining({ path: 'body.roleName' })]);
    },
  );

  it('refuses a password that is easy to guess', async () => {
    expect((await add({ ...newUser(), password: 'P@ssw0rd123456789!' })).body.error.code).toBe('passwordTooCommon');
    const user = { ...newUser(), username: 'grace.hopper@soundings.example', password: 'Grace.Hopper.1906!' };
    expect((await add(user)).body.error.code).toBe('passwordTooCommon');
  });

  it('refuses an e-mail that is taken, whatever its case', async () => {
    const user = newUser();
    await add(user);
    const reply = await add({ ...user, username: user.username.toUpperCase() });
    expect(reply.status).toBe(409);
    expect(reply.body.error).toMatchObject({
      code: 'userWithUsernameAlreadyExists',
      fields: [{ path: 'body.username', message: 'userWithUsernameAlreadyExists' }],
    });
  });

  it('lets one of parallel creates with one e-mail through', async () => {
    const user = newUser();
    const replies = await Promise.all([1, 2, 3, 4].map(() => add(user)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(app.mails.filter(({ to }) => to === user.username)).toHaveLength(1);
  });

  it('is for global admins', async () => {
    const user = newUser();
    expect((await add(user, await app.signInAs('ROLE_GLOBAL_USER'))).status).toBe(403);
    expect((await add(user, app.browserOf({ id: '', username: '' }))).status).toBe(401);
    expect(await rowOf(user.username)).toBeNull();
  });

  it('leaves an entry of who added whom with which role, and of who could not be added', async () => {
    const user = newUser();
    await add(user);
    await add(user);
    const of = { action: 'user.create', actorId: admin.id, actor: admin.username, target: user.username };
    expect((await app.auditEntries()).slice(-2)).toMatchObject([
      { ...of, outcome: 'success', address: '127.0.0.1', details: { roleName: 'ROLE_GLOBAL_USER' } },
      { ...of, outcome: 'failure', details: { code: 'userWithUsernameAlreadyExists' } },
    ]);
  });

  it('adds the user where the mail cannot be sent, and writes that down', async () => {
    const noMail = {
      send: () => Promise.reject(new Error('no mail server')),
      isReachable: async () => false,
      close: () => {},
    };
    const user = newUser();
    const caller = {
      ...admin,
      role: 'ROLE_GLOBAL_ADMIN',
      name: '',
      companyId: null,
      sessionId: '',
      scopes: null,
      projectIds: null,
    } as const;
    const roleName = 'ROLE_GLOBAL_USER' as const;
    const broken = { ...app.services, mailer: noMail };
    const id = await addStaffUser(broken, { ...caller, address: '127.0.0.1' }, { ...user, roleName });
    expect((await rowOf(user.username))?.id).toBe(id);
    const entry = { action: 'mail.send', outcome: 'failure', actor: admin.username, target: user.username };
    await expect.poll(() => app.auditEntries().then((entries) => entries.at(-1))).toMatchObject(entry);
  });

  it('leaves no plain password in the database', async () => {
    await add(newUser());
    const dump = await app.dump();
    expect(dump).toContain(`new${made}@soundings.example`);
    expect(dump).not.toContain(given);
    expect(app.logLines.join()).not.toContain(given);
  });
});
