import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const password = 'Shared-Password-12345';
const name = 'Nordic outdoor, posts';
const days = Array.from({ length: 61 }, (_, at) => new Date(Date.UTC(2026, 3, 1 + at)).toISOString().slice(0, 10));

/** Fjeldholm posts daily and earns 100 to 109; one post of 12 May earns 5,000. Havgus posts every third day. */
const file = (): string =>
  [
    'domain,network,post id,date,likes,comments,shares,type,message,permalink',
    ...days.map(
      (day, at) =>
        `fjeldholm.example,Facebook,f-${at},${day} 09:30:00,${80 + (at % 10)},15,5,${at % 3 === 0 ? 'video' : 'photo'},Number ${at} from our workshop #workshop,https://facebook.example/f/${at}`,
    ),
    'fjeldholm.example,Facebook,f-snow,2026-05-12 18:00:00,4500,300,200,video,The first snow of the year! #snow #workshop,https://facebook.example/f/snow',
    ...days
      .filter((_, at) => at % 3 === 0)
      .map((day, at) => `havgus.example,Facebook,h-${at},${day},40,2,1,link,By the sea,`),
  ].join('\n');

/** What the columns of a usual export mean is known without asking, but not in which time zone its clock hangs. */
const importPosts = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/project/sonar/collect-data/${id}`);
  await page.getByRole('button', { name: 'Import metrics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import metrics' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('choose a file').click();
  await (await chooser).setFiles({ name: 'posts.csv', mimeType: 'text/csv', buffer: Buffer.from(file()) });
  const start = dialog.getByRole('button', { name: 'Import metrics' });
  await expect(dialog.getByText('Choose the time zone of the posts’ times.')).toBeVisible();
  await expect(start).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Time zone of the times' }).click();
  await page.getByRole('option', { name: 'UTC', exact: true }).click();
  await expectAccessible(page);
  await start.click();
  await expect(dialog.getByText('The metrics have been imported')).toBeVisible();
};

const prepare = async (page: Page): Promise<string> => {
  const post = async (path: string, options: object) => {
    const reply = await page.request.post(path, options);
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const datasets = [
    { brandCompany: 'Fjeldholm', domain: 'fjeldholm.example', myCompany: true },
    { brandCompany: 'Havgus', domain: 'havgus.example' },
  ];
  const settings = { brand: 'Fjeldholm', startDate: '2026-04-01', rangeType: 'DAILY_RANGE' };
  const { id } = await post('/api/sonar/init', { data: { projectName: name, ...settings, datasets } });
  await importPosts(page, id);
  await post(`/api/project/activate/sharing/${id}`, { data: {} });
  await post(`/api/project/edit/share/${id}`, { data: { projectPassword: password } });
  return id;
};

const period = 'from=2026-05-01&to=2026-05-31&prevFrom=2026-04-01&prevTo=2026-04-30';
const rows = (page: Page) => page.getByRole('list', { name: 'Posts, most interactions first' }).getByRole('listitem');

test('posts are found, compared and searched, and one is shown to have carried a change', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const id = await prepare(page);
  await page.goto(`/project/sonar/${id}?tab=posts&${period}`);
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).first()).toContainText(/Fjeldholm.*Video.*The first snow.*4,500 likes.*5,000.*× typical/);
  await expect(
    page.getByText(/Kept for this period: 43 posts .* The accounts’ metrics count the same\./),
  ).toBeVisible();
  await expect(rows(page).first().getByRole('link', { name: 'Open post' })).toHaveAttribute(
    'href',
    'https://facebook.example/f/snow',
  );
  await expect(
    page.getByRole('region', { name: 'Types of posts' }).getByRole('row', { name: /^Photo 20 1\.0×/ }),
  ).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('21 to 40 of 43')).toBeVisible();
  await page.getByRole('button', { name: 'Search posts with snow' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/words=snow/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'Havgus' }).click();
  await expect(rows(page)).toHaveCount(11);
  await expect(rows(page).first()).toContainText('By the sea');

  // Over both months the hour at which Fjeldholm posts daily has enough of each weekday.
  await page.goto(`/project/sonar/${id}?tab=posts&from=2026-04-01&to=2026-05-31&prevFrom=2026-04-01&prevTo=2026-04-30`);
  const hours = page.getByRole('region', { name: 'Weekdays and hours' });
  await expect(hours.getByRole('row').nth(1).getByRole('cell').filter({ hasText: /^1\.0/ })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, '[role="tabpanel"]');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(`/project/sonar/${id}?tab=engagement&${period}&why=1.passion`);
  const carried = page.getByRole('region', { name: 'What carried the change' });
  await expect(carried).toContainText(/9\d% of the rise in interactions on Facebook is one post:/);
  await expect(carried).toContainText('The first snow of the year!');
  await expect(carried.getByRole('link', { name: 'Open post' })).toHaveAttribute(
    'href',
    'https://facebook.example/f/snow',
  );
  await expectAccessible(page);

  const consumer = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await consumer.goto(`/sonar/${encodeURIComponent(name)}?tab=posts&${period}`);
  await consumer.getByLabel('Project password', { exact: true }).fill(password);
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await expect(rows(consumer).first()).toContainText('The first snow of the year!');
  await consumer.context().close();
});
