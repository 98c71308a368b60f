import { expect, expectAccessible, test } from './fixtures.ts';

test('a report is mailed every week or month, to whom its owner names', async ({ signedIn: page }) => {
  const made = await page.request.post('/api/reports', {
    data: { title: 'Weekly figures', language: 'en', template: 'empty' },
  });
  const { id } = await made.json();
  await page.goto(`/reports/${id}`);
  const mailed = page.getByRole('region', { name: 'By e-mail' });
  await expect(mailed).toContainText('Send an edition of this report every week or month');

  await mailed.getByRole('button', { name: 'Add schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New schedule' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Enter at least one e-mail address.')).toBeVisible();
  await dialog.getByLabel('Recipients').fill('client@customer.example, nobody');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('nobody isn’t an e-mail address.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Recipients').fill('client@customer.example\ncolleague@agency.example');
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await dialog.getByRole('radio', { name: 'PDF attached' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(mailed).toContainText('Every Monday at 08:00, Europe/Berlin');
  await expect(mailed).toContainText('2 recipients');
  await expectAccessible(page);
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await mailed.getByRole('button', { name: /^Edit: / }).click();
  const edit = page.getByRole('dialog', { name: 'Edit schedule' });
  await edit.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'Every month' }).click();
  await edit.getByLabel('Day of the month').fill('31');
  await edit.getByRole('checkbox', { name: 'Active' }).uncheck();
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mailed).toContainText('On day 31 of each month at 08:00, Europe/Berlin');
  await expect(mailed).toContainText('paused');

  await mailed.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('button', { name: 'Delete schedule' }).click();
  await expect(mailed).toContainText('Send an edition of this report every week or month');
});
