import AxeBuilder from '@axe-core/playwright';
import { test as base, type Cookie, chromium, expect, type Page } from '@playwright/test';
import { type BrandSites, openBrandSites } from '@soundings/server/test/brand-sites';
import { browserArguments } from './find-browser.ts';
import { enterCode } from './mailed-code.ts';
import { watchTexts } from './missing-text.ts';
import { openNetworks } from './networks.ts';
import { admin, type RunningServer, startServer } from './server.ts';

export const unknownAccount = 'brand7official';

interface Worker {
  /** What the server crawls; a journey may give a site an answer of its own. */
  sites: BrandSites;
  server: RunningServer;
  session: Session;
}

interface Session {
  cookies: Cookie[];
  /** When they were given, in milliseconds. */
  since: number;
}

/** One server a worker, with an internet of its own; one fresh browser window a test. */
export const test = base.extend<{ signedIn: Page; textKeys: undefined }, Worker>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter
    async ({}, use) => {
      const sites = await openBrandSites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sites }, use) => {
      const networks = await openNetworks([unknownAccount]);
      const server = await startServer({
        FETCH_HOSTS: `${sites.hosts},${networks.hosts}`,
        NODE_EXTRA_CA_CERTS: networks.trusted,
        CRAWL_PAUSE_MS: '20',
      });
      await use(server);
      await server.stop();
      await networks.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const executablePath = process.env.SOUNDINGS_BROWSER;
      const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) });
      watchTexts(browser, (missing) => missingTexts.add(missing));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // Whatever a journey is about: no page it comes to may show a text's key.
  textKeys: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      missingTexts.clear();
      await use(undefined);
      expect([...missingTexts]).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  session: [async ({}, use) => use({ cookies: [], since: 0 }), { scope: 'worker' }],
  signedIn: async ({ page, session }, use) => {
    await comeBack(page, session);
    await use(page);
  },
});

export { expect };

const missingTexts = new Set<string>();

const projects = (page: Page) => page.getByRole('heading', { name: 'Projects', exact: true });

/** An access token lives for 15 minutes: one that died within a journey would be renewed by it, for no other. */
const freshMs = 8 * 60_000;

/** Whoever signs in again and again is refused, so one session serves the journeys of a worker as long as it is fresh. */
const comeBack = async (page: Page, session: Session): Promise<void> => {
  if (session.since > Date.now() - freshMs) {
    await page.context().addCookies(session.cookies);
    if ((await page.request.get('/api/check-auth')).ok()) return;
  }
  await signIn(page);
  Object.assign(session, { cookies: await page.context().cookies(), since: Date.now() });
  await page.goto('about:blank');
};

export const signIn = async (page: Page, user = admin): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(user.username);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCode(page, user.username);
  await expect(projects(page)).toBeVisible();
};

/** No violation of WCAG 2.2 A or AA on the page as it stands, or on a part of it whose surroundings were judged before. */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  // A page that is still loading has nothing to judge.
  await expect(page.locator('h1').first()).toBeVisible();
  // A list may have begun to renew itself, and turned pale, as it was judged: a fault is still there afterwards.
  await expect(async () => {
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    expect(await violationsOf(page, part)).toEqual([]);
  }).toPass({ timeout: 30_000 });
};

const violationsOf = async (page: Page, part: string): Promise<string[]> => {
  // Half a megabyte of program, once a page; and what has passed need not be told node by node.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
    .include(part)
    // Without reading all style sheets again for the one rule that asks for orientation: none of ours does.
    .options({ resultTypes: ['violations'], preload: false })
    // In the page itself: no page has frames, whose findings would have to be brought together in another one.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};
