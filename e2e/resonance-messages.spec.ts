import type { Locator, Page } from '@playwright/test';
import { messageTexts, type SheetsRow, sheetsRows, sheetsWorkbook } from '@soundings/server/test/sheets-survey';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openSurvey } from './steps.ts';

const rows = sheetsRows(600);
const women = rows.filter(({ gender }) => gender === 'female');
const [calm, bold, numbers] = [0, 1, 2];

/** Counted one by one: percent with a decimal, and base. */
const countOf = (people: readonly SheetsRow[], message: number, measure: 'r1' | 'r2' = 'r1') => {
  const given = people.map((row) => row[measure][message]).filter((answer) => answer !== null);
  const positive = given.filter((answer) => answer === 1).length;
  return { percent: ((100 * positive) / given.length).toFixed(1), base: String(given.length) };
};

const createSurvey = async (page: Page, name: string) => {
  await openSurvey(page, name, 'sea.xlsx', sheetsWorkbook(rows));
  await expect(page.getByText('all 600 respondents')).toBeVisible();
};

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const showTable = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `More: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
};
const expectRow = async (table: Locator, name: string, { percent, base }: { percent: string; base: string }) => {
  const row = table.getByRole('row', { name: new RegExp(`\\b${name}\\b`) });
  await expect(row).toContainText(percent);
  await expect(row).toContainText(base);
};
const filterByWomen = async (page: Page) => {
  await page.getByRole('button', { name: 'Add filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add filter' });
  await dialog.getByRole('button', { name: /^Gender/ }).click();
  await page.getByRole('checkbox', { name: /^female/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${women.length} of 600 respondents`)).toBeVisible();
};

test('the top message comes with all its charts in one call, and their figures equal a count of the rows', async ({
  signedIn: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await createSurvey(page, 'First picture');
  await expect(page.getByRole('heading', { name: messageTexts[numbers]!, level: 1 })).toBeVisible();
  await showTable(page, 'Variables');
  for (const region of ['north', 'south', 'west']) {
    const there = rows.filter((row) => row.region === region);
    await expectRow(card(page, 'Variables'), region, countOf(there, numbers));
  }
  await showTable(page, 'Correlated');
  const fans = rows.filter(({ r1 }) => r1[numbers] === 1);
  await expectRow(card(page, 'Correlated'), messageTexts[calm]!, countOf(fans, calm));
  await expectRow(card(page, 'Correlated'), messageTexts[bold]!, countOf(fans, bold));
  const calls = (path: string) => asked.filter((one) => one === `/api/resonance/${path}`).length;
  expect([calls('calculations/init'), calls('calculations/data'), calls('high/performing')]).toEqual([1, 0, 0]);
  await expectAccessible(page);

  await card(page, 'Audiences').getByText('R2', { exact: true }).click();
  await expectRow(card(page, 'Correlated'), messageTexts[bold]!, countOf(fans, bold, 'r2'));
  const variables = card(page, 'Variables');
  await variables.getByRole('searchbox', { name: 'Search variables' }).fill('gender');
  await expect(variables.getByRole('row')).toHaveCount(3);
  await variables.getByRole('searchbox').fill('nowhere');
  await expect(variables.getByText('No results for “nowhere”.')).toBeVisible();
  await variables.getByRole('button', { name: 'Clear search' }).last().click();
  await variables.getByText('Bottom', { exact: true }).click();
  const least = ['north', 'south', 'west', 'female', 'male']
    .map((name) => ({ name, people: rows.filter(({ region, gender }) => region === name || gender === name) }))
    .map(({ name, people }) => ({ name, percent: Number(countOf(people, numbers, 'r2').percent) }))
    .sort((one, other) => one.percent - other.percent)[0]!;
  await expect(variables.getByRole('row').nth(1)).toContainText(least.name);
});

test('another message ends the calls for the last one', async ({ signedIn: page }) => {
  await createSurvey(page, 'Quick choices');
  await expect(card(page, 'Correlated')).toBeVisible();
  let held = 0;
  await page.route(/high\/performing|calculations\/data/, async (route) => {
    if (held++ > 1) await route.continue();
  });
  const ended = Promise.all(
    ['high/performing', 'calculations/data'].map((path) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(path)),
    ),
  );
  await page.getByRole('option', { name: new RegExp(messageTexts[calm]!) }).click();
  await expect.poll(() => held).toBe(2);
  await page.getByRole('option', { name: new RegExp(messageTexts[bold]!) }).click();
  for (const request of await ended) expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('group', { name: new RegExp(`positively to “${messageTexts[bold]}”`) })).toBeVisible();
});

