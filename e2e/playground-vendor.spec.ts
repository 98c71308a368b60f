import type { Page } from '@playwright/test';
import { openAiVendors, vendorKey } from '@soundings/server/test/ai-vendors';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

let vendors: Awaited<ReturnType<typeof openAiVendors>>;
let server: RunningServer;

const settings = () => ({
  AI_ANTHROPIC_URL: vendors.account('ANTHROPIC').baseUrl,
  AI_ANTHROPIC_KEY: vendorKey,
  FETCH_ALLOW_HOSTS: vendors.host,
});

test.beforeAll(async () => {
  vendors = await openAiVendors();
  server = await startServer(settings());
});
test.afterAll(async () => {
  await server.stop();
  await vendors.close();
});

const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const answers = (page: Page) => page.getByRole('article', { name: /^Answer: / });
const send = async (page: Page, text: string) => {
  const before = await answers(page).count();
  await message(page).fill(text);
  await message(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
};
const useVendor = async (page: Page) => {
  const purpose = { use: { kind: 'ANTHROPIC', model: 'model-large' }, otherwise: null };
  expect((await page.request.put('/api/settings/ai/purposes/chat', { data: purpose })).status()).toBe(200);
};
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1} `);

const harmful = [
  'Three lines:\n\n| Line | R1 |\n| - | -: |\n| Ten winters | 64.2 |\n\n',
  '```js\nconst jacket = "dry";\n',
  'console.log(jacket);\n```\n\n',
  '<script>window.harmed = true</script> <img src=x onerror="window.harmed = true">\n\n',
  '[Click](javascript:window.harmed=true) and ![](https://tracker.example/pixel.png) and [a site](https://soundings.example).\n\n',
  'The end.',
];

test('a model answers: streamed as it comes, stopped, resumed, asked again, with versions', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  await useVendor(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) outside.push(request.url());
  });

  // Markdown is drawn while it comes, and harms nothing.
  vendors.play({ words: [...harmful.slice(0, 3), ...words(40), '\n\n', ...harmful.slice(3)], betweenWordsMs: 60 });
  await page.goto('/playground');
  await expect(page.getByRole('combobox', { name: 'Assistant' })).toHaveValue('Anthropic chat');
  await send(page, 'Write three lines');
  await expect(answers(page).getByRole('region', { name: 'Table: Line, R1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectAccessible(page);
  await expect(answers(page)).toContainText('The end.');
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await expect(answers(page).locator('.hljs-string')).toContainText('dry');
  await expect(answers(page).getByRole('link')).toHaveCount(2);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(outside).toEqual([]);
  await expect(answers(page)).toContainText('18 tokens');

  // Stopped in mid-answer: what was written stays.
  vendors.play({ words: words(300), betweenWordsMs: 50 });
  await send(page, 'Go on');
  await expect(answers(page).last()).toContainText('word5 ');
  await message(page).press('Escape');
  await expect(page.getByText('Stopped. What was written is kept.')).toBeVisible();
  const kept = await answers(page).last().locator('p').first().innerText();
  expect(kept).not.toContain('word300');
  await page.reload();
  await expect(answers(page).last()).toContainText(kept.trim().slice(0, 40));

  // A refresh and another tab go on with the running answer, and lose nothing.
  vendors.play({ words: words(400), betweenWordsMs: 50 });
  await send(page, 'Once more');
  await expect(answers(page).last()).toContainText('word9 ');
  await page.reload();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Stop' })).toBeVisible();
  for (const each of [page, tab]) {
    await expect(answers(each).last()).toContainText('word400');
    const text = await answers(each).last().locator('p').first().innerText();
    expect(text.trim()).toBe(words(400).join('').trim());
  }
  await tab.close();

  // Answered again: another version, and back.
  vendors.play({ words: ['A second answer.'] });
  await answers(page).last().getByRole('button', { name: 'Answer again' }).click();
  await expect(answers(page).last()).toContainText('A second answer.');
  await expect(answers(page).last()).toContainText('2 of 2');
  await answers(page).last().getByRole('button', { name: 'Previous version' }).click();
  await expect(answers(page).last()).toContainText('word400');

  // The last question in other words, from the keyboard.
  vendors.play({ words: ['An answer to other words.'] });
  await message(page).press('ArrowUp');
  await page.getByRole('textbox', { name: 'Edit question' }).fill('In other words');
  await page.keyboard.press('Enter');
  await expect(answers(page).last()).toContainText('An answer to other words.');
  await expect(page.getByRole('article', { name: 'Your question' }).last()).toContainText('2 of 2');

  // What went wrong is said, with what to do.
  vendors.play(
    { refuse: { status: 429 } },
    { refuse: { status: 429 } },
    { refuse: { status: 429 } },
    { refuse: { status: 429 } },
  );
  await send(page, 'Too much');
  await expect(page.getByRole('alert').filter({ hasText: 'Try again' })).toBeVisible();
  await expectAccessible(page);

  // Reset: the model is told nothing of what was said before.
  await page.getByRole('button', { name: 'Reset session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset session' }).click();
  await expect(page.getByText('Session reset.')).toBeVisible();
  vendors.play({ words: ['Hello again.'] });
  await send(page, 'Do you remember?');
  await expect(answers(page).last()).toContainText('Hello again.');
  expect(JSON.stringify(vendors.calls.at(-1)?.body.messages)).not.toContain('Write three lines');
  await context.close();
});

test('what was written stays when the server dies in mid-answer, and says how it ended', { tag: '@kills' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  await useVendor(page);
  vendors.play({ words: words(2000), betweenWordsMs: 50 });
  await page.goto('/playground');
  await send(page, 'Write on');
  await expect(answers(page).last()).toContainText('word60 ');
  const thread = new URL(page.url()).search;
  await server.kill();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  server = await startServer(settings(), server.dataDirectory);
  await page.goto(`${server.url}/playground${thread}`);
  await expect(answers(page).last()).toContainText('word1 ');
  await expect(page.getByText('The server was restarted while the model was answering.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await context.close();
});
