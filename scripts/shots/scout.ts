import type { Page } from '@playwright/test';
import { manySentences } from './jacket-messages.ts';
import { openBoardTools, type Shot } from './pages.ts';

const password = 'Right-Password-12345';
const finalPassword = 'Final-Password-12345';

/** A project with one assistant for all it does, and messages of one's own. */
export const addScout = async (page: Page, projectName: string, messages: readonly string[]): Promise<string> => {
  const [assistant] = await (await page.request.get('/api/assistant/find/all')).json();
  const groups = ['activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'];
  const data = { projectName, userIds: [], ...Object.fromEntries(groups.map((group) => [group, [assistant.id]])) };
  const { id } = await (await page.request.post('/api/scout-v2', { data })).json();
  if (messages.length > 0)
    await page.request.post('/api/scout-v2/message/create', { data: { projectId: id, messages } });
  return id;
};

/** A board with messages of which some are selected, liked or deleted; the same one for all pictures. */
export const findBoard = async (page: Page): Promise<string> => {
  const projectName = 'Fjeldholm launch';
  const found = await (await page.request.post('/api/project/search', { data: { query: projectName } })).json();
  if (found.content[0]) return found.content[0].id;
  const id = await addScout(page, projectName, manySentences);
  const { content } = await (
    await page.request.post(`/api/scout-v2/message/search?id=${id}&sort=-count`, { data: {} })
  ).json();
  const ids: string[] = content.map((message: { id: string }) => message.id);
  const post = (path: string, body: object) => page.request.post(`/api/scout-v2/${path}`, { data: body });
  await post('message/select/by/ids', { ids: ids.slice(0, 18), selected: true });
  for (const liked of ids.slice(1, 7)) await post('message/reaction', { id: liked, reaction: 'LIKE' });
  await page.request.delete('/api/scout-v2/message/delete/by/ids', { data: { ids: ids.slice(40) } });
  await page.request.post(`/api/project/activate/sharing/${id}`);
  await page.request.post(`/api/project/edit/share/${id}`, { data: { projectPassword: password } });
  await post(`edit/share/${id}`, { finalMessagesPassword: finalPassword, allowsFeedback: true });
  return id;
};

const openBoard =
  (search = '') =>
  async (page: Page) => {
    await page.goto(`/project/scout/${await findBoard(page)}${search}`);
    await page.getByRole('listitem').first().waitFor();
  };

const openEmpty = async (page: Page) => {
  const id = await addScout(page, `Empty board ${Math.random()}`, []);
  await page.goto(`/project/scout/${id}`);
  await page.getByRole('tab').first().waitFor();
};

const openShared = (path: string, secret: string) => async (page: Page) => {
  await findBoard(page);
  await page.goto(`/scout/${path}Fjeldholm%20launch`);
  await page.locator('input[type=password]').fill(secret);
  await page.locator('button[type=submit]').click();
  await page.getByRole('listitem').first().waitFor();
};

/** Compressed by the built-in engine, on a board of its own. */
const compress = async (page: Page) => {
  const id = await addScout(page, `Compressed ${Math.random()}`, manySentences);
  const { content } = await (
    await page.request.post(`/api/scout-v2/message/search?id=${id}&sort=-count`, { data: {} })
  ).json();
  const ids: string[] = content.map((message: { id: string }) => message.id);
  await page.request.post('/api/scout-v2/message/select/by/ids', { data: { ids: ids.slice(0, 40), selected: true } });
  await page.goto(`/project/scout/${id}?tab=SELECTED`);
  await page.getByRole('button', { name: /^(Compress messages|Botschaften verdichten)$/ }).click();
  await page
    .getByRole('button', { name: /^(Stands for|Steht für)/ })
    .first()
    .waitFor({ timeout: 60_000 });
};

