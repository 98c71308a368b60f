import { createClient } from './api-client.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { given, signInFirst } from './steps.ts';

const products = ['Resonance', 'Sonar'] as const;
const pathOf = (product: string) => `/settings/${product.toLowerCase()}`;

test('settings begin with ID8; products without any say so; a global user is led to the projects', async ({
  signedIn: page,
  server,
  browser,
}) => {
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/id8$/);
  const tabs = page.getByRole('tablist', { name: 'Settings by area' }).getByRole('tab');
  await expect(tabs).toHaveText([
    'ID8',
    'Scout',
    'Assistants',
    'AI',
    'Predictions',
    'Your agency',
    'Resonance',
    'Sonar',
  ]);
  for (const [tab, path] of [
    ['Scout', 'scout'],
    ['Assistants', 'assistants'],
    ['Your agency', 'brand'],
    ['ID8', 'id8'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`/settings/${path}$`));
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
  }
  for (const product of products) {
    await page.goto(pathOf(product));
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    for (const closed of products) await expect(page.getByRole('tab', { name: closed })).toBeDisabled();
    const panel = page.getByRole('tabpanel', { name: product });
    await expect(panel.getByRole('heading', { name: `No settings for ${product} yet` })).toBeVisible();
    await expectAccessible(page);

    // By keyboard: a tab that cannot be opened says why, and opens nothing.
    await page.getByRole('tab', { name: 'ID8' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Sonar' })).toBeFocused();
    await expect(page.getByRole('tooltip', { name: 'Coming soon' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Resonance' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${pathOf(product)}$`));
    await expect(panel).toBeVisible();

    await panel.getByRole('link', { name: `Show ${product} projects` }).click();
    await expect(page).toHaveURL(new RegExp(`/projects\\?type=${product.toUpperCase()}$`));
  }

  const username = 'ida@soundings.example';
  const body = { name: 'Ida Lund', username, password: given, roleName: 'ROLE_GLOBAL_USER' };
  await (await createClient(server.url)).post('/api/user/management/add-user', body);
  const ida = await signInFirst(browser, server.url, username);
  for (const path of ['/settings', '/settings/scout/add-writer', '/settings/assistants', ...products.map(pathOf)]) {
    await ida.goto(path);
    await expect(ida).toHaveURL(/\/projects$/);
    await expect(ida.getByRole('heading', { name: 'Settings' })).toHaveCount(0);
  }
});

test('the command palette lists the settings that can be used, and no others', async ({ signedIn: page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('textbox').fill('Settings:');
  const pages = palette.getByRole('group', { name: 'Settings' }).getByRole('button');
  await expect(pages).toHaveText([/ID8 agents/, /Scout writers/, /assistants/, /AI/, /predictions/, /your agency/]);
  await pages.filter({ hasText: 'Scout writers' }).click();
  await expect(page).toHaveURL(/\/settings\/scout$/);
});
