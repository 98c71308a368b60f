import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { awaitTimeLeft, gettingOn } from './getting-on.ts';
import { sentences } from './jacket-messages.ts';
import { openBoardTools, type Shot } from './pages.ts';
import { addScout, findBoard } from './scout.ts';

const thread = '22222222-2222-4222-8222-222222222222';

/** The project's answer as it is in a state that no picture can wait for. */
const answerWith = (page: Page, change: (project: { channels: { mode: string }[] }) => object) =>
  page.route(/\/api\/scout-v2\/[\da-f-]{36}$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const project = await answer.json();
    await route.fulfill({ response: answer, json: { ...project, ...change(project) } });
  });

const runOf = (more: object) => ({
  ...{ id: randomUUID(), kind: 'BUILT_IN', model: '', state: 'done', reason: null, fellBackFrom: null },
  ...{ mode: 'GENERATE_ALL', written: 12, wanted: 20, ...more },
});

const openWith = (run: object) => async (page: Page) => {
  await answerWith(page, () => ({ run: runOf(run) }));
  await open(page);
};

const open = async (page: Page, search = '') => {
  await page.goto(`/project/scout/${await findBoard(page)}${search}`);
  await page.getByRole('listitem').first().waitFor();
};

const withHint = (page: Page) =>
  answerWith(page, ({ channels }) => ({
    url: 'https://www.fjeldholm.example/jackets',
    brand: 'Fjeldholm',
    channels: channels.map((channel) =>
      channel.mode === 'GENERATE_ALL'
        ? {
            ...channel,
            ...{ threadId: thread, hintCode: 'noNumbers', hint: null },
            replies: ['A jacket is repaired in 14 days.', 'Speak to people who fish in winter.'],
          }
        : channel,
    ),
  }));

const openBrief = async (page: Page) => {
  await open(page);
  await page.getByRole('button', { name: /^(Edit brief|Bearbeiten)$/ }).click();
};

const startEditing = async (page: Page, text: string) => {
  await page.getByRole('listitem').first().focus();
  await page.keyboard.press('e');
  await page.keyboard.type(text);
};

const list: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'scout-writing',
    async (page) => {
      const written = gettingOn(8, 12);
      await answerWith(page, () => ({ run: runOf({ state: 'running', written: written() }) }));
      await open(page);
      await awaitTimeLeft(page);
    },
  ],
  ['scout-failed', openWith({ state: 'failed', reason: 'quotaSpent', kind: 'OPEN_AI', model: 'gpt-5' })],
  ['scout-fell-back', openWith({ fellBackFrom: 'busy', written: 20 })],
  [
    'scout-hint',
    async (page) => {
      await withHint(page);
      await openBrief(page);
    },
  ],
  [
    'scout-change',
    async (page) => {
      await withHint(page);
      await openBrief(page);
      await page.locator('input[type=url]').fill('https://www.fjeldholm.example/boots');
      await page.getByRole('button', { name: /^(Generate more|Weitere generieren)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'scout-locked',
    async (page) => {
      await page.route('**/api/scout-v2/message/reaction', (route) =>
        route.fulfill({
          status: 409,
          json: { error: { code: 'projectInUse', requestId: thread, username: 'lars@fjord.example' } },
        }),
      );
      await open(page, '?tab=FINAL');
      await page.getByRole('listitem').first().focus();
      await page.keyboard.press('l');
      await page.getByText('lars@fjord.example').waitFor();
    },
  ],
  [
    'scout-clear',
    async (page) => {
      await open(page);
      await openBoardTools(page);
      await page
        .getByRole('button', { name: /^(Clear all|Alle entfernen)$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'scout-unsaved',
    async (page) => {
      await open(page);
      await startEditing(page, ' Ask anyone.');
      await page
        .getByRole('tab', { name: /^(Selected|Ausgewählt)/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'scout-edited',
    async (page) => {
      const id = await addScout(page, `Edited ${Math.random()}`, sentences.slice(0, 4));
      await page.goto(`/project/scout/${id}`);
      for (const more of [' Ask anyone on the quay.', ' Or their dog.']) {
        await startEditing(page, more);
        await page.keyboard.press('Control+Enter');
        await page.getByRole('listitem').first().getByText(more.trim()).waitFor();
      }
      await page.keyboard.press('i');
      await page.getByRole('dialog').getByRole('tab').nth(1).click();
      await page.locator('ins').first().waitFor();
    },
  ],
  [
    'scout-rules',
    async (page) => {
      await page.goto(`/projects/edit/scout/${await findBoard(page)}`);
      await page.getByRole('button', { name: /^(Set own rules|Eigene Regeln festlegen)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'scout-findings',
    async (page) => {
      const id = await addScout(page, `Screened ${Math.random()}`, [
        ...sentences.slice(0, 5),
        'The cheapest dry jacket in the North!',
        'We repair it free, for life.',
      ]);
      await page.request.put(`/api/project/brand-rules/${id}`, {
        data: {
          avoid: [{ term: 'cheapest', instead: 'fair' }],
          claims: [
            { term: 'repair', proof: 'Repair promise 2026', address: 'https://www.fjeldholm.example/repair' },
            { term: 'buy it back' },
          ],
          lengths: [{ channel: 'EMAIL_SUBJECT', max: 60 }],
          tones: ['EXCLAMATION'],
        },
      });
      await page.goto(`/project/scout/${id}`);
      await page.getByRole('listitem').first().waitFor();
    },
  ],
  [
    'scout-nothing-found',
    async (page) => {
      await page.goto(`/project/scout/${await findBoard(page)}?query=zebra`);
      await page.getByText(/^(No matching messages|Keine passenden Botschaften)$/).waitFor();
    },
  ],
  [
    'scout-asked',
    async (page) => {
      await page.route('**/send-response-request*', (route) => route.fulfill({ json: { mailed: true } }));
      await page.goto(`/project/scout/collect-data/${await findBoard(page)}`);
      const form = page.getByRole('region', { name: /^(Respondents|Befragte)$/ });
      await form.getByRole('textbox', { name: /^(Company|Unternehmen)/ }).fill('Fjeldholm');
      await form.getByRole('textbox', { name: /^(E-mail|E-Mail)/ }).fill('anna@fjeldholm.example');
      for (const name of [/^(Market|Markt)/, /^(Respondents|Anzahl)/]) {
        await form.getByRole('combobox', { name }).first().click();
        await page.getByRole('option').nth(2).click();
      }
      await form.getByRole('button', { name: /^(Send request|Anfrage senden)$/ }).click();
      await page.getByRole('listitem').first().waitFor();
    },
  ],
];

export const scoutStateShots: readonly Shot[] = list.map(([name, openPage]) => ({
  ...{ name, open: openPage, signedIn: true, fullPage: false },
}));
