import { createClient } from './api-client.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { given, signInFirst } from './steps.ts';

const products = ['Resonance', 'Sonar'] as const;
const pathOf = (product: string) => `/settings/${product.toLowerCase()}`;

test('an administrator reads why there is nothing to set yet; a global user is led to the projects', async ({
  signedIn: page,
  server,
  browser,
}) => {
  for (const product of products) {
    await page.goto(pathOf(product));
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    const tabs = page.getByRole('tablist', { name: 'Settings by product' }).getByRole('tab');
    await expect(tabs).toHaveText(['Your agency', 'ID8', 'Scout', 'Resonance', 'Sonar']);
    for (const tab of (await tabs.all()).slice(1)) await expect(tab).toBeDisabled();
    const panel = page.getByRole('tabpanel', { name: product });
    await expect(panel.getByRole('heading', { name: `No settings for ${product} yet` })).toBeVisible();
    await expectAccessible(page);

    // By keyboard: the open tab and those before it say why.
    await page.getByRole('tab', { name: product }).focus();
    await expect(page.getByRole('tooltip', { name: 'Coming soon' })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'Your agency' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'ID8' })).toBeFocused();
    await expect(page.getByRole('tooltip', { name: 'Agents will be available with ID8' })).toBeVisible();
    await expectAccessible(page);
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
  for (const product of products) {
    await ida.goto(pathOf(product));
    await expect(ida).toHaveURL(/\/projects$/);
    await expect(ida.getByRole('heading', { name: 'Settings' })).toHaveCount(0);
  }
});
