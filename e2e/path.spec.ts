import type { Page } from '@playwright/test';
import { sheetsRows, sheetsWorkbook } from '@soundings/server/test/sheets-survey';
import { expect, expectAccessible, test } from './fixtures.ts';

const url = 'https://lamps.example';
const asked = 'A bold message';

const post = async (page: Page, path: string, data: object) => (await page.request.post(path, { data })).json();
const idOf = async (page: Page, query: string): Promise<string> =>
  (await post(page, '/api/project/search', { query })).content[0].id;

const bringThrough = async (page: Page): Promise<void> => {
  const [ideas, board] = [await idOf(page, 'Havgus winter ideas'), await idOf(page, 'Havgus spring messages')];
  const idea = 'Idea type: Ritual\nIdea headline: A shy message\nTransformation: It speaks up\nManifestation: A poster';
  const { content } = await post(page, '/api/id8/message/create', { projectId: ideas, messages: [idea] });
  await post(page, `/api/id8/send-on?projectId=${ideas}`, { targetId: board, ids: [content[0].id] });
  const found = await post(page, `/api/scout-v2/message/search?id=${board}`, { query: 'A shy message' });
  const { id } = found.content[0];
  await post(page, `/api/scout-v2/message/edit-message/${id}`, { message: asked });
  const assistants = await (await page.request.get('/api/assistant/find/all')).json();
  const assistant = assistants.find(({ name }: { name: string }) => name === 'Page to messages');
  const project = { projectName: 'Bold predicted', brand: 'Havgus', assistantIds: [assistant.id], userIds: [] };
  const genie = (await post(page, '/api/genie', project)).id;
  await post(page, `/api/scout-v2/send-to-genie?projectId=${board}`, { targetId: genie, ids: [id], url });
  const figures = { message: asked, url, gender: 'ALL', ageRange: 'ALL' };
  await post(page, `/api/genie/predict/message?projectId=${genie}`, figures);
  const file = { name: 'survey.xlsx', mimeType: 'application/octet-stream', buffer: sheetsWorkbook(sheetsRows(200)) };
  const sent = await (await page.request.post('/api/resonance/files', { multipart: { file } })).json();
  const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: sent.id };
  await post(page, '/api/resonance', { projectName: 'Bold measured', ...given });
};

test('a message is followed from its idea to what was predicted and measured', async ({ signedIn: page }) => {
  await bringThrough(page);
  await page.goto(`/project/scout/${await idOf(page, 'Havgus spring messages')}`);
  await page.getByRole('button', { name: 'Actions for Havgus spring messages' }).click();
  await page.getByRole('menuitem', { name: 'From idea to response' }).click();
  await expect(page.getByRole('heading', { name: 'From idea to response', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/From idea to response/);
  const table = page.getByRole('region', { name: 'Messages', exact: true }).getByRole('table');
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(asked);
  await expect(first).toContainText('Began as “A shy message”');
  await expect(first).toContainText('ID8 › Scout › Genie › Resonance');
  await expect(first).toContainText('1st → 1st of 1');
  await expect(page.getByRole('region', { name: 'Predicted against measured' })).toContainText(
    'Too few messages to say whether the order held',
  );
  await expectAccessible(page);

  await table.getByRole('button', { name: 'Predicted R1' }).click();
  await expect(page).toHaveURL(/sort=-predicted/);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('shy');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('no such words');
  await expect(page.getByText('No matching messages')).toBeVisible();
  await page.getByRole('button', { name: 'Remove search' }).click();
  await expect(first).toContainText(asked);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bold measured' }).click();
  await expect(page).toHaveURL(/\/project\/resonance\//);
});
