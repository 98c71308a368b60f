import { expect, expectAccessible, test } from './fixtures.ts';

test('an administrator adds, edits, disables and deletes a writer', async ({ signedIn: page }) => {
  await page.goto('/settings/scout');
  const table = page.getByRole('region', { name: 'Writers' });
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add writer' }).click();
  const color = page.getByRole('textbox', { name: /^Writer colour/ });
  await expect(color).toHaveValue(/^#[\da-f]{6}$/);
  await page.getByRole('button', { name: 'Add writer' }).click();
  for (const thing of ['a name', 'the phrase']) await expect(page.getByText(`Enter ${thing}.`)).toBeVisible();
  await color.fill('#12345');
  await color.blur();
  await expect(page.getByText(/^Enter a colour like/)).toBeVisible();
  await expectAccessible(page);

  // The example follows what is typed.
  const light = page.getByRole('region', { name: 'Light theme' });
  await page.getByLabel('Writer name').fill('plain SPEAKER');
  await page.getByLabel('Writer phrase').fill('Warm, dry, a little understated.');
  await expect(light).toContainText('plain SPEAKER');
  await expect(light).toContainText('One jacket, ten winters.');
  await color.fill('#A3367E');
  await expect(light.getByText('plain SPEAKER')).toHaveCSS('background-color', 'rgb(163, 54, 126)');
  await expect(light).toContainText('easy to read');
  await page.getByLabel('Opacity in percent').fill('50');
  await expect(light.getByText('plain SPEAKER')).toHaveCSS('background-color', 'rgb(209, 155, 191)');
  await expect(page.getByLabel('Opacity', { exact: true })).toHaveValue('50');
  await page.getByRole('button', { name: 'Add writer' }).click();
  await expect(page.getByText('This name is already taken.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Danish' }).click();
  await expect(light).toContainText('Én jakke, ti vintre.');
  await page.getByLabel('Writer name').fill('Mette');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add writer' }).click();
  await expect(page.getByText('The writer has been added')).toBeVisible();

  // The newest change stands first.
  await expect(table.getByRole('link').first()).toHaveText('Mette');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await expect(rowOf('Mette')).toHaveCount(0);
  await expect(page).toHaveURL(/language=German/);
  await page.goto('/settings/scout?language=Danish');
  await rowOf('Mette').getByRole('link', { name: 'Edit Mette' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeDisabled();
  await expect(color).toHaveValue('#a3367e');
  await expect(page.getByLabel('Opacity in percent')).toHaveValue('50%');
  await page.getByRole('button', { name: 'Random colour' }).click();
  await expect(page.getByLabel('Opacity in percent')).toHaveValue('100%');
  await page.getByLabel('Writer name').fill('Mette H.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The writer has been changed')).toBeVisible();

  await rowOf('Mette H.').getByRole('switch', { name: 'Mette H. is active' }).click({ force: true });
  await expect(page.getByText('“Mette H.” is disabled')).toBeVisible();
  await expect(rowOf('Mette H.').getByRole('switch')).not.toBeChecked();
  await rowOf('Mette H.').getByRole('button', { name: 'Delete Mette H.' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete writer' }).click();
  await expect(page.getByText('The writer has been deleted')).toBeVisible();
  await expect(rowOf('Mette H.')).toHaveCount(0);
});

test('what could not be saved is said in a toast, and what was typed stays', async ({ signedIn: page }) => {
  await page.goto('/settings/scout/add-writer');
  await page.getByLabel('Writer name').fill('Unsaved');
  await page.getByLabel('Writer phrase').fill('Of no consequence.');
  await page.route('**/api/settings/save/writer', (route) => route.abort());
  await page.getByRole('button', { name: 'Add writer' }).click();
  await expect(page.getByText('Couldn’t add the writer')).toBeVisible();
  await expect(page.getByLabel('Writer name')).toHaveValue('Unsaved');
});

test('in German, a writer is added and deleted', async ({ signedIn: page }) => {
  await page.addInitScript(() => localStorage.setItem('LANG', 'de'));
  await page.goto('/settings/scout');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('link', { name: 'Texter hinzufügen' }).click();
  await page.getByLabel('Name des Texters').fill('Merle');
  await page.getByLabel('Stil').fill('Trocken und knapp.');
  await expect(page.getByRole('region', { name: 'Helle Darstellung' })).toContainText('Eine Jacke, zehn Winter.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Texter hinzufügen' }).click();
  await expect(page.getByText('Der Texter wurde hinzugefügt')).toBeVisible();
  await page.getByRole('button', { name: 'Merle löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Texter löschen' }).click();
  await expect(page.getByText('Der Texter wurde gelöscht')).toBeVisible();
});
