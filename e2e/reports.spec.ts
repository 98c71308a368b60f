import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const password = 'Nets of the north';

test('a report is made from a template, changed, handed out as slides, PDF and page, and read by a client', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  await addMonthOfFigures(page, 'Outdoor for a report');
  await page.goto('/projects');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New report' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New report' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Outdoor in October');
  await expect(dialog.getByRole('radio', { name: 'Sonar month' })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'SONAR project' }).click();
  await page.getByRole('option', { name: 'Outdoor for a report' }).click();
  await expect(dialog.getByText('Shows 31.10.2026: there are no two whole months')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Create report' }).click();

  await expect(page).toHaveTitle('Outdoor in October · Reports · Soundings');
  const blocks = page.getByRole('list', { name: 'Blocks' });
  const cards = blocks.locator('> li');
  await expect(cards).toHaveCount(9);
  const figures = blocks.getByRole('region', { name: 'Fjeldholm at a glance' });
  await expect(figures).toContainText('Place by powerrank');
  await expect(page.getByText('Source, unless noted otherwise: Outdoor for a report')).toContainText(
    '31.10.2026, compared with 24.10.2026',
  );
  await expect(figures).not.toContainText('compared with');
  await expect(blocks.getByRole('region', { name: 'Powerrank: brands compared' })).toBeVisible();
  await expectAccessible(page, 'main');

  // All blocks show other days at once, and again those of before.
  const choosePeriod = async (name: string) => {
    await page.getByRole('combobox', { name: 'Period', exact: true }).click();
    await page.getByRole('option', { name }).click();
  };
  const source = page.getByText('Source, unless noted otherwise: Outdoor for a report');
  await choosePeriod('Last 7 days');
  await expect(source).toContainText('25.10.2026 – 31.10.2026, compared with 18.10.2026 – 24.10.2026');
  await choosePeriod('Last whole month');
  await expect(source).toContainText('31.10.2026, compared with 24.10.2026');

  // Text is written and blocks are moved, by keyboard; what is shown follows.
  await cards.first().getByRole('button', { name: 'Write text' }).click();
  const text = cards.first().getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('');
  await expect(text).toHaveAttribute('placeholder', /^Write here what matters most/);
  await text.fill('Fjeldholm gained ground.');
  await cards.first().getByRole('button', { name: 'Done' }).click();
  await expect(text).toHaveCount(0);
  await expect(cards.first().getByRole('button', { name: /^Settings/ })).toBeFocused();
  await expect(blocks.getByRole('region', { name: 'What this month shows' })).toContainText('Fjeldholm gained ground.');
  await cards
    .first()
    .getByRole('button', { name: /^Move down/ })
    .press('Enter');
  await expect(cards.nth(1).getByRole('button', { name: /^Move down/ })).toBeFocused();
  await expect(cards.nth(1)).toContainText('Fjeldholm gained ground.');
  const removeSecond = () =>
    cards
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click();
  await removeSecond();
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.nth(1)).toContainText('Fjeldholm gained ground.');
  await removeSecond();
  await expect(cards).toHaveCount(8);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const powerrank = (await figures.getByRole('definition').first().textContent()) ?? '';

  for (const [name, ending] of [
    ['PowerPoint', /\.pptx$/],
    ['PDF', /\.pdf$/],
  ] as const) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    expect((await file).suggestedFilename()).toMatch(ending);
  }
  // The second file shows the same figures: one edition.
  await expect(page.getByRole('region', { name: 'Editions' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Share report' }).click();
  const share = page.getByRole('dialog', { name: /^Share the edition/ });
  await share.getByLabel('Password', { exact: true }).fill(password);
  await share.getByRole('button', { name: 'Create link' }).click();
  const address = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  // What was set can be copied until the dialog closes, alone and in an invitation.
  await expect(share.getByText('You can see and copy it until you close this dialog')).toBeVisible();
  await expect(share.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await share.getByRole('button', { name: 'Copy invitation' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `You can see “Outdoor in October” here:\n${address}\nPassword: ${password}`,
  );
  await expectAccessible(page, '[role="dialog"]');
  expect(address).toContain(`${new URL(baseURL!).origin}/shared-report#`);

  const client = await (await browser.newContext()).newPage();
  await client.goto(address);
  await expect(client.getByRole('heading', { name: 'Shared report' })).toBeVisible();
  await expectAccessible(client);
  await client.getByLabel('Password', { exact: true }).fill('Something else');
  await client.getByRole('button', { name: 'Open report' }).click();
  await expect(client.getByText('The password is incorrect')).toBeVisible();
  await client.getByLabel('Password', { exact: true }).fill(password);
  await client.getByRole('button', { name: 'Open report' }).click();
  await expect(client.getByRole('heading', { name: 'Outdoor in October', level: 1 })).toBeVisible();
  await expect(client.getByRole('region', { name: 'Fjeldholm at a glance' })).toContainText(powerrank);
  expect(await client.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await expectAccessible(client);
  const file = client.waitForEvent('download');
  await client.getByRole('button', { name: 'PowerPoint' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pptx$/);

  await share.getByRole('button', { name: 'End link' }).click();
  await expect(page.getByText('The link no longer works')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await client.context().close();
});

test('a shared report begins in its own language, from the password on, until its reader takes another', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const data = { title: 'Netze aus dem Norden', language: 'de', template: 'empty' };
  const { id } = await (await page.request.post('/api/reports', { data })).json();
  const edition = await (await page.request.post(`/api/reports/${id}/editions`)).json();
  const share = `/api/report-editions/${edition.id}/share`;
  const { link } = await (await page.request.put(share, { data: { expiresOn: null, password } })).json();
  const client = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await client.goto(`${baseURL}/shared-report#${link}`);
  await expect(client.getByRole('heading', { name: 'Freigegebener Bericht' })).toBeVisible();
  await expectAccessible(client);
  await client.getByLabel('Passwort', { exact: true }).fill(password);
  await client.getByRole('button', { name: 'Bericht öffnen' }).click();
  await expect(client.getByText(/^Stand \d/)).toBeVisible();

  await client.reload();
  await client.getByRole('button', { name: 'Read this page in English' }).click();
  await client.getByLabel('Password', { exact: true }).fill(password);
  await client.getByRole('button', { name: 'Open report' }).click();
  await expect(client.getByText(/^As of \d/)).toBeVisible();
  await client.context().close();
});

test('a page of a project goes into a report from its menu, with its tab, its days and its brands', async ({
  signedIn: page,
}) => {
  const id = await addMonthOfFigures(page, 'Outdoor to add');
  const days = 'from=2026-10-25&to=2026-10-31&prevFrom=2026-10-18&prevTo=2026-10-24';
  await page.goto(`/project/sonar/${id}?tab=presence&${days}&hidden=%222%22`);
  await page.getByRole('button', { name: 'Actions for Outdoor to add' }).click();
  await page.getByRole('menuitem', { name: 'Add to report' }).click();
  await expect(page.getByRole('heading', { name: 'Add to a report', level: 1 })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Ranking' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Two scores compared' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Table of brands' })).not.toBeChecked();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Add to report' }).click();
  const blocks = page.getByRole('list', { name: 'Blocks' });
  await expect(blocks.locator('> li')).toHaveCount(3);
  const ranking = blocks.getByRole('region', { name: 'Reach: brands compared' });
  await expect(page.getByText('Source, unless noted otherwise: Outdoor to add')).toContainText(
    '25.10.2026 – 31.10.2026, compared with 18.10.2026 – 24.10.2026',
  );
  const map = blocks.getByRole('region', { name: 'Presence: reach and vitality' });
  for (const block of [ranking, map]) {
    await expect(block.getByRole('row', { name: /^Fjeldholm/ })).toBeVisible();
    await expect(block.getByRole('row', { name: /^Havgus/ })).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Settings: Two scores compared/ }).click();
  await page.getByRole('combobox', { name: 'Brands' }).click();
  await page.getByRole('option', { name: 'Havgus' }).click();
  await expect(map.getByRole('row', { name: /^Havgus/ })).toBeVisible();
  await expectAccessible(page, 'main');
});
