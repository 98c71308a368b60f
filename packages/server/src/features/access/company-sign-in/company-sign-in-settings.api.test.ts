import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanySignIn, failed, openCompanySignIn, redirectAddress } from '#test/company-sign-in-client.ts';
import { client } from '#test/identity-provider.ts';
import { password } from '#test/test-app.ts';
import { identityProviders } from './company-sign-in.tables.ts';

let house: CompanySignIn;
beforeAll(async () => {
  house = await openCompanySignIn();
  expect(await house.save()).toMatchObject({ status: 200 });
});
afterAll(() => house.close());

describe('a token of a provider', () => {
  const email = 'fay@fjord.example';
  const good = (nonce: string) => ({
    iss: house.liar.issuer,
    aud: client.clientId,
    sub: 'fay',
    nonce,
    email,
    email_verified: true,
  });
  const tell = async (change: (claims: ReturnType<typeof good>) => object, isSignedByStranger = false) => {
    const browser = house.app.browser();
    const { searchParams } = new URL(await house.start(browser, email));
    Object.assign(house.liar.told, { claims: change(good(searchParams.get('nonce')!)), isSignedByStranger });
    return house.confirm(browser, { code: 'any', state: searchParams.get('state') });
  };
  beforeAll(async () => {
    const ofLiar = { issuer: house.liar.issuer, domains: ['fjord.example'] };
    expect((await house.save(ofLiar, house.fjord)).status).toBe(200);
  });

  it('is refused with another nonce, issuer, audience or key, and taken when all are right', async () => {
    const bad = [
      await tell((claims) => ({ ...claims, nonce: 'of another' })),
      await tell(({ nonce: _, ...claims }) => claims),
      await tell((claims) => ({ ...claims, iss: 'https://evil.example' })),
      await tell((claims) => ({ ...claims, iss: house.provider.issuer })),
      await tell((claims) => ({ ...claims, aud: 'another client' })),
      await tell((claims) => claims, true),
      await tell((claims) => ({ ...claims, email: 'ada@havgus.example' })),
    ];
    for (const reply of bad) expect(reply).toMatchObject(failed);
    expect((await tell((claims) => claims)).status).toBe(200);
  });

  it('is not even asked for where the provider says that it is another one', async () => {
    house.liar.told.issuerInMetadata = house.provider.issuer;
    expect(await house.app.browser().post('/api/auth/company', { username: email })).toMatchObject({ status: 503 });
    const saved = await house.save({ issuer: house.liar.issuer, domains: ['fjord.example'] }, house.fjord);
    expect(saved.body.error.fields).toEqual([{ path: 'body.issuer', message: 'issuerCannotBeUsed' }]);
    house.liar.told.issuerInMetadata = null;
  });
});

describe('the settings of a customer', () => {
  it('are shown without the secret, which is stored sealed and stays where none is given', async () => {
    const { app, admin, havgus, save, settings, signIn } = house;
    const { body } = await admin.get(`/api/company/${havgus}/sign-in`);
    const { clientSecret, ...shown } = settings() as ReturnType<typeof settings> & { clientSecret: string };
    expect(body).toEqual({ redirectAddress, signIn: shown });
    expect(JSON.stringify(await app.services.db.select().from(identityProviders))).not.toContain(clientSecret);
    expect((await save({ clientSecret: undefined })).status).toBe(200);
    expect((await signIn({})).reply.status).toBe(200);
    const elsewhere = await save({ clientSecret: undefined, issuer: house.liar.issuer });
    expect(elsewhere).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'body.clientSecret' }] } } });
    expect(JSON.stringify(await app.auditEntries())).not.toContain(clientSecret);
    expect((await app.auditEntries()).find(({ action }) => action === 'company.sign-in')).toMatchObject({
      target: 'Havgus',
      details: { issuer: `– → ${house.provider.issuer}`, clientSecret: '– → •••' },
    });
  });

  it('refuse what cannot work', async () => {
    const invalid = [
      { issuer: 'http://intranet.example' },
      { issuer: 'https://10.0.0.1' },
      { issuer: 'https://169.254.169.254' },
      { issuer: 'https://user@idp.example' },
      { issuer: 'no address' },
      { domains: [] },
      { domains: ['havgus'] },
      { domains: ['*.example'] },
      { roles: [{ value: 'x', role: 'ROLE_GLOBAL_ADMIN' }] },
      { defaultRole: 'ROLE_GLOBAL_USER' },
    ];
    for (const more of invalid) expect((await house.save(more)).status).toBe(400);
    const taken = await house.save({ domains: ['havgus.example'] }, house.fjord);
    expect(taken.body.error.fields).toEqual([{ path: 'body.domains', message: 'domainTaken' }]);
  });

  it('are for global admins, and of customers that there are', async () => {
    const nobodysId = '11111111-1111-4111-8111-111111111111';
    const address = `/api/company/${house.havgus}/sign-in`;
    for (const [browser, status] of [
      [house.app.browser(), 401],
      [await house.app.signInAs('ROLE_COMPANY_ADMIN'), 403],
    ] as const) {
      expect((await browser.get(address)).status).toBe(status);
      expect((await house.save({}, house.havgus, browser)).status).toBe(status);
      expect((await browser.delete(address)).status).toBe(status);
    }
    expect((await house.save({}, nobodysId)).status).toBe(404);
    expect((await house.admin.get(`/api/company/${nobodysId}/sign-in`)).status).toBe(404);
  });

  it('close passwords to the company’s users alone, and let a company do without a provider again', async () => {
    const { app, admin, save } = house;
    await app.signInAs('ROLE_GLOBAL_ADMIN', 'boss@havgus.example');
    await app.services.db.execute(
      sql`update users set company_id = ${house.havgus} where id = ${(await app.signInAs('ROLE_CUSTOMER', 'bo@havgus.example')).id}`,
    );
    await save({ allowsPasswords: false });
    const required = { status: 403, body: { error: { code: 'companySignInRequired' } } };
    const login = (username: string) => app.browser().post('/api/auth/login', { username, password });
    expect(await login('bo@havgus.example')).toMatchObject(required);
    expect(await login('nobody@havgus.example')).toMatchObject(required);
    const forgot = { username: 'bo@havgus.example' };
    expect(await app.browser().post('/api/forgot-password/forgot-password-otp', forgot)).toMatchObject(required);
    expect((await login('boss@havgus.example')).status).toBe(200);
    const offers = async () => (await app.browser().get('/api/consumer/server')).body.hasCompanySignIn;
    expect(await offers()).toBe(true);

    await save({ allowsPasswords: false, enabled: false });
    expect((await login('bo@havgus.example')).status).toBe(200);
    expect(await app.browser().post('/api/auth/company', forgot)).toMatchObject({ status: 404 });
    await admin.delete(`/api/company/${house.fjord}/sign-in`);
    expect((await admin.delete(`/api/company/${house.havgus}/sign-in`)).body).toEqual({ done: true });
    expect((await admin.delete(`/api/company/${house.havgus}/sign-in`)).status).toBe(404);
    expect(await offers()).toBe(false);
    expect((await login('bo@havgus.example')).status).toBe(200);
  });
});
