import { addTestCompany } from './add-test-company.ts';
import type { Browser } from './browser.ts';
import { client, openIdentityProvider, openLyingProvider } from './identity-provider.ts';
import { openTestApp } from './test-app.ts';

export const redirectAddress = 'http://127.0.0.1:4310/login';
export const failed = { status: 403, body: { error: { code: 'companySignInFailed' } } };

const person = (more: object) => ({
  sub: 'ada',
  email: 'ada@havgus.example',
  email_verified: true,
  name: 'Ada Havgus',
  given_name: 'Ada',
  family_name: 'Havgus',
  groups: ['marketing'],
  ...more,
});

/** The application with two customers: Havgus, whose people sign in at a real provider, and Fjord, which has none yet. */
export const openCompanySignIn = async () => {
  const provider = await openIdentityProvider();
  provider.serve(redirectAddress);
  const liar = await openLyingProvider();
  const app = await openTestApp({ FETCH_ALLOW_HOSTS: `${provider.host},${liar.host}` });
  const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const havgus = await addTestCompany(app.services.db, 'Havgus');
  const fjord = await addTestCompany(app.services.db, 'Fjord');

  const settings = (more: object = {}) => ({
    issuer: provider.issuer,
    ...client,
    domains: ['havgus.example'],
    roleClaim: 'groups',
    roles: [
      { value: 'marketing', role: 'ROLE_COMPANY_USER' },
      { value: 'leads', role: 'ROLE_COMPANY_ADMIN' },
    ],
    defaultRole: 'ROLE_CUSTOMER',
    allowsPasswords: true,
    enabled: true,
    ...more,
  });
  const save = (more: object = {}, id = havgus, as = admin) =>
    as.call('PUT', `/api/company/${id}/sign-in`, settings(more));

  const start = async (browser: Browser, username = 'ada@havgus.example'): Promise<string> =>
    (await browser.post('/api/auth/company', { username })).body.address;
  const confirm = (browser: Browser, given: object) => browser.post('/api/auth/company/confirm', given);
  /** A browser that was at the provider, and what it was led back with. */
  const begin = async (claims: object = {}) => {
    const browser = app.browser();
    provider.account.claims = person(claims);
    const back = await provider.visit(await start(browser));
    return { browser, returned: Object.fromEntries(back.searchParams) };
  };
  const signIn = async (claims: object) => {
    const { browser, returned } = await begin(claims);
    return { browser, reply: await confirm(browser, returned) };
  };
  /** Time passes, and the administrator stays signed in. */
  const pass = async (ms: number) => {
    app.pass(ms);
    await admin.post('/api/auth/refresh');
  };
  const close = async () => {
    await app.close();
    provider.close();
    liar.close();
  };
  const lastEntry = async () => (await app.auditEntries()).at(-1);
  const own = { provider, liar, app, admin, havgus, fjord };
  return { ...own, settings, save, start, confirm, begin, signIn, pass, close, lastEntry };
};

export type CompanySignIn = Awaited<ReturnType<typeof openCompanySignIn>>;