const list: readonly [name: string, open: (page: Page) => Promise<void>, isWindow?: true][] = [
  ['scout-empty', openEmpty],
  ['scout-all', openBoard(), true],
  ['scout-selected', openBoard('?tab=SELECTED'), true],
  ['scout-final', openBoard('?tab=FINAL'), true],
  ['scout-backup', openBoard('?tab=BACKUP'), true],
  [
    'scout-edit',
    async (page) => {
      await openBoard('?tab=SELECTED')(page);
      await page.getByRole('listitem').nth(2).focus();
      await page.keyboard.press('e');
      await page.keyboard.type(' Ask anyone on the quay.');
    },
    true,
  ],
  [
    'scout-info',
    async (page) => {
      await openBoard('?tab=FINAL')(page);
      await page.getByRole('listitem').first().focus();
      await page.keyboard.press('i');
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  ['scout-compressed', compress, true],
  [
    'scout-compressed-info',
    async (page) => {
      await compress(page);
      await page
        .getByRole('button', { name: /^(Stands for|Steht für)/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  [
    'scout-info-edits',
    async (page) => {
      await openBoard('?tab=FINAL')(page);
      await page.getByRole('listitem').first().focus();
      await page.keyboard.press('i');
      await page.getByRole('dialog').getByRole('tab').nth(1).click();
    },
    true,
  ],
  [
    'scout-variation',
    async (page) => {
      await openBoard()(page);
      await page.getByRole('button', { name: /^(Variation|Vielfalt)$/ }).click();
      await page.getByRole('group', { name: /^(Map of|Karte von)/ }).waitFor();
    },
    true,
  ],
  [
    'scout-custom',
    async (page) => {
      await openBoard()(page);
      await openBoardTools(page);
      await page.getByRole('button', { name: /^(Custom message|Eigene Botschaft)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  [
    'scout-collect',
    async (page) => {
      await page.goto(`/project/scout/collect-data/${await findBoard(page)}`);
      await page.getByRole('table').waitFor();
    },
  ],
  [
    'scout-screened',
    async (page) => {
      await openBoard('?tab=SCREENED')(page);
      await page
        .getByText(/(Says the same as|Sagt dasselbe wie)/)
        .first()
        .waitFor();
    },
    true,
  ],
  [
    'scout-duplicate',
    async (page) => {
      await openBoard('?tab=SCREENED')(page);
      await page
        .getByText(/(Says the same as|Sagt dasselbe wie)/)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  [
    'scout-sonar',
    async (page) => {
      await openBoard()(page);
      await page.getByRole('button', { name: /^(From Sonar|Aus Sonar)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  [
    'scout-onward',
    async (page) => {
      await openBoard('?tab=FINAL')(page);
      await openBoardTools(page);
      await page.getByRole('button', { name: /^(Export|Exportieren)$/ }).click();
      await page.getByRole('menu').waitFor();
    },
    true,
  ],
  [
    'scout-genie',
    async (page) => {
      await openBoard('?tab=FINAL')(page);
      await openBoardTools(page);
      await page.getByRole('button', { name: /^(Export|Exportieren)$/ }).click();
      await page.getByRole('menuitem', { name: /Genie/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  [
    'scout-edit-project',
    async (page) => {
      await page.goto(`/projects/edit/scout/${await findBoard(page)}`);
      await page.getByRole('button', { name: /^(Set own rules|Eigene Regeln festlegen)$/ }).waitFor();
    },
  ],
  ['scout-shared', openShared('', password), true],
  [
    'scout-shared-collect',
    async (page) => {
      await openShared('', password)(page);
      await openBoardTools(page);
      await page.getByRole('link', { name: /^(Collect response data|Antworten erheben|.*erheben)$/ }).click();
      await page.getByRole('table').waitFor();
    },
  ],
  ['scout-finals', openShared('final-messages/', finalPassword)],
];

export const scoutShots: readonly Shot[] = list.map(([name, open, isWindow]) => ({
  name,
  open,
  signedIn: true,
  fullPage: !isWindow,
}));
