import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import { type Browser, codeIn, type Reply } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { users } from './users.tables.ts';

let app: TestApp;
let admin: Browser;
let user: Browser;
let companyId: string;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  user = await app.signInAs('ROLE_GLOBAL_USER', 'ada.lovelace@soundings.example');
  await app.services.db.update(users).set({ name: 'Ada Byron' }).where(eq(users.id, user.id));
  companyId = await addTestCompany(app.services.db, 'Named');
});
afterAll(() => app.close());

const { username } = { username: 'ada.lovelace@soundings.example' };
const base = '/api/user/management';
const person = { username: 'grace.hopper@customer.example', firstName: 'Grace', lastName: 'Hopper', enabled: true };
const ofCompany = { ...person, roleName: 'ROLE_CUSTOMER', assignedProjects: [] };
const askForToken = async () => {
  const asked = await app.browser().post('/api/forgot-password/forgot-password-otp', { username });
  const given = { username, uuid: asked.body.uuid, otp: codeIn(app.mails, username) };
  return (await app.browser().post('/api/forgot-password/confirm', given)).body.changePasswordToken as string;
};

const paths: [string, string, string, (given: string) => Promise<Reply>][] = [
  [
    'an administrator adds staff',
    'body.password',
    'Hopper',
    (given) =>
      admin.post(`${base}/add-user`, {
        username: person.username,
        name: 'Grace Hopper',
        roleName: 'ROLE_GLOBAL_USER',
        password: given,
      }),
  ],
  [
    'a company gets a user',
    'body.password',
    'Grace',
    (given) => admin.post(`/api/company/add-customer/${companyId}`, { ...ofCompany, password: given }),
  ],
  [
    'an administrator gives a password',
    'body.password',
    'Byron',
    (given) => admin.post(`${base}/${user.id}/update-password`, { password: given }),
  ],
  [
    'a user changes it',
    'body.newPassword',
    'LoveLace',
    (given) => user.post(`${base}/update-password/${username}`, { oldPassword: password, newPassword: given }),
  ],
  [
    'a user has forgotten it',
    'body.newPassword',
    'byron',
    async (given) =>
      app.browser().post('/api/forgot-password/change-password', {
        username,
        changePasswordToken: await askForToken(),
        newPassword: given,
      }),
  ],
];

it.each(paths)('refuses the own name and e-mail where %s, naming the field', async (_, path, part, send) => {
  const refused = await send(`Staple-7-${part}-Battery`);
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'passwordTooCommon' } } });
  expect(refused.body.error.fields).toEqual([{ path, message: 'passwordTooCommon' }]);
});