test('the global percentage is switched for one chart or for all, and goes with the last filter', async ({
  signedIn: page,
}) => {
  await createSurvey(page, 'Global percentages');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await filterByWomen(page);
  await expect(page.getByRole('heading', { name: messageTexts[numbers]!, level: 1 })).toBeVisible();
  const north = (people: readonly SheetsRow[]) => people.filter(({ region }) => region === 'north');
  for (const name of ['Audiences', 'Variables', 'Correlated']) await showTable(page, name);
  await expectRow(card(page, 'Variables'), 'north', countOf(north(women), numbers));
  await page.getByRole('button', { name: 'More: Variables' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Global percentage' }).click();
  await expect(card(page, 'Variables')).toContainText('of all respondents');
  await expectRow(card(page, 'Variables'), 'north', countOf(north(rows), numbers));
  await expectRow(card(page, 'Audiences'), 'north', countOf(north(women), numbers));
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Global percentage' }).click({ force: true });
  await expectRow(card(page, 'Audiences'), 'north', countOf(north(rows), numbers));
  const fans = rows.filter(({ r1 }) => r1[numbers] === 1);
  await expectRow(card(page, 'Correlated'), messageTexts[bold]!, countOf(fans, bold));
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await filterByWomen(page);
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
});

test('head-to-head names who may be the best, and the address keeps who is compared', async ({ signedIn: page }) => {
  await createSurvey(page, 'Head to head');
  const section = card(page, 'Head-to-head');
  const compared = (text: string) => section.getByRole('listitem').filter({ hasText: text });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(compared(messageTexts[numbers]!)).toContainText('ahead');
  await expect(compared(messageTexts[numbers]!)).toContainText('highest total');
  const both = rows.filter(({ r1 }) => r1[calm] !== null && r1[numbers] !== null).length;
  const behind = compared(messageTexts[calm]!).getByText('behind, p < 0.001');
  // What is above may still move it away from the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await behind.hover();
    await expect(page.getByRole('tooltip')).toContainText(`${both} answered both`, { timeout: 2000 });
  }).toPass();
  await section.getByRole('button', { name: `Remove ${messageTexts[calm]}` }).click();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByRole('button', { name: `Remove ${messageTexts[bold]}` }).click();
  await expect(section.getByText('Add a message to compare with.')).toBeVisible();
  await section.getByRole('button', { name: 'Add message' }).click();
  // The page behind it lies half below the bar at its top, which counts as a small target.
  await expectAccessible(page, '[role="dialog"]');
  await page
    .getByRole('dialog', { name: 'Add message' })
    .getByRole('button', { name: new RegExp(messageTexts[calm]!) })
    .click();
  await page.keyboard.press('Escape');
  await expect(compared(messageTexts[calm]!)).toContainText('behind');
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByLabel('Leading message').first().click();
  await page.getByRole('option', { name: `2 · ${messageTexts[bold]}` }).click();
  await expect(compared(messageTexts[bold]!)).toContainText('highest total');
  await expect(compared(messageTexts[numbers]!)).toHaveCount(0);
});

test('a part that fails says so and leaves the rest alive; a chart is saved as a picture', async ({
  signedIn: page,
}) => {
  await createSurvey(page, 'Partly broken');
  await page.route(/calculations\/init|high\/performing/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.reload();
  await expect(card(page, 'Correlated').getByText('Couldn’t load the correlated messages')).toBeVisible();
  await expect(card(page, 'Audiences').getByRole('img', { name: /north: R1/ })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/calculations\/init|high\/performing/);
  await card(page, 'Correlated').getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Correlated').getByRole('img', { name: /^A bold message/ })).toBeVisible();
  await page.getByRole('button', { name: 'More: Correlated' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as PNG' }).click();
  expect((await saved).suggestedFilename()).toMatch(
    /^Correlated, R1_ A message with numbers_\d\d-\d\d-\d{4}_\d{6}\.png$/,
  );
});

test('the visualisation opens in a window of its own for staff and consumers, and no secret stays in its address', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  await createSurvey(page, 'Sea chart');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: /visualisation/ }).click();
  const chart = await opened;
  await expect(chart.getByText('Sea chart').first()).toBeVisible();
  const visit = expect.stringMatching(/^v[0-9a-f]{16}$/);
  const look = { theme: 'soundings', vision: 'default', dataStructure: 'respondents', lang: 'en', visit };
  expect(Object.fromEntries(new URL(chart.url()).searchParams)).toEqual(look);

  const id = page.url().match(/resonance\/([^?]+)/)?.[1];
  const projectPassword = 'Sharing-Password-12345';
  for (const [path, data] of [
    ['activate/sharing', undefined],
    ['edit/share', { projectPassword }],
  ] as const) {
    expect((await page.request.post(`/api/project/${path}/${id}`, { data, headers: { origin: baseURL! } })).ok()).toBe(
      true,
    );
  }
  const consumer = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await consumer.goto('/resonance/Sea%20chart');
  await consumer.getByLabel('Project password', { exact: true }).fill(projectPassword);
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await expect(card(consumer, 'Correlated')).toBeVisible();
  await expect(card(consumer, 'Head-to-head').getByText('ahead', { exact: true }).first()).toBeVisible();
  const window = consumer.context().waitForEvent('page');
  await consumer.getByRole('button', { name: /visualisation/ }).click();
  const shared = await window;
  await expect(shared.getByText('Sea chart').first()).toBeVisible();
  expect(Object.fromEntries(new URL(shared.url()).searchParams)).toEqual(look);
});
