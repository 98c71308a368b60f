import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { searchProject } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('on a phone no page is wider than the screen, and the detail of a message lies in a sheet', async ({
  signedIn: page,
}) => {
  const expectToFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(390);
  for (const path of ['/projects', '/projects/create', '/projects/create/resonance']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit();
    await expectAccessible(page);
  }
  for (const path of ['/users', '/audit', '/status']) {
    await page.goto(path);
    const rows = page.getByRole('main').locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    // A name, what can be done, and two or three lines of facts, of the audit one more where much was changed at once: as
    // cards three of them took a screen.
    for (const row of (await rows.all()).slice(0, 5)) {
      expect((await row.boundingBox())?.height, path).toBeLessThanOrEqual(path === '/audit' ? 200 : 150);
    }
    await expectToFit();
    await expectAccessible(page);
  }
  await page.goto('/users');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .tap();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/projects');
  await (await searchProject(page, 'Havgus autumn claims')).tap();
  const sheet = page.getByRole('region', { name: 'Selected message' });
  await expect(sheet.getByRole('button', { expanded: false })).toBeVisible();
  expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(64);
  await expectAccessible(page);
  await page.getByRole('option', { name: /Made from nets/ }).tap();
  await expect(sheet.getByRole('button', { name: /^3 Made from nets/ })).toBeVisible();
  await expectToFit();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^3 Made from nets/ }).tap();
  await expect(sheet.getByRole('region', { name: 'Audiences' })).toBeHidden();
});

test('on a phone the links of brands are checked with the next step at the thumb and the rest in a menu', async ({
  signedIn: page,
}) => {
  const id = await addMonthOfFigures(page, 'Nordic outdoor, on a phone');
  await page.goto(`/project/sonar/collect-data/${id}`);
  const next = page.getByRole('link', { name: 'Open dashboard' });
  await expect(next).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Add brand' })).toBeHidden();
  // The networks stay in sight over their marks.
  const network = page.getByRole('columnheader', { name: /Facebook/ });
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(network).toBeInViewport();
  await expect(next).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'More actions' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Add brand' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Sources' })).toBeVisible();
  await expectAccessible(page);
});
