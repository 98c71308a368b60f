// States of the playground that an answer, a file or a failure leads to.
import type { Page, Route } from '@playwright/test';
import { change } from './on-page.ts';
import type { Shot } from './pages.ts';
import { openConversation, postToPlayground } from './playground.ts';

const showWriting =
  (signs: number, answerEvents: (route: Route) => unknown): Shot['open'] =>
  async (page, language) => {
    const threadId = await openConversation(page, language);
    await page.route(
      `**/api/ai/playground/conversations/${threadId}?*`,
      change(({ messages }) => {
        const last = messages.at(-1);
        last.message = last.message.slice(0, signs);
        Object.assign(last.run, { state: 'running', endedOn: null });
      }),
    );
    await page.route(
      '**/api/ai/runs/*',
      change((run) => Object.assign(run, { state: 'running', endedOn: null })),
    );
    await page.route('**/api/ai/runs/*/events*', answerEvents);
    // Within the page: a stream that stays open would keep it from becoming idle.
    await page.goto('/playground');
    await page.waitForLoadState('networkidle');
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/playground?thread=${threadId}`);
    await page
      .getByRole('button', { name: /^(Stop|Anhalten|Stoppen)/ })
      .first()
      .waitFor();
  };

const showVersions: Shot['open'] = async (page, language) => {
  const threadId = await openConversation(page, language);
  await page.route(
    `**/api/ai/playground/conversations/${threadId}?*`,
    change(({ messages }) => {
      const last = messages.at(-1);
      last.versions = ['11111111-1111-4111-8111-111111111111', last.id];
    }),
  );
  await page.goto(`/playground?thread=${threadId}`);
  await page
    .getByRole('button', { name: /^(Previous version|Vorige Version)/ })
    .last()
    .waitFor();
};

const openCitation: Shot['open'] = async (page, language) => {
  const threadId = await openConversation(page, language);
  await page.route(
    `**/api/ai/playground/conversations/${threadId}?*`,
    change(({ messages }) => {
      const last = messages.at(-1);
      last.message = 'The first two **cannot be told apart** on this base [1.2].';
      const quote = 'No difference between the two messages can be shown at 95%.';
      last.sources = [{ key: '1.2', attachmentId: null, passage: 2, name: 'autumn.csv', quote }];
    }),
  );
  await page.goto(`/playground?thread=${threadId}`);
  await page
    .getByRole('button', { name: /autumn\.csv/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

const attachFiles: Shot['open'] = async (page) => {
  const { assistants } = await (await page.request.get('/api/ai/playground/options')).json();
  const reader = assistants.find(({ type }: { type: string }) => type === 'FILE');
  await page.addInitScript((id) => localStorage.setItem('PLAYGROUND_ASSISTANT', `BUILT_IN ${id}`), reader.id);
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  const files = [
    { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A jacket that lasts ten winters.\n'.repeat(40)) },
    { name: 'archive.txt', mimeType: 'text/plain', buffer: Buffer.alloc(21 * 1024 * 1024, 'a') },
  ];
  for (const file of files) await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForTimeout(1500);
};

const folders: Record<'en' | 'de', readonly string[]> = {
  en: ['Outdoor', 'Ice cream', 'Pitches'],
  de: ['Outdoor', 'Eis', 'Wettbewerbe'],
};

const manageFolders: Shot['open'] = async (page, language) => {
  const known = await (await page.request.get('/api/ai/playground/folders')).json();
  for (const name of folders[language]) {
    if (!known.some((folder: { name: string }) => folder.name === name))
      await postToPlayground(page, '/folders', { name });
  }
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  await openList(page);
  await page.getByRole('button', { name: /^(Manage folders|Ordner verwalten)$/ }).click();
  await page.getByRole('dialog').last().waitFor();
};

/** On phones and narrow pages the list lies in a drawer. */
const openList = async (page: Page): Promise<void> => {
  const list = page.getByRole('button', { name: /^(Show conversations|Unterhaltungen zeigen)$/ });
  if (await list.isVisible()) await list.click();
};

const showList: Shot['open'] = async (page, language) => {
  await openConversation(page, language);
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  await openList(page);
  await page
    .getByRole('button', { name: /^(Actions for|Aktionen für)/ })
    .first()
    .click();
};

const savePrompts: Shot['open'] = async (page) => {
  await page.route('**/api/ai/playground/prompts', async (route) => {
    const common = { isShared: false, isOwn: true, owner: 'Global Admin', updatedOn: '2026-11-20T10:00:00.000Z' };
    const prompts = [
      ['Compare two brands', 'Compare {{brand}} with {{rival}} in powerrank and engagement.', ['brand', 'rival']],
      ['What changed this week', 'What changed by more than noise this week, and why?', []],
    ] as const;
    const json = prompts.map(([name, text, fields], index) => ({
      ...common,
      id: `1111111${index}-1111-4111-8111-111111111111`,
      name,
      text,
      fields,
    }));
    await route.fulfill({ json });
  });
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^(Saved prompts|Gespeicherte Prompts)$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

const list: readonly [name: string, open: Shot['open']][] = [
  ['playground-reconnecting', showWriting(60, (route) => route.abort())],
  ['playground-writing', showWriting(120, () => undefined)],
  ['playground-versions', showVersions],
  ['playground-citation', openCitation],
  ['playground-attachments', attachFiles],
  ['playground-folders', manageFolders],
  ['playground-list', showList],
  ['playground-prompts-saved', savePrompts],
];

export const playgroundStateShots: readonly Shot[] = list.map(([name, open]) => ({
  ...{ name, open, signedIn: true },
  fullPage: false,
}));
