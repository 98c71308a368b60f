import { expect, expectAccessible, test } from './fixtures.ts';
import { chooseFile, startProject } from './steps.ts';

const figures = [
  'message;r1;r2;base;Gender: male r1;Gender: male r2;Gender: male base;Remark',
  'Fresh every morning;61,5;40,2;400;58;39;200;good',
  'Bread as it was;54;38,5;400;52;36;200;',
].join('\n');

test('figures per message become a project that opens its chart from the list', async ({ signedIn: page }) => {
  await startProject(page, 'Figures of the bakery');
  await page.getByText('Messages', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Chart type' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language of the answers' })).toHaveCount(0);
  const template = page.getByRole('link', { name: 'Download a template (CSV)' });
  const { headers, body } = await page.request.get((await template.getAttribute('href'))!).then(async (reply) => ({
    headers: reply.headers(),
    body: await reply.text(),
  }));
  expect(headers['content-type']).toContain('text/csv');
  expect(body).toMatch(/^message,r1,r2,base,/);
  await expectAccessible(page);

  await chooseFile(page, 'wrong.csv', 'message,r1,base\nFresh,450,400\n');
  await expect(page.getByText('A figure is not a percentage')).toBeVisible();
  await chooseFile(page, 'other.csv', figures.replace('message;r1;r2;base', 'Wording;Liked;Would buy;Asked'));
  const step = page.getByRole('region', { name: 'Which column is which?' });
  await step.getByRole('button', { name: 'Use these columns' }).click();
  await expect(step.getByText('Choose a column.')).toHaveCount(2);
  for (const [field, option] of [
    ['R1, interest', '2 · Liked'],
    ['R2, action (optional)', '3 · Would buy'],
    ['Base, how many answered', '4 · Asked'],
  ] as const) {
    await step.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await expectAccessible(page);
  await step.getByRole('button', { name: 'Use these columns' }).click();
  await expect(page.getByText(/The figures are read as percentages \(0–100\)\. 1 audience\./)).toBeVisible();
  await chooseFile(page, 'figures.csv', figures);
  await expect(page.getByText(/The figures are read as percentages \(0–100\)\. 1 audience\./)).toBeVisible();
  await expect(page.getByText('Not read: Remark.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The project has been created')).toBeVisible();

  await page.goto('/projects');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Figures of the bakery', exact: true }).click();
  const chart = await opening;
  await expect(chart.getByRole('heading', { name: 'Figures of the bakery' })).toBeVisible();
  expect(chart.url()).toMatch(/chart\/resonance\/?\?.*dataStructure=messages/);
  expect(chart.url()).not.toMatch(/token|sourceId/);
  await expect(chart.getByText('Fresh every morning').first()).toBeVisible();
});
