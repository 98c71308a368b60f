import AxeBuilder from '@axe-core/playwright';
import { test as base, chromium, expect, type Page } from '@playwright/test';
import { browserArguments } from './find-browser.ts';
import { admin, type RunningServer, startServer } from './server.ts';

/** One server a worker, one fresh browser window a test. */
export const test = base.extend<{ signedIn: Page }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const executablePath = process.env.SOUNDINGS_BROWSER;
      const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  signedIn: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
});

export { expect };

/** Signs in as a person does: e-mail, password, the code that the page shows on a machine of one's own. */
export const signIn = async (page: Page, user = admin): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(user.username);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Use/ }).click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
};

/** No violation of WCAG 2.2 A or AA on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page that is still loading has nothing to judge.
  await expect(page.locator('h1').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
};
