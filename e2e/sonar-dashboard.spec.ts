import type { Page } from '@playwright/test';
import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const password = 'Shared-Password-12345';
const prepare = async (page: Page, projectName: string): Promise<string> => {
  const id = await addMonthOfFigures(page, projectName);
  for (const [path, data] of [
    ['activate/sharing', {}],
    ['edit/share', { projectPassword: password }],
  ] as const) {
    const reply = await page.request.post(`/api/project/${path}/${id}`, { data });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  return id;
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const ownBrand = (page: Page) => page.getByRole('region', { name: 'Your brand' });

test('scores are read in every view, explained, kept as a view and shared', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const id = await prepare(page, 'Nordic outdoor, dashboard');
  // Without quotation marks a router reads a number: it is left out, and the page opens.
  await page.goto(`/project/sonar/${id}?hidden=2`);
  await expect(ownBrand(page)).toContainText(/Fjeldholm.*Rank \d of 5/);
  await expect(page.getByRole('button', { name: /Period 31\.10\.2026/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Compared to 24\.10\.2026/ })).toBeVisible();
  await expectAccessible(page);

  // The keyboard goes along the marks of a chart, opens what one is made of, and comes back.
  const bars = page.getByRole('group', { name: 'Powerrank', exact: true });
  const marks = bars.getByRole('img');
  await marks.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(marks.nth(1)).toBeFocused();
  const name = (await marks.nth(1).getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^.+: Powerrank \d+\.\d of 100/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Why \d/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Why \d/ })).toBeHidden();
  await expect(marks.nth(1)).toBeFocused();

  await page.getByRole('button', { name: /^Period/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page.getByRole('button', { name: /Compared to 18\.10\. – 24\.10\.2026/ })).toBeVisible();

  for (const view of [
    'Powerrank',
    'Data',
    'Interest',
    'Relevance',
    'Trust',
    'Engagement',
    'Rivalry',
    'Presence',
    'Brand',
  ]) {
    await tab(page, view).click();
    await expect(page.getByRole('tabpanel').getByText('Fjeldholm').first()).toBeVisible();
    await expectAccessible(page, '[role="tabpanel"]');
  }

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByLabel('Save this view as').fill('Brands of the week');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View “Brands of the week” saved')).toBeVisible();
  await expectAccessible(page);
  const { views } = await (await page.request.get(`/api/sonar/views/${id}`)).json();
  await page.goto(`/project/sonar/${id}?${views[0].search}&view=${views[0].id}`);
  await expect(tab(page, 'Brand')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /Period 25\.10\. – 31\.10\.2026/ })).toBeVisible();

  const consumer = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await consumer.goto(`/sonar/${encodeURIComponent('Nordic outdoor, dashboard')}?tab=interest`);
  await consumer.getByLabel('Project password', { exact: true }).fill(password);
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await expect(tab(consumer, 'Interest')).toHaveAttribute('aria-selected', 'true');
  await tab(consumer, 'Dashboard').click();
  await expect(ownBrand(consumer)).toContainText('Fjeldholm');
  await consumer.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(consumer.getByRole('button', { name: /^Brands of the week/ })).toBeVisible();
  await expect(consumer.getByLabel('Save this view as')).toHaveCount(0);
  await expectAccessible(consumer);
  await consumer.context().close();
});

