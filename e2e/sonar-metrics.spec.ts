import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const brands = 50;
/** Never answered by the sandbox: keeps a run waiting for as long as it is looked at. */
const silent = 'https://www.tiktok.com/@fault_slow_brand';
/** Not known to the sandbox, and closed by it. */
const gone = 'https://www.instagram.com/fault_gone_brand';
const closed = 'https://www.facebook.com/fault.private.brand';

const csv = [
  'Company,Domain,Facebook,Instagram,TikTok',
  ...Array.from({ length: brands }, (_, index) => {
    const n = index + 1;
    const facebook = n === 4 ? closed : `https://www.facebook.com/metrics${n}`;
    const instagram = n === 3 ? gone : `https://www.instagram.com/metrics${n}`;
    return [`Company ${n}`, `metrics-${n}.example`, facebook, instagram, n === 2 ? silent : ''].join(',');
  }),
].join('\n');

const bar = (page: Page) => page.getByRole('region', { name: 'Collecting data' });
const row = (page: Page, company: string) =>
  page.getByRole('row').filter({ has: page.getByText(company, { exact: true }) });
const collectData = (page: Page) => page.getByRole('button', { name: 'Collect data', exact: true });

const expectPlan = async (dialog: Locator) => {
  await expect(dialog).toContainText('No social network’s access key is set, so Soundings invents the figures');
  await expect(dialog).toContainText('01.06.2026 – ');
  await expect(dialog.getByRole('row', { name: /^Instagram 50 / })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^TikTok 1 / })).toBeVisible();
};

test('figures of fifty imported brands are collected: watched, cancelled, and to the end', async ({
  signedIn: page,
}) => {
  test.setTimeout(240_000);
  const settings = { brand: 'Company 1', startDate: '2026-06-01', rangeType: 'DAILY_RANGE' };
  const made = await page.request.post('/api/sonar/init', { data: { projectName: 'Fifty figures', ...settings } });
  const { id } = await made.json();
  await page.goto(`/project/sonar/collect-data/${id}`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import brands' }).click();
  await (await chooser).setFiles({ name: 'brands.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('50 added, 0 changed.')).toBeVisible();
  await expect(page.getByText('No data collected')).toBeVisible();

  await collectData(page).click();
  const dialog = page.getByRole('dialog', { name: 'Collect data from 101 accounts?' });
  await expectPlan(dialog);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Collect 101 accounts' }).click();
  await expect(dialog).toBeHidden();
  // Most of them: on a busy machine the silent one may be given up before the last.
  await expect(bar(page).getByText(/^([5-9]\d|100) of 101 accounts/)).toBeVisible({ timeout: 90_000 });
  await expect(bar(page).getByText(/values collected/)).toBeVisible();
  for (const button of [collectData(page), page.getByRole('button', { name: /^Crawl missing/ })]) {
    await expect(button).toHaveAttribute('aria-description', 'Not available while data is being collected.');
  }
  await expect(row(page, 'Company 1').getByRole('link', { name: /Collected\. Demo data: invented/ })).toHaveCount(2);
  // Only what a run adds: the account that does not answer is given up after a while, and the run would end by itself.
  await expectAccessible(page, '[aria-label="Collecting data"]');

  // Cancelled, what came is kept, and who was not asked says so.
  await page.getByRole('button', { name: 'Cancel collection' }).click();
  const cancelled = page.getByRole('region', { name: 'Data collection was cancelled' });
  await expectAccessible(page);
  await expect(cancelled).toContainText(/\d+ of 101 accounts were read, and their data was kept/);
  // Or given up, where a busy machine took longer to cancel.
  const notReached = /^TikTok: .*(cancelled before it reached this account|the network couldn’t be reached)/;
  await expect(row(page, 'Company 2').getByRole('link', { name: notReached })).toBeVisible();

  // Without the brand that kept it waiting it comes to its end.
  await row(page, 'Company 2').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Company 2' }).click();
  await expect(page.getByText('1 to 20 of 49')).toBeVisible();
  await cancelled.getByRole('button', { name: 'Collect again' }).click();
  await page.getByRole('button', { name: 'Collect 98 accounts' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Data collection has finished' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByRole('region', { name: 'Data collection has finished' })).toContainText(
    /from 96 accounts\. Not collected: account (not found 1, account private|private 1, account not found) 1\./,
  );
  const facts = page.getByRole('region', { name: 'Collected data' });
  await expect(facts).toContainText(/01\.06\.2026 – \d\d\.\d\d\.20\d\d.*Demo data/);

  // What failed is found, with its reason.
  await page.getByText('Not collected', { exact: true }).first().click();
  await expect(page.getByText('1 to 20 of')).toHaveCount(0);
  const lost = row(page, 'Company 3').getByRole('link', { name: /^Instagram: .*doesn’t exist on this network/ });
  await lost.hover();
  await expect(page.getByRole('tooltip')).toContainText('Not collected: the account doesn’t exist on this network');
  await expect(row(page, 'Company 4').getByRole('link', { name: /^Facebook: .*account is private/ })).toBeVisible();
  await expectAccessible(page);
});
