import { openAiVendors, vendorKey } from '@soundings/server/test/ai-vendors';
import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

let vendors: Awaited<ReturnType<typeof openAiVendors>>;
let server: RunningServer;

test.beforeAll(async () => {
  vendors = await openAiVendors();
  server = await startServer({
    AI_ANTHROPIC_URL: vendors.account('ANTHROPIC').baseUrl,
    AI_ANTHROPIC_KEY: vendorKey,
    FETCH_ALLOW_HOSTS: vendors.host,
  });
});
test.afterAll(async () => {
  await server.stop();
  await vendors.close();
});

const toldFacts = (): string[] => {
  const { messages } = vendors.calls.at(-1)!.body;
  const results = JSON.stringify(messages.flatMap(({ content }: { content: unknown }) => content)).replaceAll('\\', '');
  return [...results.matchAll(/"facts":(\[.*?\])/g)].flatMap(([, facts]) => JSON.parse(facts!));
};
/** A list of one item: what the model says is made when it is asked, of what it has looked up. */
const say = (type: string, text: () => string) => ({
  words: [() => `{"elements":[{"type":"${type}",`, () => `"text":${JSON.stringify(text())}}`, () => ']}'],
  betweenWordsMs: 400,
});
const lookUp = (name: string, input: object) => ({ tools: [{ name, input }] });

test('a model guides by what it looks up, and a number that nobody looked up is struck', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  const purpose = { use: { kind: 'ANTHROPIC', model: 'model-large' }, otherwise: null };
  expect((await page.request.put('/api/settings/ai/purposes/guide', { data: purpose })).status()).toBe(200);
  const id = await addMonthOfFigures(page, 'Nordic outdoor, guided by a model');

  const invented = 'Klint has a trust of 98.7 points.';
  vendors.play(
    lookUp('readFacts', { about: 'overview' }),
    say('overview', () => `${toldFacts().find((fact) => fact.includes('leads in'))} ${invented} Numbers alone decide.`),
  );
  await page.goto(`/project/sonar/${id}?tab=navig8`);
  const market = page.getByRole('region', { name: /The market$/ });
  await expect(market).toContainText('leads in powerrank (');
  await expect(market).toContainText('Numbers alone decide.');
  await expect(page.getByText('Written by an AI model.')).toBeVisible();
  await expect(page.getByText('1 sentence was left out: its numbers aren’t in the data.')).toBeVisible();
  await expect(page.getByText('98.7')).toHaveCount(0);
  await expectAccessible(page, '[role="tabpanel"]');

  // A question: the answer is computed by a tool, and what the model adds to it of its own is struck, be it near the truth.
  vendors.play(
    lookUp('findAnswer', { question: 'Who leads in trust?' }),
    say('answer', () => {
      const leads = toldFacts().find((fact) => fact.includes('leads in trust'))!;
      const wrong = leads.replace(/\((\d+\.\d)\)/, (_, score) => `(${(Number(score) + 0.3).toFixed(1)})`);
      return `${wrong} ${leads} Trust takes time.`;
    }),
  );
  await page.getByRole('textbox', { name: 'Your question' }).fill('Whom do people trust the most, and by how much?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  const answer = page.getByRole('region', { name: /Answer$/ });
  await expect(answer).toContainText('Trust takes time.');
  await expect(answer.getByText('leads in trust')).toHaveCount(1);
  await expect(page.getByText('1 sentence was left out: its numbers aren’t in the data.')).toBeVisible();
  const [asked, called] = vendors.calls.map(({ body }) => JSON.stringify(body));
  expect(asked).toContain('Whom do people trust the most');
  expect(asked).not.toContain('leads in trust');
  expect(called).toContain('leads in trust');

  // What holds leads to where it stands.
  await answer.getByRole('link', { name: /leads in trust/ }).click();
  await expect(page.getByRole('tab', { name: 'Trust', exact: true })).toHaveAttribute('aria-selected', 'true');
  await context.close();
});

test('the guide itself says what it knows where the model refuses', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  const id = await addMonthOfFigures(page, 'Nordic outdoor, without a model');
  vendors.play({ refuse: { status: 401 } });
  await page.goto(`/project/sonar/${id}?tab=navig8`);
  await expect(page.getByRole('region', { name: /The market$/ })).toContainText('leads in powerrank (');
  await expect(page.getByText('Written by an AI model.')).toHaveCount(0);
  await context.close();
});
