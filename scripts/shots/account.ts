// Where one is signed in, and tokens of one's own.
import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const openAccount = async (page: Page): Promise<void> => {
  await page.goto('/projects');
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
  ['account-token', fillToken],
  ['account-token-created', createToken],
];

export const accountShots: readonly Shot[] = list.map(([name, open]) => ({
  name,
  open,
  signedIn: true,
  fullPage: false,
}));
