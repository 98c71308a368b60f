import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { type CompanySignIn, failed, openCompanySignIn, redirectAddress } from '#test/company-sign-in-client.ts';
import { client } from '#test/identity-provider.ts';
import { users } from '../users/users.tables.ts';

let house: CompanySignIn;
beforeAll(async () => {
  house = await openCompanySignIn();
  expect(await house.save()).toMatchObject({ status: 200 });
});
afterAll(() => house.close());

const userOf = async (browser: Browser) => (await browser.get('/api/user-data')).body;
const moveTo = (id: string, companyId: string) =>
  house.app.services.db.update(users).set({ companyId }).where(eq(users.id, id));

describe('signing in with an account of one’s company', () => {
  it('makes the user at the first visit, finds them at the next, and follows the roles of the company', async () => {
    const { app, signIn, havgus } = house;
    const first = await signIn({});
    expect(first.reply.status).toBe(200);
    expect(first.reply.cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['accessToken', 'refreshToken', 'device']),
    );
    const user = await userOf(first.browser);
    expect(user).toMatchObject({ username: 'ada@havgus.example', name: 'Ada Havgus', roleName: 'ROLE_COMPANY_USER' });
    const [row] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ companyId: havgus, mustChangePassword: false, enabled: true });
    expect(await house.lastEntry()).toMatchObject({
      action: 'sign-in.company',
      outcome: 'success',
      actor: 'ada@havgus.example',
      details: { domain: 'havgus.example' },
    });

    const second = await signIn({ groups: 'leads', email: 'ada.new@havgus.example' });
    expect(await userOf(second.browser)).toMatchObject({ id: user.id, roleName: 'ROLE_COMPANY_ADMIN' });
    expect((await app.auditEntries()).at(-2)).toMatchObject({
      action: 'user.role',
      target: 'ada@havgus.example',
      details: { roleName: 'ROLE_COMPANY_USER → ROLE_COMPANY_ADMIN' },
    });
    expect(await userOf((await signIn({ groups: [] })).browser)).toMatchObject({ roleName: 'ROLE_CUSTOMER' });
    expect((await first.browser.get('/api/user-data/sessions')).body).toHaveLength(3);
  });

  it('asks with PKCE, state and nonce for a code to be brought to the sign-in page, and nowhere else', async () => {
    const evil = { redirect: 'https://evil.example', redirect_uri: 'https://evil.example' };
    const given = { username: 'ada@havgus.example', ...evil };
    const reply = await house.app.browser().post('/api/auth/company', given);
    const { searchParams, origin } = new URL(reply.body.address);
    expect(origin).toBe(house.provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: redirectAddress,
      code_challenge_method: 'S256',
      client_id: client.clientId,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(30);
    expect(reply.body.address).not.toContain('evil');
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({ name: 'companySignIn', httpOnly: true, sameSite: 'Strict' });
    expect(cookie?.value).not.toContain(searchParams.get('nonce')!);
  });

  it('links a user of the company with the same e-mail, once, and never one of others', async () => {
    const { app, signIn, havgus, fjord } = house;
    const companyUser = await app.signInAs('ROLE_COMPANY_USER', 'bo@havgus.example');
    await moveTo(companyUser.id, havgus);
    const bo = { sub: 'bo', email: 'bo@havgus.example' };
    expect(await userOf((await signIn(bo)).browser)).toMatchObject({ id: companyUser.id });
    expect((await signIn({ ...bo, sub: 'another bo' })).reply).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ outcome: 'failure', details: { reason: 'otherAccount' } });

    await app.signInAs('ROLE_GLOBAL_ADMIN', 'boss@havgus.example');
    expect((await signIn({ sub: 'boss', email: 'boss@havgus.example' })).reply).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ details: { reason: 'userOfOthers' } });
    const ofOther = await app.signInAs('ROLE_CUSTOMER', 'cy@havgus.example');
    await moveTo(ofOther.id, fjord);
    expect((await signIn({ sub: 'cy', email: 'cy@havgus.example' })).reply).toMatchObject(failed);
    await moveTo(companyUser.id, fjord);
    expect((await signIn(bo)).reply).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ details: { reason: 'userOfOthers' } });
  });

  it('refuses e-mails that are missing, not verified or of another domain, and who has no role', async () => {
    const { signIn, save, admin } = house;
    const refusals = [
      [{ email: undefined }, 'noEmail'],
      [{ email_verified: false }, 'emailNotVerified'],
      [{ email_verified: 'true' }, 'emailNotVerified'],
      [{ email: 'dee@evil.example' }, 'otherDomain'],
      [{ email: 'dee@havgus.example.evil.example' }, 'otherDomain'],
      [{ email: 'dee@evil.example@havgus.example' }, 'noEmail'],
    ] as const;
    for (const [claims, reason] of refusals) {
      expect((await signIn({ sub: 'dee', ...claims })).reply).toMatchObject(failed);
      expect(await house.lastEntry()).toMatchObject({ action: 'sign-in.company', details: { reason } });
    }
    await save({ defaultRole: null });
    const noRole = { sub: 'dee', email: 'dee@havgus.example', groups: ['ROLE_GLOBAL_ADMIN'] };
    expect((await signIn(noRole)).reply).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ details: { reason: 'noRole' } });
    await save();
    expect((await admin.get('/api/user/management/search?query=dee%40')).body.content).toEqual([]);
  });

  it('lets nobody in whom an administrator has shut out', async () => {
    const eve = { sub: 'eve', email: 'eve@havgus.example' };
    const { id } = await userOf((await house.signIn(eve)).browser);
    await house.admin.post(`/api/user/management/${id}/disable`);
    expect((await house.signIn(eve)).reply).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ details: { reason: 'shutOut' } });
  });
});

