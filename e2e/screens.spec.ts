import type { Locator, Page } from '@playwright/test';
import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { companyOf, given, searchProject } from './steps.ts';

const demo = { resonance: 'Havgus autumn claims', sonar: 'Nordic Outdoor 2026' };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
};
type Box = Awaited<ReturnType<typeof boxOf>>;
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('the tab names page and project, and the focus goes to the heading of the page that was opened', async ({
  signedIn: page,
}) => {
  await page.goto('/projects');
  await expect(page).toHaveTitle('Projects · Soundings');
  // Nothing takes the focus from whoever has only loaded the page.
  await expect(heading(page, 'Projects')).toBeVisible();
  await expect(heading(page, 'Projects')).not.toBeFocused();
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(heading(page, 'Customers')).toBeFocused();
  await expect(page).toHaveTitle('Customers · Soundings');
  await page.getByRole('searchbox').fill('nobody');
  await expect(page).toHaveURL(/query=nobody/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Projects' }).click();
  await (await searchProject(page, demo.resonance)).click();
  await expect(page).toHaveTitle(`Message response · ${demo.resonance} · Soundings`);
  await expect(page.locator('main h1')).toBeFocused();
  await page.getByRole('tab', { name: 'Benchmarks' }).click();
  await expect(page).toHaveTitle(`Benchmarks · ${demo.resonance} · Soundings`);
  await expect(page.getByRole('tab', { name: 'Benchmarks' })).toBeFocused();
});

test('the edit page of a SONAR project says what it means, and is named in the tab', async ({ signedIn: page }) => {
  const { id } = await addSonar(page, 'Texts of the edit page');
  await page.goto(`/projects/edit/sonar/${id}`);
  await expect(heading(page, 'Texts of the edit page')).toBeVisible();
  await expect(page).toHaveTitle('Edit project · Texts of the edit page · Soundings');
  await expect(page.getByLabel('Project name')).toBeVisible();
  await expect(page.getByText(/\bproject(Edit|Form)\./)).toHaveCount(0);
});

const addSonar = async (page: Page, projectName: string, userIds: string[] = []) => {
  const data = { projectName, brand: '', startDate: '2026-01-01', rangeType: 'DAILY_RANGE', userIds };
  const reply = await page.request.post('/api/sonar/init', { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as { id: string };
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`search fields and selects show the focus in the ${colorScheme} theme`, async ({ signedIn: page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/projects');
    for (const field of [page.getByRole('searchbox'), page.getByLabel('Sort', { exact: false }).first()]) {
      await field.focus();
      const shown = await field.evaluate((input) => {
        const paint = document.createElement('div');
        paint.style.color = 'var(--focus)';
        document.body.append(paint);
        const focus = getComputedStyle(paint).color;
        paint.remove();
        const { borderTopColor, boxShadow } = getComputedStyle(input);
        return { focus, borderTopColor, boxShadow };
      });
      // A line of two pixels in the colour of the focus, one of them around the border.
      await expect.poll(() => field.evaluate((input) => getComputedStyle(input).borderTopColor)).toBe(shown.focus);
      await expect
        .poll(() => field.evaluate((input) => getComputedStyle(input).boxShadow))
        .toContain(`${shown.focus} 0px 0px 0px 1px`);
    }
  });
}

test('the table of projects shows names and status beside the open sidebar', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('projects-content-view', 'table'));
  await page.goto('/projects?query=Havgus');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Actions/ }) });
  const headlines = rows.filter({ hasText: 'Havgus headlines' });
  const turn = async (action: 'Activate' | 'Deactivate') => {
    await headlines.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await page.getByRole('button', { name: `${action} project` }).click();
  };
  const inactive = headlines.getByRole('cell', { name: 'Inactive', exact: true });
  await turn('Deactivate');
  await expect(inactive).toBeVisible();
  for (const row of await rows.all()) {
    // A short name is as wide as it is; a long one has this much room.
    expect((await boxOf(row.getByRole('cell').nth(1))).width).toBeGreaterThanOrEqual(200);
    const status = row.getByRole('cell').nth(7);
    // It is on the screen, the menu's column does not lie over it, and no letter of it is cut. (The row's link covers all.)
    const isWhole = () =>
      status.evaluate((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isSeen = [left + 2, right - 2].every((x) => {
          const over = document.elementFromPoint(x, (top + bottom) / 2);
          return over !== null && part.closest('tr')?.contains(over) && !over.closest('td:last-child');
        });
        return isSeen && part.scrollWidth <= part.clientWidth + 1;
      });
    // The dialog that asked may still lie over it.
    await expect.poll(isWhole).toBe(true);
  }
  await page.screenshot({ path: '.shots/table-1440.png' });
  await turn('Activate');
  await expect(inactive).toBeHidden();
});

