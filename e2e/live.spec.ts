import type { BrowserContext, Locator, Page } from '@playwright/test';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { chooseFile, largeSurveyCsv, listenTo, openSurvey, startProject } from './steps.ts';

const respondents = 30_000;
const written = respondents.toLocaleString('en');

/** Resolves when a text has stood on the page, however shortly: whoever asks now and then misses what is quick. */
const hasStood = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );

const isBeingReplaced = 'This project’s data is being replaced. Until then you see the current data.';
const wasReplaced = 'This project’s data has been replaced';
const cannotConnect = 'Can’t connect to live project updates';

const openSmallSurvey = (page: Page, name: string): Promise<string> =>
  openSurvey(page, name, 'small.csv', Buffer.from(surveyCsv(surveyRows(300))));

const replaceAnswers = async (page: Page, id: string, name: string, csv: string): Promise<void> => {
  await page.goto(`/projects/edit/resonance/${id}`);
  await chooseFile(page, name, csv);
  await page.getByRole('button', { name: 'Replace answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace answers' }).click();
};

const openShared = async (page: Page, id: string, consumer: BrowserContext): Promise<Page> => {
  await page.request.post(`/api/project/activate/sharing/${id}`);
  const info = await (await page.request.get(`/api/project/edit-info/${id}`)).json();
  const shared = await consumer.newPage();
  await shared.goto(info.link);
  await shared.getByLabel('Project password', { exact: true }).fill(info.projectPassword);
  await listenTo(shared, () => shared.getByRole('button', { name: 'Open project' }).click());
  return shared;
};

test('imports show how far they are; cancelled they leave the form as it was; a reload takes them up', async ({
  browser,
}) => {
  // Nobody works on jobs here: what is started waits, however fast the machine is.
  const server = await startServer({ RUN_JOBS: 'false' });
  const context = await browser.newContext({ baseURL: server.url });
  const [created, replaced] = [await context.newPage(), await context.newPage()];
  await signIn(created);
  const found = await created.request.post('/api/project/search', { data: { projectType: 'RESONANCE' } });
  const { content } = await found.json();
  const { id } = content.find(({ dataStructure }: { dataStructure: string }) => dataStructure === 'respondents');
  await startProject(created, 'Loaded anew');
  await chooseFile(created, 'answers.csv', largeSurveyCsv(400));
  await expect(created.getByText('60 messages')).toBeVisible();
  await replaced.goto(`/projects/edit/resonance/${id}`);
  await chooseFile(replaced, 'other.csv', surveyCsv(surveyRows(450)));
  await replaced.getByRole('button', { name: 'Replace answers' }).click();

  const start = async (form: Page, button: Locator) => {
    const isStarted = form.waitForResponse((reply) => /\/api\/resonance(\/edit\/.*)?$/.test(reply.url()));
    await button.click();
    await isStarted;
  };
  await start(created, created.getByRole('button', { name: 'Create', exact: true }));
  // Nothing is to be seen of a bar at 0 %.
  await expect(created.getByRole('progressbar', { name: 'Importing Loaded anew' })).toBeAttached();
  await expect(created.getByText('You can leave this page; the import continues.')).toBeVisible();
  await created.getByRole('button', { name: 'Cancel import' }).click();
  await expect(created.getByText('The import was cancelled')).toBeVisible();
  await expect(created.getByLabel('Project name')).toHaveValue('Loaded anew');
  await expect(created.getByText('60 messages')).toBeVisible();
  await expectAccessible(created);
  await start(created, created.getByRole('button', { name: 'Create', exact: true }));
  await start(replaced, replaced.getByRole('dialog').getByRole('button', { name: 'Replace answers' }));
  for (const [form, name] of [
    [created, 'Loaded anew'],
    [replaced, 'other.csv'],
  ] as const) {
    await form.reload();
    await expect(form.getByRole('progressbar', { name: `Importing ${name}` })).toBeAttached();
    await form.getByRole('button', { name: 'Cancel import' }).click();
    await expect(form.getByText('The import was cancelled')).toBeVisible();
    await form.reload();
    await expect(form.getByRole('progressbar')).toHaveCount(0);
  }
  await expect(created.getByRole('button', { name: 'Create', exact: true })).toBeEnabled();
  await context.close();
  await server.stop();
});

test('an import goes on when its page is left', async ({ signedIn: page }) => {
  await startProject(page, 'Left alone');
  await chooseFile(page, 'long.csv', largeSurveyCsv(respondents));
  const isStarted = page.waitForResponse((reply) => reply.url().endsWith('/api/resonance') && reply.status() === 202);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await isStarted;
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Left alone' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('whoever has a project open sees that its data are being replaced, and then the new ones, without reloading', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const id = await openSmallSurvey(page, 'Watched survey');
  const colleague = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(colleague);
  await listenTo(colleague, () => colleague.goto(`/project/resonance/${id}`));
  const consumer = await openShared(page, id, await browser.newContext({ baseURL: baseURL! }));
  const watchers = [colleague, consumer];
  for (const watcher of watchers) await expect(watcher.getByText('all 300 respondents')).toBeVisible();

  const banners = watchers.flatMap((watcher) => [isBeingReplaced, wasReplaced].map((text) => hasStood(watcher, text)));
  await replaceAnswers(page, id, 'long.csv', largeSurveyCsv(respondents));
  await Promise.all(banners);
  for (const watcher of watchers) {
    await expect(watcher.getByText(`all ${written} respondents`)).toBeVisible();
    await expect(watcher.getByText(isBeingReplaced)).toHaveCount(0);
    await expect(watcher.getByRole('region', { name: 'Selected message' })).toContainText(`Base ${written}`);
    await expectAccessible(watcher);
  }
});

test('a page finds back to a server that was gone, also with a session that has to be renewed', {
  tag: '@kills',
}, async ({ browser }) => {
  test.setTimeout(150_000);
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const [page, editor] = [await context.newPage(), await context.newPage()];
  await signIn(page);
  const id = await openSmallSurvey(page, 'Patient survey');
  await listenTo(page, () => page.reload());
  await editor.goto(`/projects/edit/resonance/${id}`);
  // A page whose parts are still on their way when the server goes is loaded anew, and is then gone itself. What says
  // so is fetched eight seconds after the page.
  await editor.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ startTime }) => startTime > 8000));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Add message' })).toBeAttached();

  await server.terminate();
  await expect(page.getByText(cannotConnect)).toBeVisible();
  await expectAccessible(page);
  await context.clearCookies({ name: 'accessToken' });
  const again = await startServer({ PORT: new URL(server.url).port }, server.dataDirectory);
  await expect(page.getByText(cannotConnect)).toHaveCount(0, { timeout: 30_000 });
  await replaceAnswers(editor, id, 'other.csv', surveyCsv(surveyRows(450)));
  await expect(page.getByText('all 450 respondents')).toBeVisible();
  await context.close();
  await again.stop();
});
