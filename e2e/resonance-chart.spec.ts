import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countR1, surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openSurvey } from './steps.ts';

const look = { theme: 'soundings', vision: 'default', dataStructure: 'respondents', lang: 'en' };
const rows = surveyRows(600);
const share = ({ base, positive }: { base: number; positive: number }) => ((100 * positive) / base).toFixed(1);

const findProject = async (page: Page, query: string) =>
  (await (await page.request.post('/api/project/search', { data: { query } })).json()).content[0];

/** Opens a chart as the project's page does, with a token that is good once. */
const openChart = async (page: Page, sourceId: string, given: object = {}) => {
  const { token } = await (await page.request.get('/api/ivis/token/generate')).json();
  await page.goto(`/chart/resonance/?${new URLSearchParams({ sourceId, token, ...look, ...given })}`);
};

const stage = (page: Page) => page.getByRole('application');
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' });

test('staff open the chart: the address keeps no secret, three visions show the same messages', async ({
  signedIn: page,
}) => {
  const { id } = await findProject(page, 'Havgus autumn claims');
  await openChart(page, id);
  await expect(page.getByRole('heading', { name: 'Havgus autumn claims' })).toBeVisible();
  expect(page.url()).not.toMatch(/token|sourceId/);
  const { messages, filterColumns } = await (await page.request.get(`/api/resonance/data?projectId=${id}`)).json();
  const audiences = filterColumns.flatMap((column: { audiences: object[] }) => column.audiences).length;
  await expect(stage(page)).toHaveAccessibleName(`Map of the messages, ${messages.length}`);
  await expectAccessible(page);
  await page.getByText('Network', { exact: true }).click();
  await expect(stage(page)).toHaveAccessibleName(
    `Network of messages, ${messages.length}, and audiences, ${audiences}`,
  );
  await expectAccessible(page);
  await page.getByText('Matrix', { exact: true }).click();
  await expect(stage(page)).toHaveAccessibleName(`Matrix of messages, ${messages.length}, by audiences, ${audiences}`);
  await expect(page).toHaveURL(/vision=matrix/);
  await page.reload();
  await expect(stage(page)).toHaveAccessibleName(/^Matrix/);
});

test('two tabs show the charts of two projects, and do so still when the first is loaded again', async ({
  signedIn: first,
}) => {
  const second = await first.context().newPage();
  await openSurvey(second, 'Beside the first chart', 'beside.csv', Buffer.from(surveyCsv(rows)));
  await openChart(first, (await findProject(first, 'Havgus autumn claims')).id);
  await openChart(second, (await findProject(second, 'Beside the first chart')).id);
  const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
  await expect(headingOf(second)).toHaveText('Beside the first chart');
  await first.reload();
  await expect(headingOf(first)).toHaveText('Havgus autumn claims');
  await first.getByText('Matrix', { exact: true }).click();
  await expect(first).toHaveURL(/vision=matrix/);
  for (const page of [first, second]) await page.reload();
  await expect(headingOf(first)).toHaveText('Havgus autumn claims');
  await expect(headingOf(second)).toHaveText('Beside the first chart');
  // The list of visits reaches the page that opens charts: the first tab's gives way to the fifth after it.
  for (let i = 0; i < 4; i++) await openChart(second, (await findProject(second, 'Beside the first chart')).id);
  await expect(headingOf(second)).toHaveText('Beside the first chart');
  await first.reload();
  await expect(first.getByRole('heading', { name: 'Open the chart from its project' })).toBeVisible();
});