test('why a score is what it is opens beside what was clicked, marks it and moves nothing', async ({
  signedIn: page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await addMonthOfFigures(page, 'Why beside');
  await page.goto(`/project/sonar/${id}`);
  const mark = page.getByRole('group', { name: 'Powerrank', exact: true }).getByRole('img').nth(2);
  await mark.scrollIntoViewIfNeeded();
  const before = await boxOf(mark);
  await mark.click();
  const panel = page.getByRole('region', { name: /^Why this score/ });
  await expect(panel).toBeVisible();
  await expect(mark).toHaveAttribute('data-explained', /.+/);
  await expect(mark).toBeInViewport({ ratio: 1 });
  expect(meet(await boxOf(panel), await boxOf(mark))).toBe(false);
  expect(await boxOf(mark)).toEqual(before);
  await page.screenshot({ path: '.shots/why-1440.png' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(mark).not.toHaveAttribute('data-explained');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/project/sonar/${id}`);
  const tapped = page.getByRole('group', { name: 'Powerrank', exact: true }).getByRole('img').nth(1);
  await tapped.scrollIntoViewIfNeeded();
  await tapped.click();
  const sheet = page.getByRole('dialog', { name: /^Why/ });
  await expect(sheet).toBeVisible();
  await page.waitForTimeout(500);
  expect(meet(await boxOf(sheet), await boxOf(tapped))).toBe(false);
  await expect(tapped).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: '.shots/why-390.png' });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 667 },
]) {
  test(`messages never lie over a dialog’s buttons at ${viewport.width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport);
    await page.route('**/api/user/management/update-password/**', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'somethingWentWrong', message: '', requestId: 'r' } } }),
    );
    await page.goto('/projects');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('Whatever-it-was-12345!');
    await dialog.getByRole('button', { name: /generate/i }).click();
    await dialog.getByRole('button', { name: 'Change password' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Couldn’t change the password' });
    await expect(toast).toBeVisible();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `.shots/toast-${viewport.width}.png` });
    for (const button of await dialog.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      expect(meet(await boxOf(button), await boxOf(toast)), await button.innerText()).toBe(false);
    }
  });
}

test('messages never lie over what is opened to choose from', async ({ signedIn: page }) => {
  // So low that the choices reach down to where messages stand.
  await page.setViewportSize({ width: 900, height: 330 });
  await page.route('**/api/project/deactivate/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/projects');
  const link = await searchProject(page, demo.resonance);
  const actions = page.getByRole('button', { name: `Actions for ${demo.resonance}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('button', { name: 'Deactivate project' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Couldn’t deactivate' });
  await expect(toast).toBeVisible();
  await page.waitForTimeout(600);
  // The focus went back to the menu, which may have scrolled the page.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForTimeout(300);
  const message = await boxOf(toast);
  const isCovered = await Promise.all(
    (await page.getByRole('option').all()).map(async (option) => {
      const isChosen = (await option.getAttribute('aria-selected')) === 'true';
      return !isChosen && meet(await boxOf(option), message);
    }),
  );
  expect(isCovered).toContain(true);
  const choice = page.getByRole('option').nth(isCovered.indexOf(true));
  await page.screenshot({ path: '.shots/toast-choices.png' });
  await choice.click();
  await expect(page).toHaveURL(/sort=/);
  await expect(link).toBeVisible();
});

test('a project that is given to a person of a customer is given to the customer, after one question', async ({
  signedIn: page,
}) => {
  test.setTimeout(240_000);
  const user = { firstName: 'Ida', lastName: 'Vang', username: 'ida@lacks.example', password: given };
  const made = await page.request.post('/api/company', { data: companyOf('Lacks the project ApS', user) });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await addSonar(page, 'Not yet Ida’s');
  await page.goto(`/projects/edit/sonar/${id}`);
  const add = page.getByRole('button', { name: 'Add Ida Vang' });
  await page.getByRole('button', { name: 'Add people' }).click();
  await add.scrollIntoViewIfNeeded();
  await add.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Lacks the project ApS');
  await expectAccessible(page);
  await page.screenshot({ path: '.shots/give-company.png' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Remove Ida Vang/ })).toHaveCount(0);
  await add.click();
  await question.getByRole('button', { name: 'Add and give' }).click();
  const saved = page.waitForResponse((response) => response.url().includes('/project/edit/users/'));
  await page.getByRole('button', { name: 'Save people' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Save people' })).toBeDisabled();
  // Global admins see every project as it is: nobody can give them one.
  await expect(page.getByRole('button', { name: /^Add .*Admin/ })).toHaveCount(0);

  const customerId = (await made.json()).id as string;
  await page.goto(`/customers/${customerId}?tab=projects`);
  await expect(page.getByRole('cell', { name: 'Not yet Ida’s Sonar' })).toBeVisible();

  // Whoever comes next begins with what the customer has.
  await page.goto(`/customers/${customerId}`);
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 project selected');
});

test('what a page shows while it loads stands where it will stand', async ({ signedIn: page }) => {
  const user = { firstName: 'Liv', lastName: 'Holm', username: 'liv@waits.example', password: given };
  const data = companyOf('Waits ApS', user);
  const company = (await (await page.request.post('/api/company', { data })).json()) as { id: string };
  const slowly = async (pattern: string) =>
    page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
  await slowly('**/api/project/search*');
  await slowly(`**/api/company/${company.id}*`);
  await slowly('**/api/user/management/search*');
  const forms = ['/projects/create/sonar', '/projects/create/resonance', '/settings/brand', '/audit'];
  for (const path of ['/projects', `/customers/${company.id}`, '/users', '/customers', ...forms]) {
    await page.goto(path);
    const shift = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 2500);
        }),
    );
    expect(await shift, path).toBeLessThan(0.05);
  }
});

test('an address of no project says so in the only heading of the page', async ({ signedIn: page }) => {
  for (const type of ['sonar', 'resonance']) {
    await page.goto(`/project/${type}/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
});
