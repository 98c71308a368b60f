import { expect, expectAccessible, test } from './fixtures.ts';
import { companyOf, given, openAs } from './steps.ts';

test('by keyboard alone a project is found and opened, and stands first the next time', async ({ signedIn: page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette.getByRole('group', { name: 'Pages' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('autumn claims');
  await expect(palette.getByText('Havgus autumn claims')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/resonance\//);
  await expect(page).toHaveTitle(/Havgus autumn claims/);
  await page.keyboard.press('Control+K');
  await expect(palette.getByRole('button').first()).toHaveText(/Havgus autumn claims/);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('pages and actions are found by their names, and a project of each type opens', async ({ signedIn: page }) => {
  await page.goto('/projects');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await page.getByRole('button', { name: 'Search Ctrl K' }).click();
  await palette.getByRole('textbox').fill('audit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await palette.getByRole('textbox').fill('spring');
  await palette.getByText('Havgus spring messages').click();
  await expect(page).toHaveURL(/\/project\/scout\//);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await palette.getByRole('textbox').fill('zzzz');
  await expect(palette.getByText('Nothing found for “zzzz”')).toBeVisible();
  await expectAccessible(page);
  await expect(palette.getByRole('group', { name: 'Go on with' }).getByRole('button')).toHaveText([
    'Search all projects for “zzzz”',
    'New project',
  ]);
  // Settings that hold nothing yet are no pages to go to.
  await palette.getByRole('textbox').fill('settings');
  const pages = [': ID8 agents', ': Scout writers', ': assistants', ': AI', ': predictions', ': your agency'];
  await expect(palette.getByRole('group', { name: 'Settings' }).getByRole('button')).toHaveText(
    pages.map((page) => `Settings${page}`),
  );
  for (const [typed, group, found] of [
    ['sonar new', 'Actions', 'New project: Sonar'],
    ['german', 'Actions', 'Auf Deutsch umstellen'],
    ['password', 'Actions', 'Change password'],
    ['brand logo', 'Settings', 'Settings: your agency'],
  ] as const) {
    await palette.getByRole('textbox').fill(typed);
    await expect(palette.getByRole('group', { name: group }).getByRole('button')).toHaveText([found]);
  }
  const data = { title: 'Kelp in short', language: 'en', template: 'empty' };
  expect((await page.request.post('/api/reports', { data })).status()).toBe(201);
  await palette.getByRole('textbox').fill('kelp in');
  await expect(palette.getByRole('group', { name: 'Reports' }).getByRole('button')).toHaveText([/Kelp in short/]);
  await palette.getByRole('textbox').fill('shortcuts');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText(/Every project you can open/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+?');
  await expect(help).toBeVisible();
});

test('users and customers are found by who manages them, and by nobody else', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const username = 'runa@kelpforest.example';
  const user = { firstName: 'Runa', lastName: 'Kelp', username, password: given, roleName: 'COMPANY_ADMIN' };
  const made = await page.request.post('/api/company', { data: companyOf('Kelpforest ApS', user) });
  expect(made.status()).toBe(201);
  await page.goto('/projects');
  const search = async (on: typeof page) => {
    await expect(on.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await on.keyboard.press('Control+K');
    await on.getByRole('dialog', { name: 'Search or jump to' }).getByRole('textbox').fill('kelp');
    return on.getByRole('dialog', { name: 'Search or jump to' });
  };
  const palette = await search(page);
  await expect(palette.getByRole('group', { name: 'Users' }).getByRole('button')).toHaveText([`Runa Kelp${username}`]);
  await expectAccessible(page);
  await palette
    .getByRole('group', { name: 'Customers' })
    .getByRole('button', { name: /Kelpforest ApS/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kelpforest ApS' })).toBeVisible();

  const runa = await openAs(browser, baseURL!, username);
  await runa.goto('/projects');
  await expect((await search(runa)).getByText('Nothing found for “kelp”')).toBeVisible();
});
