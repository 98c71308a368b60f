import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messageTexts, type SheetsRow, sheetsRows, sheetsWorkbook } from '@soundings/server/test/sheets-survey';
import { createClient } from './api-client.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openSurvey, searchProject } from './steps.ts';

const rows = sheetsRows(600);
const women = rows.filter(({ gender }) => gender === 'female');
const percent = (part: number, base: number) => ((100 * part) / base).toFixed(1);

type Concept = 'sea' | 'ice';
/** Counted from the rows of the workbook: who answered to a concept, and who of them named a subconcept in a tone. */
const countNamed = (of: readonly SheetsRow[], concept: Concept, subconcept: string, tone?: string) => {
  const answered = of.filter((row) => row[concept].length > 0);
  const named = answered.filter((row) =>
    row[concept].some(([name, meant]) => name === subconcept && (tone === undefined || meant === tone)),
  );
  return { base: answered.length, share: percent(named.length, answered.length) };
};

const createProject = async (page: Page, name: string) => {
  await openSurvey(page, name, 'sea.xlsx', sheetsWorkbook(rows));
  await expect(page.getByText('all 600 respondents')).toBeVisible();
};

const openView = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bar = (page: Page, title: string, name: RegExp) => chart(page, title).getByRole('img', { name });

const filterByWomen = async (page: Page) => {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('button', { name: /^Gender/ }).click();
  await page.getByRole('checkbox', { name: /^female/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${women.length} of 600 respondents`)).toBeVisible();
};

const chooseConcept = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Concept', exact: true }).click();
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('figures of concepts equal a count of the file, by tone, under a filter, and beside another concept', async ({
  signedIn: page,
}) => {
  await createProject(page, 'Sea and ice');
  await openView(page, 'Concept response');
  await expect(page).toHaveURL(/tab=concepts/);
  await chooseConcept(page, 'The sea');
  for (const subconcept of ['cold', 'wide', 'deep']) {
    const { base, share } = countNamed(rows, 'sea', subconcept);
    await expect(bar(page, 'Overall', new RegExp(`^${subconcept} ${share}%.*base ${base}\\b`))).toBeVisible();
    const negative = countNamed(rows, 'sea', subconcept, 'negative');
    await expect(bar(page, 'Negative', new RegExp(`^${subconcept} ${negative.share}%`))).toHaveCount(
      negative.share === '0.0' ? 0 : 1,
    );
  }
  await expectAccessible(page);

  await filterByWomen(page);
  const filtered = countNamed(women, 'sea', 'cold');
  const all = countNamed(rows, 'sea', 'cold');
  const cold = bar(page, 'Overall', new RegExp(`^cold ${filtered.share}%.*base ${filtered.base}\\b`));
  await expect(cold).toHaveAccessibleName(new RegExp(`all respondents ${all.share}`));
  await page.getByRole('switch', { name: 'Global percentage' }).check({ force: true });
  await expect(bar(page, 'Overall', new RegExp(`^cold ${all.share}%.*base ${all.base}\\b`))).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByRole('switch', { name: 'Global percentage' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Compare to' }).click();
  await page.getByRole('option', { name: 'The ice' }).click();
  await page.keyboard.press('Escape');
  const ice = countNamed(rows, 'ice', 'cold');
  await expect(bar(page, 'Overall', new RegExp(`^cold, The ice ${ice.share}%.*base ${ice.base}\\b`))).toBeVisible();
  // Nobody named it of the other: no bar, and the table says so.
  await expect(bar(page, 'Overall', /^wide, The ice/)).toHaveCount(0);
  await expect(page).toHaveURL(/compareTo/);
  await page.reload();
  await expect(bar(page, 'Overall', /^cold, The ice/)).toBeVisible();
  await expectAccessible(page);

  // What the sea was compared to says nothing about the ice.
  await chooseConcept(page, 'The ice');
  await expect(page).not.toHaveURL(/compareTo/);
  await expect(chart(page, 'Positive')).toContainText('No one named a subconcept in this tone.');
});

test('concepts head-to-head line up by subconcept, as a chart, a table and a picture', async ({ signedIn: page }) => {
  await createProject(page, 'Sea against ice');
  await openView(page, 'Concept response');
  const subconcepts = chart(page, 'Subconcepts');
  for (const [name, concept] of [
    ['The sea', 'sea'],
    ['The ice', 'ice'],
  ] as const) {
    const { share } = countNamed(rows, concept, 'cold');
    await expect(subconcepts.getByRole('img', { name: new RegExp(`^cold, ${name} ${share}`) })).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More: Subconcepts' }).click();
  await page.getByRole('menuitem', { name: 'Download as PNG' }).click();
  const picture = await readFile(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('button', { name: 'More: Subconcepts' }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  await expect(page.getByRole('row', { name: /^wide The ice/ })).toContainText('never named');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Concepts to compare' }).click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Choose two or more concepts')).toBeVisible();
});

test('a project without concepts says so', async ({ signedIn: page }) => {
  await page.goto('/projects');
  await (await searchProject(page, 'Rimfrost name test')).click();
  await openView(page, 'Concept response');
  await expect(page.getByText('No concepts in this project')).toBeVisible();
  await expect(page.getByText('No concepts to compare in this project')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('tab', { name: 'Background data' })).toHaveAttribute('aria-disabled', 'true');
});

test('a benchmark counts any of a group and every group; the last question counts, a failed one clears the figure', async ({
  signedIn: page,
}) => {
  await createProject(page, 'Benchmarked sea');
  await openView(page, 'Benchmarks');
  const tile = page.getByLabel('Summary').locator('div').filter({ hasText: 'Benchmark' });
  await expect(tile).toContainText('-/-');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Gender: female/ }).check();
  await page.getByRole('searchbox', { name: 'Search criteria' }).fill('sea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Gender/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /The sea: cold/ }).check();
  await page.getByRole('checkbox', { name: /The sea: wide/ }).check();
  await submit.click();
  const fit = women.filter(({ sea }) => sea.some(([name]) => name === 'cold' || name === 'wide')).length;
  await expect(tile).toContainText(percent(fit, 600));
  await expect(page.getByText(`${fit} of 600 respondents`)).toBeVisible();
  await expectAccessible(page);

  // The first answer waits until the second question was asked: it was ended, and never comes to the page.
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(request.url()));
  let asked = 0;
  await page.route('**/api/resonance/calculations/benchmarks*', async (route) => {
    if (asked++ > 0) await route.continue();
  });
  await page.getByRole('checkbox', { name: /The sea: wide/ }).uncheck();
  await submit.click();
  await expect(page.getByText('Calculating')).toBeVisible();
  await page.getByRole('checkbox', { name: /The sea: deep/ }).check();
  await submit.click();
  const deeper = women.filter(({ sea }) => sea.some(([name]) => name === 'cold' || name === 'deep')).length;
  await expect(page.getByText(`${deeper} of 600 respondents`)).toBeVisible();
  expect(ended.filter((url) => url.includes('benchmarks'))).toHaveLength(1);

  // Another view and back: the figure is still there.
  await openView(page, 'Message response');
  await expect(tile).toContainText(percent(deeper, 600));
  await openView(page, 'Benchmarks');
  await expect(page.getByText(`${deeper} of 600 respondents`)).toBeVisible();

  await page.unroute('**/api/resonance/calculations/benchmarks*');
  await page.route('**/api/resonance/calculations/benchmarks*', (route) => route.abort());
  await page.getByRole('checkbox', { name: /Gender: male/ }).check();
  await submit.click();
  await expect(page.getByText('Couldn’t calculate the benchmark')).toBeVisible();
  await expect(tile).toContainText('-/-');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(submit).toBeDisabled();
});

test('a crosstab keeps the filter and is saved as CSV and as a workbook', async ({ signedIn: page }) => {
  await createProject(page, 'Sea by region');
  await filterByWomen(page);
  const dialog = page.getByRole('dialog', { name: 'Export crosstab' });
  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Export crosstab' }).click();
    await expect(dialog.getByText('Includes only respondents who match the filter: Gender female.')).toBeVisible();
    const all = dialog.getByRole('checkbox', { name: 'Select all of Region' });
    if (!(await all.isChecked())) await all.check();
    await expect(dialog.getByText('Total and 3 audiences')).toBeVisible();
    const inNorth = women.filter(({ region }) => region === 'north').length;
    await expect(dialog.getByText(`Region: northbase ${inNorth}`)).toBeVisible();
    await dialog.getByText(format, { exact: true }).click();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    await expect(dialog).toBeHidden();
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await save('CSV');
  expect(csv.name).toMatch(/\.csv$/);
  const line = csv.content
    .toString('utf8')
    .split('\n')
    .find((one) => one.includes(messageTexts[1]!) && one.includes('R1') && one.includes('%'));
  const shares = ['north', 'south', 'west'].map((region) => {
    const asked = women.filter((row) => row.region === region && row.r1[1] !== null);
    return Number(percent(asked.filter(({ r1 }) => r1[1] === 1).length, asked.length));
  });
  for (const share of shares) expect(line).toContain(String(share));
  const xlsx = await save('XLSX');
  expect(xlsx.name).toMatch(/\.xlsx$/);
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
});

test('consumers have the same views of a shared project', async ({ signedIn: page, browser, server }) => {
  await createProject(page, 'Shared sea');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const client = await createClient(server.url);
  const projectPassword = 'SharedSeaPassword1234';
  await client.post(`/api/project/activate/sharing/${id}`, {});
  await client.post(`/api/project/edit/share/${id}`, { projectPassword });
  const consumer = await (await browser.newContext({ baseURL: server.url })).newPage();
  await consumer.goto('/resonance/Shared%20sea?tab=concepts');
  await consumer.getByLabel('Project password', { exact: true }).fill(projectPassword);
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await chooseConcept(consumer, 'The sea');
  const { share } = countNamed(rows, 'sea', 'cold');
  await expect(bar(consumer, 'Overall', new RegExp(`^cold ${share}`))).toBeVisible();
  await expectAccessible(consumer);
  await openView(consumer, 'Benchmarks');
  await consumer.getByRole('checkbox', { name: /^Gender: female/ }).check();
  await consumer.getByRole('button', { name: 'Submit' }).click();
  await expect(consumer.getByText(`${women.length} of 600 respondents`)).toBeVisible();
  await consumer.getByRole('button', { name: 'Export crosstab' }).click();
  const dialog = consumer.getByRole('dialog', { name: 'Export crosstab' });
  await dialog.getByRole('checkbox', { name: 'Select all of Gender' }).check();
  const download = consumer.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(consumer.url()).not.toContain(projectPassword);
});
