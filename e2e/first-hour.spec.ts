import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

/** As `npm start` begins: with the embedded database. */
const newcomer = { SEED_DEMO: 'false', DATABASE_URL: '' };
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(newcomer);
});
test.afterAll(() => server.stop());

test('an empty workspace says how to begin; its demo comes and goes, and the first steps tick themselves', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const ways = page.getByRole('region', { name: 'There are no projects yet. Three ways to begin:' });
  await expect(ways.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('search', { name: 'Search and filter projects' })).toBeHidden();
  await expectAccessible(page);
  const sample = page.waitForEvent('download');
  await ways.getByRole('link', { name: 'Download a sample file' }).click();
  const survey = await readFile(await (await sample).path());

  await ways.getByRole('button', { name: 'Load the demo' }).click();
  const projects = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  await expect(projects).toHaveCount(7);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('0 of 4')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByText('0 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Remove demo data' }).click();
  const question = page.getByRole('dialog', { name: 'Remove 7 demo projects?' });
  await question.getByRole('button', { name: 'Remove demo data' }).click();
  await expect(ways).toBeVisible();

  await ways.getByRole('link', { name: 'Upload a survey' }).click();
  await page.getByLabel('Project name').fill('Bakery messages');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sample-survey.csv', mimeType: 'text/csv', buffer: survey });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveTitle(/Bakery messages/);
  await expect(page.getByText('Baked at four, on your table at seven').first()).toBeVisible();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(steps.getByText('2 of 4')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Recent' }).getByText('Bakery messages')).toBeVisible();
  await steps.getByRole('button', { name: 'Close first steps' }).click();
  await expect(steps).toBeHidden();
  await page.close();
});

test('figures of one’s own are shared with a client by what the screens offer', async ({ browser }) => {
  const own = await startServer(newcomer);
  try {
    const page = await browser.newPage({ baseURL: own.url });
    await signIn(page);
    await page.getByRole('link', { name: 'Add brands' }).click();
    await page.getByLabel('Project name').fill('Clubs');
    await page.getByLabel('Brand', { exact: true }).fill('Arsenal');
    await page.getByRole('button', { name: 'Add brand', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add brand' });
    for (const [company, domain, save] of [
      ['Arsenal', 'arsenal.com', 'Save and add more'],
      ['Chelsea', 'chelseafc.com', 'Save and close'],
    ] as const) {
      await dialog.getByLabel('Company').fill(company);
      await dialog.getByLabel('Domain').fill(domain);
      if (company === 'Arsenal') {
        await dialog.getByLabel('Country').click();
        await page.keyboard.type('united k');
        await page.keyboard.press('Enter');
      }
      // The next brand begins with the last one’s.
      await expect(dialog.getByLabel('Country')).toHaveValue('United Kingdom');
      await dialog.getByRole('button', { name: save }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const addData = page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: 'Add data' });
    await expect(addData).toHaveAttribute('href', /collect-data/);
    await addData.click();
    await expect(page.getByRole('row', { name: /Arsenal/ })).toContainText('Your brand');
    const days = Array.from({ length: 40 }, (_, at) => new Date(Date.now() - (at + 1) * 86_400_000).toISOString());
    const rows = days.flatMap((day, at) =>
      ['Arsenal', 'Chelsea'].map(
        (name, place) => `${name},${day.slice(0, 10)},${place + 1},${900 + 10 * at},${90 + at}`,
      ),
    );
    const file = Buffer.from(['page,date,posts,interactions,comments', ...rows].join('\n'));
    // A file of figures is taken for what it is, also where brands are imported.
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import brands' }).click();
    await (await chooser).setFiles({ name: 'facebook.csv', mimeType: 'text/csv', buffer: file });
    await expect(page.getByText('There is no column with domains')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import as metrics' }).click();
    const metrics = page.getByRole('dialog', { name: 'Import metrics' });
    await expect(metrics.getByText('80 rows, 5 columns')).toBeVisible();
    await metrics.getByRole('button', { name: 'Import metrics' }).click();
    await expect(metrics.getByText('The metrics have been imported')).toBeVisible();
    await expectAccessible(page);
    await metrics.getByRole('link', { name: 'Open dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Your brand' }).getByText('Arsenal')).toBeVisible();

    await page.getByRole('tab', { name: 'Engagement' }).click();
    await page.getByRole('button', { name: 'Share with the client' }).click();
    const panel = page.getByRole('dialog', { name: 'Share the project' });
    await panel.getByRole('switch', { name: 'Share this project' }).click();
    await expect(panel.getByText(/^Only this computer can open the link/)).toBeVisible();
    await expectAccessible(page);
    const password = await panel.getByRole('textbox', { name: 'Password' }).inputValue();
    const link = panel.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/sonar\/Clubs$/);
    await panel.getByRole('switch', { name: 'Open as I see it now' }).click();
    // The days too, which the address of the page does not say yet.
    await expect(link).toHaveValue(
      /\/sonar\/Clubs\?tab=engagement&from=[\d-]+&to=[\d-]+&prevFrom=[\d-]+&prevTo=[\d-]+$/,
    );
    const client = await browser.newPage({ baseURL: own.url });
    await client.goto(await link.inputValue());
    await client.getByLabel('Project password').fill(password);
    await client.getByRole('button', { name: 'Open project' }).click();
    await expect(client.getByRole('tab', { name: 'Engagement' })).toHaveAttribute('aria-selected', 'true');
    await client.getByRole('tab', { name: 'Dashboard' }).click();
    await expect(client.getByRole('region', { name: 'Your brand' }).getByText('Arsenal')).toBeVisible();
    await client.close();
    await page.close();
  } finally {
    await own.stop();
  }
});
