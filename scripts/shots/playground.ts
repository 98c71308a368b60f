import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const root = '/api/ai/playground';

export const postToPlayground = async (page: Page, path: string, data: object) =>
  (await page.request.post(root + path, { data })).json();

const ask = (page: Page, message: string, more: object = {}): Promise<{ threadId: string }> =>
  postToPlayground(page, '/open-ai/chat', { message, aiChatType: 'BUILT_IN', ...more });

const questions = {
  en: ['Who rose most in powerrank?', 'What are the strengths of Rimfrost?', 'How is interest calculated?'],
  de: ['Wer hat im Powerrank am meisten verloren?', 'Wie hoch ist das Vertrauen von Rimfrost?', 'Was bedeutet Trust?'],
};

export const openConversation = async (page: Page, language: keyof typeof questions): Promise<string> => {
  const [first, ...rest] = questions[language];
  const { threadId } = await ask(page, first!);
  for (const message of rest) await postToPlayground(page, '/assistant/reply', { message, threadId });
  return threadId;
};

/** An answer of a model with all that Markdown has, shown in place of what the server says. */
const longAnswer = `## Three lines for the poster

| Message | R1 % | R2 % | Base |
| --- | --- | --- | --- |
| Dry in the worst week of November | 64.2 | 41.8 | 868 |
| One jacket, ten winters | 61.9 | 44.6 | 868 |
| Made from nets we pulled out | 57.3 | ~~99.9~~ | 866 |

1. The first two **cannot be told apart** on this base [1.2].
2. “The rain jacket” has only 88 answers.

\`\`\`ts
const best = messages.filter(({ r1, base }) => r1 > 60 && base > 800); // both above the mean, on a base that is large enough to say so
console.log(best.map(({ text }) => text).join('\\n'));
\`\`\`

> Below a base of 100 an answer is marked.

See [the project](/projects).`;

const showLongAnswer = async (page: Page, language: keyof typeof questions): Promise<void> => {
  const { threadId } = await ask(page, questions[language][0]!);
  await page.route(`**${root}/conversations/${threadId}?*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const last = body.messages.at(-1);
    last.message = longAnswer;
    last.struck = ['99.9'];
    last.sources = [{ key: '1.2', attachmentId: null, passage: 2, name: 'autumn.csv', quote: 'No difference at 95%.' }];
    Object.assign(last.run, {
      kind: 'ANTHROPIC',
      model: 'model-large',
      inputTokens: 900,
      outputTokens: 340,
      cost: 0.0123,
    });
    await route.fulfill({ json: { ...body, context: { tokens: 21_400, limit: 24_000 } } });
  });
  await page.goto(`/playground?thread=${threadId}`);
  await page.locator('pre').waitFor();
};

const showPart = async (page: Page, language: keyof typeof questions, button: RegExp): Promise<void> => {
  await page.goto(`/playground?thread=${await openConversation(page, language)}`);
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
};

const spent = { used: 2_000_000, limit: 2_000_000, remaining: 0, resetsOn: '2026-12-01' };

const list: readonly [name: string, open: Shot['open']][] = [
  ['playground-start', async (page) => void (await page.goto('/playground'))],
  [
    'playground-offer',
    async (page, language) => {
      const { threadId } = await ask(page, questions[language][0]!);
      await page.goto(`/playground?thread=${threadId}`);
    },
  ],
  [
    'playground-conversation',
    async (page, language) => void (await page.goto(`/playground?thread=${await openConversation(page, language)}`)),
  ],
  ['playground-long-answer', showLongAnswer],
  [
    'playground-send-on',
    (page, language) => showPart(page, language, /^(Send to Scout or ID8|An Scout oder ID8 senden)$/i),
  ],
  ['playground-prompts', (page, language) => showPart(page, language, /^(Saved prompts|Gespeicherte Prompts)$/)],
  ['playground-reset', (page, language) => showPart(page, language, /^(Reset session|Sitzung zurücksetzen)$/)],
  [
    'playground-copy',
    async (page, language) => {
      const { id } = await postToPlayground(page, `/conversations/${await openConversation(page, language)}/copy`, {});
      await page.goto(`/playground/copy/${id}`);
    },
  ],
  [
    'playground-quota-used-up',
    async (page) => {
      await page.route('**/api/ai/remaining', (route) => route.fulfill({ json: spent }));
      await page.route(`**${root}/options`, async (route) => {
        const body = await (await route.fetch()).json();
        const chat = { type: 'ANTHROPIC', model: 'model-large', isReady: true, hasBuiltInFallback: false };
        const builtIn = body.aiChats.filter(({ type }: { type: string }) => type === 'BUILT_IN');
        await route.fulfill({ json: { ...body, aiChats: [chat, ...builtIn] } });
      });
      await page.goto('/playground');
    },
  ],
  [
    'playground-not-loaded',
    async (page) => void (await page.goto('/playground?thread=11111111-1111-4111-8111-111111111111')),
  ],
];

export const playgroundShots: readonly Shot[] = list.map(([name, open]) => ({
  name,
  open,
  signedIn: true,
  fullPage: false,
}));
