import { describe, expect } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import { test as apiTest } from '#test/api-test.ts';
import { codeIn } from '#test/browser.ts';
import { openCompanySignIn } from '#test/company-sign-in-client.ts';
import { addPasskey, createAuthenticator, passkeysPath, signInByPasskey } from '#test/software-authenticator.ts';
import { password, type TestApp } from '#test/test-app.ts';
import { changeUser } from '../users/users.store.ts';

const origin = 'https://soundings.example';
const test = apiTest.override('settings', { PUBLIC_URL: origin });

const newPassword = 'Another-Horse-8-Staple';
const refused = { status: 403, body: { error: { code: 'passkeyRefused' } } };

const withPasskey = async (app: TestApp) => {
  const user = await app.signInAs('ROLE_CUSTOMER');
  const authenticator = createAuthenticator(origin);
  expect((await addPasskey(user, authenticator)).status).toBe(201);
  return { user, signIn: () => signInByPasskey(app.browser(), authenticator) };
};

describe('a passkey', () => {
  test('outlives one’s own change of the password and signing out everywhere', async ({ app }) => {
    const { user, signIn } = await withPasskey(app);
    const given = { oldPassword: password, newPassword };
    expect((await user.post(`/api/user/management/update-password/${user.username}`, given)).status).toBe(200);
    await user.delete('/api/user-data/sessions');
    expect((await signIn()).status).toBe(200);
    expect((await user.get(passkeysPath)).body).toHaveLength(1);
  });

  test('ends with a forgotten password, which may have been somebody’s who had the account', async ({ app }) => {
    const { user, signIn } = await withPasskey(app);
    const { username } = user;
    const post = (path: string, body: object) => app.browser().post(`/api/forgot-password/${path}`, body);
    const { uuid } = (await post('forgot-password-otp', { username })).body;
    const { changePasswordToken } = (await post('confirm', { username, uuid, otp: codeIn(app.mails, username) })).body;
    expect((await post('change-password', { username, changePasswordToken, newPassword })).status).toBe(200);
    expect(await signIn()).toMatchObject(refused);
  });

  test('ends with a password that an administrator sets, another e-mail and being disabled', async ({ app, admin }) => {
    const path = '/api/user/management';
    const acts = [
      (id: string) => admin.post(`${path}/${id}/update-password`, { password: newPassword }),
      (id: string) =>
        admin.call('PUT', `${path}/update-user-info/${id}`, {
          name: 'Other Person',
          username: `other-${id}@soundings.example`,
          roleName: 'ROLE_CUSTOMER',
        }),
      async (id: string) => {
        await admin.post(`${path}/${id}/disable`);
        return admin.post(`${path}/${id}/enable`);
      },
    ];
    for (const act of acts) {
      const { user, signIn } = await withPasskey(app);
      expect((await act(user.id)).status).toBe(200);
      expect(await signIn()).toMatchObject(refused);
    }
  });

  test('lets nobody in whose company is disabled, and again when it is not', async ({ app, admin }) => {
    const { user, signIn } = await withPasskey(app);
    const companyId = await addTestCompany(app.services.db, 'Rimfrost');
    await changeUser(app.services.db, user.id, { companyId });
    await admin.post(`/api/company/deactivate/${companyId}`);
    expect(await signIn()).toMatchObject(refused);
    await admin.post(`/api/company/activate/${companyId}`);
    expect((await signIn()).status).toBe(200);
  });
});

describe('where a company lets nobody in but by its own provider', () => {
  apiTest('a passkey neither signs in nor is added', async () => {
    const house = await openCompanySignIn();
    const { app } = house;
    const required = { status: 403, body: { error: { code: 'companySignInRequired' } } };
    const authenticator = createAuthenticator('http://localhost:4310');
    const bo = await app.signInAs('ROLE_CUSTOMER', 'bo@havgus.example');
    await changeUser(app.services.db, bo.id, { companyId: house.havgus });
    const boss = await app.signInAs('ROLE_GLOBAL_ADMIN', 'boss@havgus.example');
    const ofBoss = createAuthenticator('http://localhost:4310');
    expect((await addPasskey(bo, authenticator)).status).toBe(201);
    expect((await addPasskey(boss, ofBoss)).status).toBe(201);
    await house.save({ allowsPasswords: false });
    expect(await signInByPasskey(app.browser(), authenticator)).toMatchObject(required);
    expect(await house.lastEntry()).toMatchObject({
      action: 'sign-in.passkey',
      outcome: 'failure',
      actor: 'bo@havgus.example',
      details: { code: 'companySignInRequired' },
    });
    expect(await bo.post(`${passkeysPath}/challenge`)).toMatchObject(required);
    expect((await signInByPasskey(app.browser(), ofBoss)).status).toBe(200);
    await house.save({ allowsPasswords: true });
    expect((await signInByPasskey(app.browser(), authenticator)).status).toBe(200);
    await house.close();
  });
});
