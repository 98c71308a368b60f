import type { Page } from '@playwright/test';
import { awaitTimeLeft, comeBackOnline, gettingOn } from './getting-on.ts';
import { openDemo } from './id8.ts';
import { openBoardTools, type Shot } from './pages.ts';

/** The demo project's answer, in a state that no picture can wait for. */
const answerWith = (page: Page, change: () => object) =>
  page.route(/\/api\/id8\/[\da-f-]{36}$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change() } });
  });

const uuid = '33333333-3333-4333-8333-333333333333';
const run = { id: uuid, kind: 'BUILT_IN', model: '', state: 'running', reason: null, fellBackFrom: null, wanted: 12 };

const list: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'id8-writing',
    async (page) => {
      const written = gettingOn(3, 11);
      await answerWith(page, () => ({ run: { ...run, written: written() } }));
      await openDemo()(page);
      await awaitTimeLeft(page);
    },
  ],
  [
    'id8-drawing',
    async (page) => {
      await answerWith(page, () => ({ generatingImages: true }));
      const images = gettingOn(1, 2);
      await page.route('**/api/id8/idea/image/prompt/search*', async (route) => {
        const answer = await route.fetch();
        const { content, totalElements } = await answer.json();
        const [frame] = content;
        const drawn = content.flatMap(({ images }: typeof frame) => images).slice(0, images());
        const drawing = { ...frame, id: uuid, generating: true, images: drawn, wanted: 5 };
        const failed = { ...frame, id: uuid.replace('333', '444'), images: [], wanted: 5, failure: 'quotaSpent' };
        await route.fulfill({ json: { content: [drawing, failed, ...content], totalElements: totalElements + 2 } });
      });
      await openDemo('?tab=IMAGES')(page);
      await comeBackOnline(page);
      await awaitTimeLeft(page);
    },
  ],
  [
    'id8-region',
    async (page) => {
      await openDemo()(page);
      await openBoardTools(page);
      await page.getByRole('button', { name: /^(Spread|Verteilung)$/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Generate ideas here|Ideen hier generieren)$/ })
        .first()
        .focus();
    },
  ],
  [
    'id8-clear',
    async (page) => {
      await openDemo()(page);
      await openBoardTools(page);
      await page
        .getByRole('button', { name: /^(Clear all|Alle entfernen)$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
];

export const id8StateShots: readonly Shot[] = list.map(([name, open]) => ({
  ...{ name, open, signedIn: true, fullPage: false },
}));
