// Where one is signed in, passkeys and tokens of one's own, and the ways to sign in.
import type { Page } from '@playwright/test';
import { change } from './on-page.ts';
import type { Shot } from './pages.ts';

/** Browsers have passkeys for names alone. */
const goByName = async (page: Page, path: string): Promise<void> => {
  const { port } = new URL((await page.request.get('/login')).url());
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
  await page.goto(`http://localhost:${port}${path}`);
};

const passkeys = [
  { id: '1', name: 'Phone', createdOn: '2026-11-20T10:00:00.000Z', lastUsedOn: null },
  { id: '2', name: 'Work laptop', createdOn: '2026-10-02T10:00:00.000Z', lastUsedOn: '2026-11-25T08:00:00.000Z' },
];

const withPasskeys = (page: Page) =>
  page.route(/\/(user-data|management\/[^/]+)\/passkeys$/, (route) => route.fulfill({ json: passkeys }));

const openAccount = async (page: Page): Promise<void> => {
  await goByName(page, '/projects');
  await page.getByRole('list').getByRole('listitem').first().waitFor();
  const menu = page.locator('header button[aria-haspopup=menu]').first();
  const name = /^(Account settings|Kontoeinstellungen)/;
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  } else {
    await page.getByRole('button', { name: /^(Open menu|Menü öffnen)$/ }).click();
    await page.getByRole('button', { name }).click();
  }
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
};

const ofPasskeys = async (page: Page, name: RegExp): Promise<void> => {
  await withPasskeys(page);
  await openAccount(page);
  await page.getByRole('button', { name }).first().click();
};

const openUser = async (page: Page): Promise<void> => {
  await withPasskeys(page);
  const { content } = await (await page.request.get('/api/user/management/search?kind=company&size=1')).json();
  await page.goto(`/users/edit/${content[0].id}`);
  await page.getByText('Work laptop').waitFor();
};

const openLogin = async (page: Page): Promise<void> => {
  const offers = change((answer) => Object.assign(answer, { hasPasskeys: true, hasCompanySignIn: true }));
  await page.route('**/api/consumer/server', offers);
  await goByName(page, '/login');
  await page.getByRole('button', { name: /Passkey/i }).waitFor();
};

const fillToken = async (page: Page): Promise<void> => {
  await openAccount(page);
  await page.getByRole('button', { name: /^(New token|Neues Token)$/ }).click();
  await page.getByLabel(/^Name/).fill('Weekly report');
};

const createToken = async (page: Page): Promise<void> => {
  await fillToken(page);
  await page.getByRole('button', { name: /^(Create token|Token anlegen)$/ }).click();
  await page.getByRole('dialog').locator('code').last().waitFor();
};

const list: readonly [name: string, open: Shot['open']][] = [
  ['account', openAccount],
  ['account-passkey-add', (page) => ofPasskeys(page, /^(Add passkey|Passkey hinzufügen)$/)],
  ['account-passkey-remove', (page) => ofPasskeys(page, /^(Remove Phone|Phone entfernen)$/)],
  ['account-token', fillToken],
  ['account-token-created', createToken],
];

export const accountShots: readonly Shot[] = [
  ...list.map(([name, open]) => ({ name, open, signedIn: true, fullPage: false }) as const),
  { name: 'account-of-user', open: openUser, signedIn: true },
  { name: 'login-ways', open: openLogin, fullPage: false },
];
