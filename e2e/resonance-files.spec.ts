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
  await chooseFile(page, 'figures.csv', figures);
  await expect(page.getByText(/The figures are read as percentages \(0–100\)\. 1 audience\./)).toBeVisible();
  await expect(page.getByText('Not read: Remark.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create project' }).click();
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

test('answers in words of one’s own are put in order, and count as they were put', async ({ signedIn: page }) => {
  const answers = ['Superb', 'Plain', 'Ugly', 'Never seen'];
  const rows = Array.from({ length: 200 }, (_, i) => `${i % 2 ? 'f' : 'm'},${answers[i % 4]}`);
  await startProject(page, 'Looks in words');
  await chooseFile(page, 'looks.csv', ['Gender,Look', ...rows].join('\n'));
  await page.getByRole('combobox', { name: 'Role of Look' }).selectOption('r1');
  await page.getByRole('button', { name: /^Change the scale of Look/ }).click();
  await page.getByRole('button', { name: 'Don’t count “Never seen” as an answer' }).click();
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Move “Superb” up: more positive' }).click();
  await page.getByRole('button', { name: 'Move “Ugly” down: less positive' }).click();
  await page.getByLabel('How many count as positive').fill('1');
  await expect(page.getByText('Counts as positive: Superb')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/project\/resonance\//);
  // 50 of the 150 who have seen it.
  await expect(page.getByText(/Base 150/).first()).toBeVisible();
  const [id] = /[0-9a-f-]{36}/.exec(page.url())!;
  const { messages } = await (await page.request.get(`/api/resonance/data?projectId=${id}`)).json();
  expect([messages[0].r1Share.positive, messages[0].r1Share.base]).toEqual([50, 150]);
});
