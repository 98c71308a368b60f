import { expect, expectAccessible, test } from './fixtures.ts';
import { chooseFile, startProject } from './steps.ts';

const people = 120;
const csvOf = (headings: string[], cell: (person: number, column: number) => string): string =>
  [headings, ...Array.from({ length: people }, (_, i) => headings.map((_, column) => cell(i, column)))]
    .map((cells) => cells.map((one) => `"${one}"`).join(';'))
    .join('\n');

test('ranks are asked about with 1 as the best, and count as confirmed', async ({ signedIn: page }) => {
  const headings = ['Gender', 'A calm start to the day', 'Twice the taste of before', 'Made for people you know'];
  const orders = ['123', '132', '213', '231', '312', '123'];
  const placeOf = (person: number, column: number) => orders[(person * 5 + (person % 4)) % orders.length]![column - 1]!;
  await startProject(page, 'Ranked messages');
  await chooseFile(
    page,
    'ranks.csv',
    csvOf(headings, (i, c) => (c === 0 ? (i % 2 ? 'f' : 'm') : placeOf(i, c))),
  );
  await expect(page.getByText('These look like places in a ranking')).toBeVisible();
  const points = page.getByRole('list', { name: 'Points, most positive first' }).getByRole('listitem');
  await expect(points).toHaveText([/^1/, /^2/, /^3/]);
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm scale' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/project\/resonance\//);
  const [id] = /[0-9a-f-]{36}/.exec(page.url())!;
  const { messages } = await (await page.request.get(`/api/resonance/data?projectId=${id}`)).json();
  for (const [column, heading] of headings.entries()) {
    if (column === 0) continue;
    const firsts = Array.from({ length: people }, (_, i) => placeOf(i, column)).filter((place) => place === '1').length;
    expect(messages.find(({ message }: { message: string }) => message === heading).r1Share).toMatchObject({
      positive: firsts,
      base: people,
    });
  }
});

test('halves with decimal commas are counted by how often each was given, and what counts is asked', async ({
  signedIn: page,
}) => {
  const halves = ['1,0', '1,5', '2,0', '2,5', '3,0', '3,5', '4,0', '4,5'];
  const headings = ['A calm start to the day', 'Twice the taste of before', 'Made for people you know'];
  await startProject(page, 'Halves');
  await chooseFile(
    page,
    'halves.csv',
    csvOf(headings, (i, c) => halves[(i * (c + 1) + c) % halves.length]!),
  );
  await expect(page.getByText('We put these answers in order by their numbers.')).toBeVisible();
  const points = page.getByRole('list', { name: 'Points, most positive first' }).getByRole('listitem');
  await expect(points).toHaveCount(9);
  await expect(points.first()).toHaveText(/^5/);
  await expect(points.nth(1)).toContainText('4,5');
  await expect(page.getByText('Counts as positive: 5, 4,5, and 4.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm scale' }).click();
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeEnabled();
});