describe('an attacker', () => {
  it('cannot hand their own code to another browser, begun or not', async () => {
    const [attacker, victim] = [await house.begin(), await house.begin()];
    expect(await house.confirm(house.app.browser(), attacker.returned)).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ details: { reason: 'noSignInBegun' } });
    expect(await house.confirm(victim.browser, attacker.returned)).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ details: { reason: 'notConfirmed' } });
    expect(victim.browser.jar.has('accessToken')).toBe(false);
  });

  it('cannot use a code with a state of their own, or with another browser’s verifier', async () => {
    const [one, other] = [await house.begin(), await house.begin()];
    const { state } = other.returned;
    expect(await house.confirm(other.browser, { ...one.returned, state })).toMatchObject(failed);
    expect(await house.confirm(one.browser, { ...one.returned, state: 'x' })).toMatchObject(failed);
  });

  it('cannot use a code twice, not even with the same cookie', async () => {
    const { browser, returned } = await house.begin();
    const cookie = browser.jar.get('companySignIn')!;
    expect((await house.confirm(browser, returned)).status).toBe(200);
    expect(browser.jar.has('companySignIn')).toBe(false);
    const again = house.app.browser();
    again.jar.set('companySignIn', cookie);
    expect(await house.confirm(again, returned)).toMatchObject(failed);
  });

  it('cannot come back late, or with a cookie that was changed', async () => {
    const late = await house.begin();
    await house.pass(10 * 60_000 + 1000);
    expect(await house.confirm(late.browser, late.returned)).toMatchObject(failed);
    expect(await house.lastEntry()).toMatchObject({ details: { reason: 'tooLate' } });
    const { browser, returned } = await house.begin();
    browser.jar.set('companySignIn', `${browser.jar.get('companySignIn')!.slice(0, -2)}AA`);
    expect(await house.confirm(browser, returned)).toMatchObject(failed);
  });

  it('cannot try for ever', async () => {
    await house.pass(900_000);
    const once = () => house.confirm(house.app.browser(), { code: 'x', state: 'x' });
    const tries = await Promise.all(Array.from({ length: 31 }, once));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    await house.pass(900_000);
  });
});