test('a day of the lines is read by mouse, finger and keys, and a score is explained from brand to brand', async ({
  signedIn: page,
}) => {
  const id = await addMonthOfFigures(page, 'Nordic outdoor, day by day');
  await page.goto(`/project/sonar/${id}?tab=engagement&first=broad&from=2026-10-25&to=2026-10-31`);
  const days = page.getByRole('slider', { name: 'Engagement, Broad, day by day' });
  const card = page.getByRole('region', { name: 'Engagement', exact: true });
  const chart = page.getByRole('group', { name: 'Engagement, Broad' });
  await expect(days).toHaveAttribute('aria-valuetext', /^Period up to 31\.10\.2026; Fjeldholm \d+\.\d; .+ \d+\.\d/);

  // The pointer reads the day that it is over; what it says stays within the card.
  const readout = page.getByText(/^Period up to \d\d\.10\.2026$/);
  const box = (await chart.boundingBox())!;
  for (const share of [0.2, 0.5, 0.8]) {
    await page.mouse.move(box.x + box.width * share, box.y + box.height * 0.5);
    await expect(readout).toBeVisible();
    const [said, around] = [(await readout.locator('..').boundingBox())!, (await card.boundingBox())!];
    expect(said.x).toBeGreaterThanOrEqual(around.x);
    expect(said.x + said.width).toBeLessThanOrEqual(around.x + around.width);
    expect(said.y + said.height).toBeLessThanOrEqual(around.y + around.height);
  }
  const first = readout.locator('..').getByRole('listitem', { includeHidden: true }).first();
  await expect(first).toHaveText(/^Fjeldholm\d+\.\d$/);
  await expectAccessible(page, '[role="tabpanel"]');
  await page.mouse.move(box.x + box.width / 2, box.y - 60);
  await expect(readout).toBeHidden();

  // The arrow keys say the same, from the day that was read last.
  await days.focus();
  await expect(readout).toBeVisible();
  await page.keyboard.press('End');
  await expect(readout).toHaveText('Period up to 31.10.2026');
  await page.keyboard.press('ArrowLeft');
  await expect(days).not.toHaveAttribute('aria-valuetext', /^Period up to 31/);
  await page.keyboard.press('Escape');
  await expect(readout).toBeHidden();

  // What Enter opens goes on to the next brand, by button and arrow key, and back to where it was opened.
  await page.keyboard.press('Enter');
  const why = page.getByRole('region', { name: /^Why this score: Engagement, / });
  await expect(why).toHaveAccessibleName(/Fjeldholm$/);
  await expectAccessible(page);
  await why
    .getByRole('button', { name: /^(Previous|Next) brand: / })
    .first()
    .click();
  await expect(why).not.toHaveAccessibleName(/Fjeldholm$/);
  const other = await why.getAttribute('aria-label');
  await page.keyboard.press((await why.getByText(/^1st of \d+$/).isVisible()) ? 'ArrowRight' : 'ArrowLeft');
  await expect(why).not.toHaveAccessibleName(other!);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(days).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger reads a day first, and opens the line that it presses again', async ({ signedIn: page }) => {
    const id = await addMonthOfFigures(page, 'Nordic outdoor, by finger');
    await page.goto(`/project/sonar/${id}?tab=engagement&first=broad&from=2026-10-25&to=2026-10-31`);
    const chart = page.getByRole('group', { name: 'Engagement, Broad' });
    await expect(page.getByRole('slider', { name: 'Engagement, Broad, day by day' })).toBeVisible();
    const box = (await chart.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.5);
    await expect(page.getByText(/^Period up to \d\d\.10\.2026$/)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Why this score/ })).toBeHidden();
  });
});

/** By what stands over its column or its chart: how many px a place sticks out of it. */
const stickingOut = (page: Page) =>
  page.getByRole('tabpanel').evaluate((panel) => {
    const isPlace = (text: string) => /^\d,\d{3}$/.test(text.trim());
    const found: string[] = [];
    let places = 0;
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement?.closest('td, svg');
      if (!owner || !isPlace(node.textContent ?? '')) continue;
      places++;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [text, room] = [range.getBoundingClientRect(), owner.getBoundingClientRect()];
      const { paddingLeft, paddingRight } = getComputedStyle(owner);
      const out = Math.max(
        room.left + Number.parseFloat(paddingLeft) - text.left,
        text.right - room.right + Number.parseFloat(paddingRight),
      );
      if (out > 0.5) found.push(`${owner.tagName} ${owner.className} ${node.textContent}: ${out.toFixed(1)}`);
    }
    return { places, found };
  });

test('places of four digits stay in their columns', async ({ signedIn: page }) => {
  const id = await addMonthOfFigures(page, 'Nordic outdoor, thousands');
  await page.route('**/api/calculations?*', async (route) => {
    const reply = await route.fetch();
    // Places of four digits, and as many gained.
    const further = (key: string, value: unknown) => {
      if (typeof value !== 'number') return value;
      return key === 'rank' ? 1111 * (value + 1) : key === 'prevRank' ? 2222 * (value + 1) : value;
    };
    await route.fulfill({ response: reply, body: JSON.stringify(JSON.parse(await reply.text()), further) });
  });
  for (const view of ['dashboard', 'relevance', 'brand', 'brand&ranks=each']) {
    await page.goto(`/project/sonar/${id}?tab=${view}`);
    await expect(page.getByRole('tabpanel').getByText('Fjeldholm').first()).toBeVisible();
    await expect.poll(async () => (await stickingOut(page)).places).toBeGreaterThan(3);
    expect((await stickingOut(page)).found, view).toEqual([]);
  }
});
