import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { chooseFile, openSurvey, startProject } from './steps.ts';

const reasons = ['Too expensive', 'Warm and dry', 'Looks good', 'Costs too much'];

/** 200 respondents, of whom 120 are women; `liking` of 10 like the first message. */
const surveyOf = (liking: number, label = 'A calm message') =>
  [
    ['Gender', label, 'A bold message', 'Why'],
    ...Array.from({ length: 200 }, (_, i) => [
      i % 5 < 3 ? 'female' : 'male',
      i % 10 < liking ? 4 + (i % 2) : 1 + (i % 3),
      1 + (i % 5),
      `${reasons[i % 4]}, said number ${i}`,
    ]),
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\n');

const inBothThemes = async (page: Page) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
};

test('answers are weighted to given shares, judged at 99%, and downloaded for SPSS', async ({ signedIn: page }) => {
  const id = await openSurvey(page, 'Weighted wool', 'wool.csv', Buffer.from(surveyOf(4)));
  await page.goto(`/projects/edit/resonance/${id}`);
  await page.getByRole('combobox', { name: 'Confidence' }).click();
  await page.getByRole('option', { name: '99%' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The project has been changed').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Variables' }).click();
  await page.getByRole('option', { name: 'Gender' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Target share of female in Gender' }).fill('50');
  const weight = page.getByRole('button', { name: 'Weight answers' });
  await expect(weight).toBeDisabled();
  await page.getByRole('textbox', { name: 'Target share of male in Gender' }).fill('50');
  await inBothThemes(page);
  await weight.click();
  // 120 and 80 of 200 to 50 and 50: weights of 5/6 and 5/4, and (Σw)²/(nΣw²) = 0.96.
  await expect(page.getByText('Weighted to Gender, efficiency 96%.')).toBeVisible();
  await expect(page.getByText('Weights from 0.83 to 1.25.')).toBeVisible();

  await page.goto(`/project/resonance/${id}`);
  await expect(page.getByText('Weighted to Gender, efficiency 96%; the tests allow for it.')).toBeVisible();
  await expect(
    page.getByText('Intervals and differences at 99%, Benjamini\u2060–\u2060Hochberg-corrected.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Export crosstab' }).click();
  await page.getByRole('dialog').getByText('Answers', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for SPSS' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Weighted wool_.*\.sav$/);
  expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('$FL2');
});

test('a wave before shows what has changed since', async ({ signedIn: page }) => {
  await openSurvey(page, 'Wool in spring', 'spring.csv', Buffer.from(surveyOf(3, 'A CALM message')));
  const id = await openSurvey(page, 'Wool in autumn', 'autumn.csv', Buffer.from(surveyOf(6)));
  await page.getByRole('tab', { name: 'Waves' }).click();
  await expect(page.getByText('No earlier waves')).toBeVisible();
  await page.getByRole('link', { name: 'Choose earlier waves' }).click();
  await page.getByRole('combobox', { name: 'Earlier waves, the earliest first' }).click();
  await page.getByRole('option', { name: 'Wool in spring' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save waves' }).click();
  await expect(page.getByText('The waves were saved').first()).toBeVisible();
  await page.goto(`/project/resonance/${id}?tab=waves`);
  const row = page.getByRole('row', { name: /A calm message/ });
  await expect(row).toContainText('30.0%');
  await expect(row).toContainText('60.0%');
  await expect(row).toContainText(/30\.0 above the wave before/);
  await expect(row.getByRole('img', { name: /^above the wave before, p/ })).toBeVisible();
  await inBothThemes(page);
  await page.getByRole('button', { name: 'Actions for Wool in autumn' }).click();
  await page.getByRole('menuitem', { name: 'Add to report' }).click();
  await page.getByRole('button', { name: 'Add to report' }).click();
  const blocks = page
    .getByRole('list', { name: 'Blocks' })
    .getByRole('region', { name: 'Interest (R1) over the waves' });
  await expect(blocks).toHaveCount(2);
  for (const block of [blocks.first(), blocks.last()])
    await expect(block).toContainText(/Wool in spring \(\d+\).*A calm message/s);
});

test('names that differ between waves are joined and parted by hand', async ({ signedIn: page }) => {
  await openSurvey(page, 'Names in spring', 'spring.csv', Buffer.from(surveyOf(3, 'Wool is calm and warm')));
  const id = await openSurvey(
    page,
    'Names in autumn',
    'autumn.csv',
    Buffer.from(surveyOf(6, 'Wool is calm and warm!')),
  );
  await page.goto(`/projects/edit/resonance/${id}`);
  await page.getByRole('combobox', { name: 'Earlier waves, the earliest first' }).click();
  await page.getByRole('option', { name: 'Names in spring' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save waves' }).click();
  await expect(page.getByText('1 of 2 messages matched by name')).toBeVisible();

  await page.getByRole('button', { name: 'Match names with Names in spring' }).click();
  const dialog = page.getByRole('dialog', { name: 'Match names with Names in spring' });
  const partner = dialog.getByRole('combobox', { name: 'Name in Names in spring for Wool is calm and warm!' });
  await expect(partner).toHaveValue('Wool is calm and warm');
  await inBothThemes(page);
  await dialog.getByRole('button', { name: 'Join Wool is calm and warm!' }).press('Enter');
  await expect(dialog.getByText('Everything in this project is joined.')).toBeVisible();
  await expect(dialog.getByText('By hand', { exact: true })).toBeVisible();
  await inBothThemes(page);
  await dialog.getByRole('button', { name: 'Separate Wool is calm and warm!' }).press('Enter');
  await expect(partner).toBeVisible();
  await dialog.getByRole('button', { name: 'Join Wool is calm and warm!' }).click();
  await expect(dialog.getByText('By hand', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 of 2 messages matched, 1 of them by hand')).toBeVisible();
  await page.goto(`/project/resonance/${id}?tab=waves`);
  await expect(page.getByRole('row', { name: /Wool is calm and warm!/ })).toContainText('30.0%');
  await expect(page.getByText('1 message was joined with one of Names in spring by hand.')).toBeVisible();
});

test('a filter is saved, opened again, and a column of a crosstab that is saved, too', async ({ signedIn: page }) => {
  await openSurvey(page, 'Saved wool', 'wool.csv', Buffer.from(surveyOf(4)));
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('button', { name: /^Gender/ }).click();
  await page.getByRole('checkbox', { name: /^female/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('textbox', { name: 'Save this filter as' }).fill('Women');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('button', { name: /^Women/ });
  await expect(saved).toBeVisible();
  await inBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await saved.click();
  await expect(page.getByText('120 of 200 respondents')).toBeVisible();

  await page.getByRole('button', { name: 'Export crosstab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export crosstab' });
  await dialog.getByRole('checkbox', { name: 'Select all of Saved filters' }).check();
  await expect(dialog.getByText('Total and 1 audience')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await page.getByRole('textbox', { name: 'Save these columns as' }).fill('Usual');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Saved columns' })).toBeVisible();
  await inBothThemes(page);
});

test('open answers are kept where that is said, found, coded and counted', async ({ signedIn: page }) => {
  await startProject(page, 'Wool in words');
  await chooseFile(page, 'words.csv', surveyOf(4));
  await page.getByRole('combobox', { name: 'Role of Why' }).selectOption('verbatim');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/project\/resonance\//);
  await page.getByRole('tab', { name: 'Open answers' }).click();
  await expect(page.getByText('200 answers')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search answers' }).fill('expensive, too much');
  await expect(page.getByText('100 answers')).toBeVisible();
  await page.getByRole('textbox', { name: 'New code' }).fill('Price');
  await page.getByRole('button', { name: 'Add code' }).click();
  await expect(page.getByText('100 50%').first()).toBeVisible();
  await page.getByRole('button', { name: 'Set codes' }).first().click();
  await page.getByRole('checkbox', { name: 'Price' }).click();
  await expect(page.getByText('99 50%')).toBeVisible();
  await page.keyboard.press('Escape');
  const table = page.getByRole('region', { name: 'Codes by audience' }).last();
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('49.5%');
  await inBothThemes(page);

  await page.getByRole('button', { name: 'Export crosstab' }).click();
  await page.getByRole('dialog').getByText('Answers', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Include open answers and their codes' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for SPSS' }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.includes('Why: Price')).toBe(true);
  await expectAccessible(page);
});
