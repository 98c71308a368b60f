import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const password = 'Shared-Password-12345';
const names = ['Tundra & Co', 'Havgus', 'Fjeldholm', 'Skovtur', 'Klint'];
const dayMs = 86_400_000;
const lastDay = Date.parse('2026-10-31');

/** Thirty days of made figures: followers, posts, interactions and comments on Facebook, and Trustpilot's. */
const figures = (): string => {
  const rows = ['domain,network,metric,date,value'];
  names.forEach((_, brand) => {
    for (let back = 29; back >= 0; back -= 1) {
      const day = new Date(lastDay - back * dayMs).toISOString().slice(0, 10);
      const posts = 1 + ((brand + back) % 3);
      const of = (network: string, metric: string, value: number) =>
        rows.push(`brand${brand + 1}.example,${network},${metric},${day},${value}`);
      of('FACEBOOK', 'followers', 1000 * (brand + 1) + 10 * (30 - back) * (brand % 2));
      of('FACEBOOK', 'posts', posts);
      of('FACEBOOK', 'interactions', posts * (20 + 15 * brand + (back % 7)));
      of('FACEBOOK', 'comments', posts * (1 + (back % 3)));
      of('TRUSTPILOT', 'score', 3 + brand / 4);
      of('TRUSTPILOT', 'reviews', 100 * (brand + 1));
    }
  });
  return rows.join('\n');
};

/** Makes a shared project of five brands with a month of figures. */
const prepare = async (page: Page, projectName: string): Promise<string> => {
  const post = async (path: string, options: object) => {
    const reply = await page.request.post(path, options);
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const datasets = names.map((brandCompany, index) => ({
    brandCompany,
    domain: `brand${index + 1}.example`,
    competitorType: index % 2 === 0 ? 'Narrow' : 'Broad',
    groups: [index < 3 ? 'Outdoor' : 'Retail'],
    inFocus: index < 2,
    myCompany: index === 2,
  }));
  const settings = { brand: 'Fjeldholm', startDate: '2026-06-01', rangeType: 'DAILY_RANGE' };
  const { id } = await post('/api/sonar/init', { data: { projectName, ...settings, datasets } });
  const columns = ['domain', 'network', 'metric', 'date', 'value'].map((role, index) => ({ column: index + 1, role }));
  await post(`/api/sonar/metrics/import/${id}`, {
    multipart: {
      mapping: JSON.stringify({ form: 'long', columns }),
      file: { name: 'figures.csv', mimeType: 'text/csv', buffer: Buffer.from(figures()) },
    },
  });
  await post(`/api/project/activate/sharing/${id}`, {});
  await post(`/api/project/edit/share/${id}`, { data: { projectPassword: password } });
  return id;
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const ownBrand = (page: Page) => page.getByRole('region', { name: 'Your brand' });

test('scores are read in every view, explained, kept as a view and shared', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const id = await prepare(page, 'Nordic outdoor, dashboard');
  await page.goto(`/project/sonar/${id}`);
  await expect(ownBrand(page)).toContainText(/Fjeldholm.*Rank \d of 5/);
  await expect(page.getByRole('button', { name: /Period 31\.10\.2026/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Compared to 24\.10\.2026/ })).toBeVisible();
  await expectAccessible(page);

  // The keyboard goes along the marks of a chart, opens what one is made of, and comes back.
  const bars = page.getByRole('group', { name: 'Powerrank', exact: true });
  const marks = bars.getByRole('img');
  await marks.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(marks.nth(1)).toBeFocused();
  const name = (await marks.nth(1).getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^.+: Powerrank \d+\.\d of 100/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Why \d/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Why \d/ })).toBeHidden();
  await expect(marks.nth(1)).toBeFocused();

  await page.getByRole('button', { name: /^Period/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page.getByRole('button', { name: /Compared to 18\.10\. – 24\.10\.2026/ })).toBeVisible();

  for (const view of [
    'Powerrank',
    'Data',
    'Interest',
    'Relevance',
    'Trust',
    'Engagement',
    'Rivalry',
    'Presence',
    'Brand',
  ]) {
    await tab(page, view).click();
    await expect(page.getByRole('tabpanel').getByText('Fjeldholm').first()).toBeVisible();
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByLabel('Save this view as').fill('Brands of the week');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View “Brands of the week” saved')).toBeVisible();
  await expectAccessible(page);
  const { views } = await (await page.request.get(`/api/sonar/views/${id}`)).json();
  await page.goto(`/project/sonar/${id}?${views[0].search}&view=${views[0].id}`);
  await expect(tab(page, 'Brand')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /Period 25\.10\. – 31\.10\.2026/ })).toBeVisible();

  const consumer = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await consumer.goto(`/sonar/${encodeURIComponent('Nordic outdoor, dashboard')}?tab=interest`);
  await consumer.getByLabel('Project password', { exact: true }).fill(password);
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await expect(tab(consumer, 'Interest')).toHaveAttribute('aria-selected', 'true');
  await tab(consumer, 'Dashboard').click();
  await expect(ownBrand(consumer)).toContainText('Fjeldholm');
  await consumer.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(consumer.getByRole('button', { name: /^Brands of the week/ })).toBeVisible();
  await expect(consumer.getByLabel('Save this view as')).toHaveCount(0);
  await expectAccessible(consumer);
  await consumer.context().close();
});
