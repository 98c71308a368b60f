import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const password = 'Shared-Password-12345';

test('a campaign and a goal stand in the charts over time, also where a project is shared', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const id = await addMonthOfFigures(page, 'Nordic outdoor, timeline');
  await page.goto(`/project/sonar/${id}?tab=powerrank`);
  const open = () => page.getByRole('button', { name: 'Timeline', exact: true }).click();
  const timeline = page.getByRole('dialog', { name: 'Timeline' });
  const add = () => timeline.getByRole('button', { name: 'Add to the timeline' }).click();
  const save = () => timeline.getByRole('button', { name: 'Save' }).click();
  await open();
  await expect(timeline.getByText(/^Note campaigns, launches/)).toBeVisible();
  await add();
  await save();
  await expect(timeline.getByText('Enter a name.')).toBeVisible();
  await timeline.getByLabel('Name').fill('Autumn campaign');
  // The last day with data.
  await timeline.getByRole('button', { name: /^Day: 31\.10\.2026/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Day' });
  const october = calendar.getByRole('button', { name: /October 2026/ });
  await october.filter({ hasText: /^20$/ }).click();
  await expectAccessible(page);
  await save();
  await expect(timeline.getByText('Campaign, 20.10.2026')).toBeVisible();

  await add();
  await timeline.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Goal' }).click();
  await timeline.getByLabel('At least').fill('72.5');
  await save();
  await expect(timeline.getByText('Powerrank 72.5')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const events = (on: typeof page) => on.getByRole('list', { name: 'Events in this chart' }).getByRole('listitem');
  await expect(events(page)).toHaveText(/Autumn campaign20\.10\.2026/);
  await expect(page.getByText(/^goal 72\.5 by/)).toBeVisible();
  await expectAccessible(page);

  for (const [path, data] of [
    ['activate/sharing', {}],
    ['edit/share', { projectPassword: password }],
  ] as const) {
    expect((await page.request.post(`/api/project/${path}/${id}`, { data })).ok()).toBe(true);
  }
  const consumer = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await consumer.goto(`/sonar/${encodeURIComponent('Nordic outdoor, timeline')}?tab=powerrank`);
  await consumer.getByLabel('Project password', { exact: true }).fill(password);
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await expect(events(consumer)).toHaveText(/Autumn campaign/);
  await consumer.getByRole('button', { name: 'Timeline', exact: true }).click();
  await expect(consumer.getByRole('dialog', { name: 'Timeline' }).getByText('Autumn campaign')).toBeVisible();
  await expect(consumer.getByRole('button', { name: 'Add to the timeline' })).toHaveCount(0);
  await consumer.context().close();

  await open();
  await timeline.getByRole('button', { name: 'Delete Autumn campaign' }).click();
  await page.keyboard.press('Escape');
  await expect(events(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(events(page)).toHaveText(/Autumn campaign/);
});
