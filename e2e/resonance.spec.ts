import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { countR1, surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { expect, expectAccessible, test } from './fixtures.ts';
import { chooseFile, openSurvey, startProject } from './steps.ts';

const rows = surveyRows(600);
const share = ({ base, positive }: { base: number; positive: number }) => ((100 * positive) / base).toFixed(1);

const audienceRow = (page: Page, audience: string) => page.getByRole('row', { name: new RegExp(`\\b${audience}\\b`) });

test('a survey becomes a project, and its figures by audience equal a count of its rows', async ({
  signedIn: page,
}) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'New project' }).click();
  await page.getByRole('link', { name: /Resonance/ }).click();
  await page.getByLabel('Project name').fill('Autumn survey');
  await expectAccessible(page);
  await chooseFile(page, 'autumn.csv', surveyCsv(rows));
  await expect(page.getByText('2 messages')).toBeVisible();
  await expect(page.getByText('2 audience columns')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The project has been created')).toBeVisible();
  await expect(page).toHaveURL(/\/project\/resonance\//);
  await expectAccessible(page);

  const bold = countR1(rows, 'bold');
  const selected = page.getByRole('region', { name: 'Selected message' });
  await expect(selected.getByRole('heading', { name: 'A bold message' })).toBeVisible();
  await expect(selected.getByText(share(bold)).first()).toBeVisible();

  await page.getByRole('button', { name: 'More: Audiences' }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  for (const gender of ['female', 'male']) {
    const counted = countR1(
      rows.filter((row) => row.gender === gender),
      'bold',
    );
    await expect(audienceRow(page, gender)).toContainText(share(counted));
    await expect(audienceRow(page, gender)).toContainText(String(counted.base));
  }
  await expectAccessible(page);
});

test('a filter narrows every figure; the address keeps it; the global percentage shows both', async ({
  signedIn: page,
}) => {
  await openSurvey(page, 'Filtered survey', 'filtered.csv', Buffer.from(surveyCsv(rows)));
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page
    .getByRole('dialog', { name: 'Add filter' })
    .getByRole('button', { name: /^Gender/ })
    .click();
  await page.getByRole('checkbox', { name: /^female/ }).check();
  await page.keyboard.press('Escape');
  const women = rows.filter((row) => row.gender === 'female');
  await expect(page.getByText(`${women.length} of 600 respondents`)).toBeVisible();
  const selected = page.getByRole('region', { name: 'Selected message' });
  await expect(
    selected
      .getByText(share(countR1(women, 'calm')))
      .or(selected.getByText(share(countR1(women, 'bold'))))
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${women.length} of 600 respondents`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Global percentage' }).check();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('all 600 respondents')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Global percentage' })).toHaveCount(0);
});

test('a wrong file says where it is wrong, and a taken name is said before anything is lost', async ({
  signedIn: page,
}) => {
  await startProject(page, 'Mended survey');
  await chooseFile(page, 'notes.pdf.csv', '%PDF-1.7 not a table');
  await expect(page.getByText('This is not a table')).toBeVisible();
  await chooseFile(
    page,
    'broken.csv',
    surveyCsv(rows).replace('\nfemale,north', '\nfemale,north,seven,3\nfemale,north'),
  );
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(/Line 3\b/)).toBeVisible();
  await expectAccessible(page);
  await chooseFile(page, 'mended.csv', surveyCsv(rows));
  await page.getByLabel('Project name').fill(' havgus AUTUMN claims');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('This name is taken. Add a year or a market.')).toBeVisible();
  await page.getByLabel('Project name').fill('Mended survey');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/project\/resonance\//);
});

test('the list finds, filters, sorts and shows projects as cards or table', async ({ signedIn: page }) => {
  await page.goto('/projects');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('rimfrost');
  await expect(page.getByText('Havgus autumn claims')).toHaveCount(0);
  await expect(page).toHaveURL(/rimfrost/);
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Rimfrost name test/ })).toContainText('Resonance');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('row', { name: /Rimfrost name test/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing like this');
  await page.getByRole('button', { name: 'Remove filters' }).click();
  // The search that is still to come does not call back whoever has chosen already, however long the page takes.
  await page.route('**/assets/*.js', async (route) => {
    await sleep(800);
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('havgus autumn');
  await page.getByRole('link', { name: 'Havgus autumn claims' }).click();
  await expect(page.getByRole('heading', { name: 'One jacket, ten winters' })).toBeVisible();
});
