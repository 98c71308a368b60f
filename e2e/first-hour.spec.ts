import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ SEED_DEMO: 'false' });
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
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveTitle(/Bakery messages/);
  await expect(page.getByText('Baked at four, on your table at seven').first()).toBeVisible();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(steps.getByText('2 of 4')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Recent' }).getByText('Bakery messages')).toBeVisible();
  await steps.getByRole('button', { name: 'Close first steps' }).click();
  await expect(steps).toBeHidden();
  await page.close();
});
