import { expect, expectAccessible, test } from './fixtures.ts';

test('an administrator creates, edits and deletes an agent, but none that a project follows', async ({
  signedIn: page,
}) => {
  await page.goto('/settings/id8');
  const table = page.getByRole('region', { name: 'Agents' });
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(table.getByRole('link').first()).toHaveText('Research first');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'New agent' }).click();
  await expect(page).toHaveTitle('New agent · Soundings');
  await page.getByRole('button', { name: 'Create agent' }).click();
  for (const thing of ['a name', 'instructions']) await expect(page.getByText(`Enter ${thing}.`)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('contrast');
  await page.getByLabel('Instructions').fill('Look for what nobody would say.');
  await page.getByRole('button', { name: 'Create agent' }).click();
  await expect(page.getByText('This name is already taken.')).toBeVisible();
  await page.getByRole('link', { name: 'All agents' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByLabel('Name').fill('Opposites');
  await page.getByRole('button', { name: 'Create agent' }).click();
  await expect(page.getByText('The agent has been created')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/id8$/);

  await page.getByRole('searchbox', { name: 'Search agents' }).fill('oppo');
  await expect(table.getByRole('row')).toHaveCount(2);
  await rowOf('Opposites').getByRole('link', { name: 'Edit Opposites' }).click();
  await expect(page.getByText('No project uses it yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.getByLabel('Name').fill('Inversions');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The agent has been changed')).toBeVisible();

  // A project follows it.
  const search = await page.request.post('/api/id8/agent/search?query=inversions');
  const agentId = (await search.json()).content[0].id;
  const data = { projectName: 'Follows inversions', thinking: 'FAST', agentType: 'predefined', agentId };
  const { id } = await (await page.request.post('/api/id8', { data })).json();
  await page.reload();
  const blocked = rowOf('Inversions').getByRole('button', { name: 'Delete Inversions. 1 project uses it.' });
  await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await blocked.focus();
  await expect(page.getByRole('tooltip', { name: /^1 project uses it/ })).toBeVisible();
  await rowOf('Inversions').getByRole('link', { name: 'Inversions', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Follows inversions' })).toBeVisible();

  await page.request.delete(`/api/id8/${id}`);
  await page.goto('/settings/id8');
  await rowOf('Inversions').getByRole('button', { name: 'Delete Inversions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Inversions”?' });
  await expectAccessible(page);
  // Meanwhile another project has chosen it: the server refuses, with the name.
  const second = await page.request.post('/api/id8', { data: { ...data, projectName: 'Came in between' } });
  await dialog.getByRole('button', { name: 'Delete agent' }).click();
  await expect(page.getByText('Couldn’t delete the agent')).toBeVisible();
  await expect(page.getByText(/in the projects that use it: Came in between/)).toBeVisible();
  await page.request.delete(`/api/id8/${(await second.json()).id}`);
  await page.reload();
  await rowOf('Inversions').getByRole('button', { name: 'Delete Inversions' }).click();
  await dialog.getByRole('button', { name: 'Delete agent' }).click();
  await expect(page.getByText('The agent has been deleted')).toBeVisible();
  await expect(rowOf('Inversions')).toHaveCount(0);

  await page.goto(`/settings/id8/edit-agent/${agentId}`);
  await expect(page.getByRole('heading', { name: 'Agent not found' })).toBeVisible();
  await page.goto('/audit?query=Inversions');
  await expect(page.getByRole('cell', { name: 'Delete agent' }).first()).toBeVisible();
});

test('a project’s own agent is changed by its instructions alone', async ({ signedIn: page }) => {
  const data = { projectName: 'Own way', thinking: 'FAST', agentType: 'custom', instructions: 'Think of the sea.' };
  const { id } = await (await page.request.post('/api/id8', { data })).json();
  const { agentId } = await (await page.request.get(`/api/project/edit-info/${id}`)).json();
  await page.goto(`/settings/id8/edit-agent/${agentId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A project’s own agent' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await page.getByLabel('Instructions').fill('Think of the ice.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The agent has been changed')).toBeVisible();
  const info = await (await page.request.get(`/api/project/edit-info/${id}`)).json();
  expect(info.instructions).toBe('Think of the ice.');
});
