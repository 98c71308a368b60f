import { expect, expectAccessible, test } from './fixtures.ts';

test('an administrator creates, edits and deletes an assistant; the kind stays while projects use it', async ({
  signedIn: page,
}) => {
  await page.goto('/settings/assistants');
  const table = page.getByRole('region', { name: 'Assistants' });
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  const kinds = page.getByRole('radiogroup', { name: 'Kind' });
  await kinds.getByText('Chat').click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/type=CHAT/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'New assistant' }).click();
  await page.getByRole('button', { name: 'Create assistant' }).click();
  for (const thing of ['a name', 'instructions']) await expect(page.getByText(`Enter ${thing}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('CLAIM writer');
  await kinds.getByText('Chat').click();
  await expect(page.getByText('Answers questions in a conversation.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Write three headlines.');
  await page.getByRole('textbox', { name: 'Example' }).fill('Walk on water.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await expect(page.getByText('This name is already taken.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Headline tester');
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await expect(page.getByText('The assistant has been created')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search assistants' }).fill('headline');
  await rowOf('Headline tester').getByRole('link', { name: 'Edit Headline tester' }).click();
  await expect(page.getByRole('textbox', { name: 'Example' })).toHaveValue('Walk on water.');
  const trial = page.getByRole('region', { name: 'Try it' });
  await trial
    .getByRole('textbox', { name: 'Question' })
    .fill('The Fjord jacket keeps you dry for ten winters. We repair it free of charge. It weighs 420 grams.');
  await trial.getByRole('button', { name: 'Try it' }).click();
  const answer = trial.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('Written by Built-in engine · assistant@1.');
  await expect(answer).toContainText('ten winters');
  await expectAccessible(page);
  await kinds.getByText('Text').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The assistant has been changed')).toBeVisible();

  const found = await page.request.get('/api/assistant?query=headline');
  const assistantId = (await found.json()).content[0].id;
  const data = { projectName: 'Uses the tester', brand: 'Havgus', assistantIds: [assistantId] };
  const { id } = await (await page.request.post('/api/genie', { data })).json();
  await page.goto(`/settings/assistants/edit/${assistantId}`);
  await expect(page.getByRole('radio', { name: 'File' })).toBeDisabled();
  await expect(page.getByText('The kind can’t be changed while projects use the assistant.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Uses the tester' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/assistants?query=headline');
  await expect(rowOf('Headline tester').getByRole('button', { name: /^Delete/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.request.delete(`/api/genie/${id}`);
  await page.reload();
  await rowOf('Headline tester').getByRole('button', { name: 'Delete Headline tester' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete assistant' }).click();
  await expect(page.getByText('The assistant has been deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matching assistants' })).toBeVisible();
});

test('in German, an agent and an assistant are created on a phone', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('LANG', 'de'));
  for (const [path, create, done] of [
    ['/settings/id8/create-agent', 'Agent anlegen', 'Der Agent wurde angelegt'],
    ['/settings/assistants/create', 'Assistent anlegen', 'Der Assistent wurde angelegt'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Name' }).fill('Vom Telefon');
    await page.getByRole('textbox', { name: 'Anweisungen' }).fill('Kurz und klar.');
    await expectAccessible(page);
    await page.getByRole('button', { name: create }).click();
    await expect(page.getByText(done)).toBeVisible();
    await page.getByRole('button', { name: 'Vom Telefon löschen' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /löschen/ })
      .click();
    await expect(page.getByRole('link', { name: 'Vom Telefon', exact: true })).toHaveCount(0);
  }
});