test('keys go through the matrix, select, zoom and let go; everything pointed at is read out', async ({
  signedIn: page,
}) => {
  const { id } = await findProject(page, 'Havgus autumn claims');
  await openChart(page, id, { vision: 'matrix' });
  await stage(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const status = page.getByRole('status').filter({ hasText: 'R1 interest' });
  await expect(status).toContainText(/95% interval .*base \d/);
  const read = await status.textContent();
  await page.keyboard.press('Enter');
  const inAudience = selected(page).getByRole('region', { name: 'In this audience' });
  await expect(inAudience).toBeVisible();
  const r1 = /R1 interest (\d+\.\d)/.exec(read ?? '')?.[1] ?? 'none';
  await expect(inAudience.locator('dd').first()).toContainText(r1);
  await page.keyboard.press('+');
  await expect(page.getByRole('status', { name: 'Zoom 125%' })).toBeVisible();
  await page.keyboard.press('-');
  await expect(page.getByRole('status', { name: 'Zoom 100%' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByRole('status', { name: 'Zoom 80%' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('status', { name: 'Zoom 100%' })).toBeVisible();
  await stage(page).focus();
  await page.keyboard.press('Escape');
  await expect(selected(page)).toHaveCount(0);
});

test('a figure of the chart equals a count of the survey’s rows', async ({ signedIn: page }) => {
  await openSurvey(page, 'Charted survey', 'charted.csv', Buffer.from(surveyCsv(rows)));
  await openChart(page, (await findProject(page, 'Charted survey')).id, { vision: 'network' });
  await page.getByRole('searchbox').fill('bold');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Found: messages 1, audiences 0')).toBeVisible();
  await page.getByRole('option', { name: /A bold message/ }).click();
  await expect(selected(page).getByRole('heading', { name: 'A bold message' })).toBeVisible();
  await expect(selected(page).locator('dd').first()).toContainText(share(countR1(rows, 'bold')));
  const women = countR1(
    rows.filter((row) => row.gender === 'female'),
    'bold',
  );
  await selected(page)
    .getByRole('option', { name: /: female/ })
    .click();
  const inAudience = selected(page).getByRole('region', { name: 'In this audience' });
  await expect(inAudience.locator('dd').first()).toContainText(share(women));
  await expect(inAudience).toContainText(`base ${women.base}`);
  await expectAccessible(page);
});

test('the chart wears HACKABU in light and dark and speaks German; its picture is a PNG', async ({
  signedIn: page,
}) => {
  const { id } = await findProject(page, 'Havgus autumn claims');
  await openChart(page, id, { theme: 'HACKABU', lang: 'DE' });
  await expect(page.getByRole('button', { name: 'Gestaltung: HACKABU' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zum dunklen Design wechseln' }).click();
  await expectAccessible(page);
  await page.getByRole('option').first().click();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Als PNG herunterladen/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Havgus autumn claims_.*\.png$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Twice as wide and high as the drawing on the page, and more for title and legend.
  const box = await stage(page).boundingBox();
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(2 * (box?.width ?? 0));
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(2 * (box?.height ?? 0));
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Chart theme: HACKABU' })).toBeVisible();
  await expect(page).toHaveURL(/lang=en/);
});

test('without a cookie the page says where the chart is opened; name and password open it', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const { id } = await findProject(page, 'Havgus autumn claims');
  await page.request.post(`/api/project/activate/sharing/${id}`);
  const { projectPassword } = await (await page.request.get(`/api/project/edit-info/${id}`)).json();
  const window = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await window.goto('/chart/resonance/');
  await expect(window.getByRole('heading', { name: 'Open the chart from its project' })).toBeVisible();
  await expectAccessible(window);
  const given = { projectName: 'Havgus autumn claims', projectType: 'resonance', ...look, vision: 'network' };
  await window.goto(`/chart/resonance/?${new URLSearchParams({ ...given, projectPassword: 'not the password 123' })}`);
  await expect(window.getByRole('heading', { name: 'Open the chart from its project' })).toBeVisible();
  expect(window.url()).not.toContain('projectPassword');
  await window.goto(`/chart/resonance/?${new URLSearchParams({ ...given, projectPassword })}`);
  await expect(stage(window)).toHaveAccessibleName(/^Network/);
  expect(window.url()).not.toContain('projectPassword');
});
