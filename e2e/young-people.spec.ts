import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { repositoryRoot } from './repository-root.ts';

const folder = process.env.SOUNDINGS_DATA ?? join(repositoryRoot, '..', 'shared', 'data');
const file = join(folder, 'survey', 'young-people-responses.csv.gz');
const statements = ['Friends versus money', 'Public speaking', 'Happiness in life'];

/** Splits quoted CSV without the product's reader: this file has no line breaks and no doubled quotes in its cells. */
const cellsOf = (line: string) =>
  [...`,${line}`.matchAll(/,(?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '');

/**
 * Counted outside the product; the same by hand for "Public speaking" (column 121) and women (column 145):
 * zcat young-people-responses.csv.gz | gawk -v FPAT='[^,]*|"[^"]*"' '$145=="\"female\"" && $121!="" {n++; p+=$121>=4} END {print n, p, 100*p/n}'
 */
const countOf = (lines: string[][], statement: string, gender: string) => {
  const [headings, ...rows] = lines as [string[], ...string[][]];
  const [answer, who] = [headings.indexOf(statement), headings.indexOf('Gender')];
  const given = rows.filter((row) => row[who] === gender && row[answer] !== '');
  const positive = given.filter((row) => Number(row[answer]) >= 4).length;
  return { base: given.length, percent: ((100 * positive) / given.length).toFixed(1) };
};

test('R1 of three statements for women and men in the Young People Survey equals a count made outside the product', async ({
  signedIn: page,
}) => {
  test.skip(!existsSync(file), 'The public survey is not on this machine.');
  const csv = gunzipSync(readFileSync(file));
  const lines = csv.toString('utf8').trim().split(/\r?\n/).map(cellsOf);

  await page.goto('/projects/create/resonance');
  await page.getByLabel('Project name').fill('Young people 2013');
  await page
    .getByRole('button', { name: 'Survey file' })
    .setInputFiles({ name: 'young-people.csv', mimeType: 'text/csv', buffer: csv });
  await expect(page.getByText('135 messages')).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/project\/resonance\//);
  await expect(page.getByText('all 1,010 respondents')).toBeVisible();

  await page.getByRole('button', { name: 'More: Audiences' }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  for (const statement of statements) {
    await page.getByRole('searchbox', { name: /Search 135 messages/ }).fill(statement);
    await page.getByRole('option', { name: new RegExp(statement) }).click();
    await expect(page.getByRole('heading', { name: statement })).toBeVisible();
    for (const gender of ['female', 'male']) {
      const { base, percent } = countOf(lines, statement, gender);
      const row = page.getByRole('row', { name: new RegExp(`\\b${gender}\\b`) });
      await expect(row).toContainText(percent);
      await expect(row).toContainText(String(base));
    }
  }
});
