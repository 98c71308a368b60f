import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { startServerWithModels } from './server-with-models.ts';

let { vendors, site, server, stop } = {} as Awaited<ReturnType<typeof startServerWithModels>>;

test.beforeAll(async () => {
  ({ vendors, site, server, stop } = await startServerWithModels({ SEED_DEMO: 'false' }));
});
test.afterAll(() => stop());

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const rows = (list: Locator): Locator => list.getByRole('listitem').filter({ has: list.page().getByText('R1') });

const password = 'Right-Password-12345';

const addProject = async (page: Page, path: 'genie' | 'genie2go', projectName: string): Promise<string> => {
  const assistants = await (await page.request.get('/api/assistant/find/all')).json();
  const writer = assistants.find(({ name }: { name: string }) => name === 'Page to messages');
  const brief = path === 'genie2go' ? { description: 'Reading lamps', referenceMessages: 'Read late.' } : {};
  const data = { projectName, brand: 'Nordlys', assistantIds: [writer.id], userIds: [], ...brief };
  const { id } = await (await page.request.post(`/api/${path}`, { data })).json();
  await page.request.post(`/api/project/activate/sharing/${id}`);
  await page.request.post(`/api/project/edit/share/${id}`, { data: { projectPassword: password } });
  return id;
};

const openShared = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Project password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Open project' }).click();
  await expect(part(page, 'Predict response')).toBeVisible();
};

test('staff predict, compare and generate in GENIE, with the built-in engine', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const id = await addProject(page, 'genie', 'Lamps of winter');
  await page.goto(`/project/genie/${id}`);
  await expect(page.getByText('Nothing predicted yet')).toBeVisible();
  await expect(page).toHaveTitle(/Lamps of winter/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export text' }).hover();
  await expect(page.getByText('There are no messages to export.')).toBeVisible();

  const form = part(page, 'Predict response');
  const predict = form.getByRole('button', { name: 'Predict response', exact: true }).last();
  await predict.click();
  await expect(form.getByText('Enter a message.')).toBeVisible();
  await form.getByLabel('URL').fill(site.url('/lamps'));
  await form.getByLabel('Message').fill('Every lamp is built by two people in Aarhus and tested for a day');
  await form.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  await expect(form.getByText('Where surveys have asked this group')).toBeVisible();
  await predict.click();
  const predicted = part(page, 'Predicted');
  await expect(rows(predicted)).toHaveCount(1);
  await expect(rows(predicted)).toContainText('new');
  // The same once more is nothing new.
  await expect(predict).toHaveAttribute('aria-disabled', 'true');
  const generated = part(page, 'Generated');
  await expect(generated.getByText(/the original/).first()).toBeVisible();
  await expect(generated.getByText(/alternative|compressed/).first()).toBeVisible();
  await predicted.getByRole('button', { name: /^Why this score/ }).click();
  await expect(predicted.getByText('Nobody of this group was asked yet')).toBeVisible();
  await predicted.getByRole('button', { name: /^Try this/ }).click();
  const edits = predicted.getByRole('region', { name: /^Try this/ });
  await expect(edits.getByText('Shorter')).toBeVisible();
  await expect(edits.getByText(/R1 \d+ \(\d+–\d+\)/).first()).toBeVisible();
  await expectAccessible(page);
  await edits.getByRole('button', { name: 'Use in the form' }).first().click();
  await expect(form.getByLabel('Message')).not.toHaveValue(
    'Every lamp is built by two people in Aarhus and tested for a day',
  );

  const writing = part(page, 'Generate messages');
  await writing.getByLabel('URL').fill(site.url('/none'));
  await writing.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('The page couldn’t be read.')).toBeVisible();
  await writing.getByLabel('URL').fill(site.url('/lamps'));
  await writing.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(generated.getByText('Written by Built-in engine')).toBeVisible();
  await expect(generated.getByText('Waiting')).toHaveCount(0);
  expect(await rows(generated).count()).toBeGreaterThan(4);
  const figures = await generated
    .getByRole('img', { name: /^R1/ })
    .evaluateAll((tracks) =>
      tracks.map((track) => Number(/R1 (\d+)/.exec(track.getAttribute('aria-label') ?? '')?.[1])),
    );
  expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  await generated.getByRole('button', { name: 'Highest first' }).click();
  await expect(generated.getByRole('button', { name: 'Lowest first' })).toBeVisible();

  // A reply brings more, ahead of the others.
  const before = await rows(generated).count();
  await writing.getByRole('button', { name: 'Send reply' }).click();
  await writing.getByLabel('Your reply').fill('Nordlys repairs every lamp for free for ten years.');
  await writing.getByRole('button', { name: 'Send reply' }).click();
  await expect(writing.getByText('Your replies so far')).toBeVisible();
  await expect.poll(() => rows(generated).count()).toBeGreaterThan(before);

  // Live figures as a message is edited.
  await predicted.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await predicted.getByLabel('Message 1').fill('What two people in Aarhus do with every lamp before you get it');
  await expect(predicted.getByText(/As you type: R1 \d/)).toBeVisible();
  await expectAccessible(page);
  await predicted.getByRole('button', { name: 'Save changes' }).click();
  await expect(predicted.getByText('What two people in Aarhus do')).toBeVisible();

  await page.getByRole('button', { name: 'Reset session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset session' }).click();
  await expect(part(page, 'Generated').getByText('No messages yet')).toBeVisible();
  await page.close();
});

test('custom messages are pasted, evaluated one at a time, cancelled and exported', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const id = await addProject(page, 'genie', 'Lamps of spring');
  await page.goto(`/project/genie/${id}`);
  await page.getByRole('button', { name: 'Custom messages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add custom messages' });
  const predictOne = dialog.getByRole('button', { name: 'Predict 1 message' });
  await expect(predictOne).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Message 1', { exact: true }).fill('Light');
  await predictOne.click();
  await expect(dialog.getByText('Enter a URL.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Message 1', { exact: true }).fill('');
  await dialog.getByLabel('URL').fill(site.url('/lamps'));
  await dialog.getByLabel('Message 1', { exact: true }).evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text', 'One lamp for life\n\nYou will not believe this lamp\n\nLight');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(dialog.getByLabel('Message 3', { exact: true })).toHaveValue('Light');
  await dialog.getByRole('button', { name: 'Add more' }).click();
  await dialog.getByRole('button', { name: 'Remove message 4' }).click();
  let asked = 0;
  await page.route('**/api/genie/predict/message?*', async (route) => {
    if (++asked > 1) await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue().catch(() => undefined);
  });
  await dialog.getByRole('button', { name: 'Predict 3 messages' }).click();
  const predicted = part(page, 'Predicted');
  await expect(predicted.getByText('Predicting messages 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Export text' }).hover();
  await expect(page.getByText('Messages are being predicted. Wait a moment.')).toBeVisible();
  await predicted.getByRole('button', { name: 'Cancel predicting' }).click();
  await expect(predicted.getByText('Cancelled')).toHaveCount(2);
  await page.unroute('**/api/genie/predict/message?*');
  await predicted.getByRole('button', { name: 'Predict now' }).first().click();
  await expect(predicted.getByText('Cancelled')).toHaveCount(1);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export text' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Lamps of spring_\d\d-\d\d-\d{4}_\d{6}\.txt$/);
  expect((await readFile(await file.path(), 'utf8')).split('\n\n')).toHaveLength(3);
  await page.close();
});

test('consumers use GENIE and GENIE_GO by their password; a model writes, is stopped, and one works at a time', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const staff = await browser.newPage({ baseURL: server.url });
  await signIn(staff);
  const use = { kind: 'ANTHROPIC', model: 'model-large' };
  await staff.request.put('/api/settings/ai/purposes/messages', { data: { use, otherwise: null } });
  await addProject(staff, 'genie', 'Shared lamps');
  const go = await addProject(staff, 'genie2go', 'Quick lamps');
  const items = [
    { kind: 'message', text: 'Read late, sleep well.' },
    { kind: 'message', text: 'Two people in Aarhus build your lamp.' },
    { kind: 'hint', text: 'Who is it for?' },
  ];
  const words = JSON.stringify({ elements: items }).match(/.{1,6}/g)!;

  const page = await browser.newPage({ baseURL: server.url });
  await openShared(page, '/genie/Shared lamps');
  await expectAccessible(page);
  const writing = part(page, 'Generate messages');
  await writing.getByLabel('URL').fill(site.url('/lamps'));
  vendors.play({ words, betweenWordsMs: 5 });
  await writing.getByRole('button', { name: 'Generate', exact: true }).click();
  const generated = part(page, 'Generated');
  await expect(generated.getByText('Written by Anthropic, model-large')).toBeVisible();
  await expect(rows(generated)).toHaveCount(2);
  await expect(writing.getByText('Who is it for?')).toBeVisible();

  await openShared(page, '/genie-go/Quick lamps');
  const form = part(page, 'Predict response');
  await expect(form.getByRole('combobox')).toHaveCount(0);
  await form.getByLabel('URL').fill(site.url('/none'));
  await form.getByLabel('Message').fill('Light that lets you sleep');
  await form.getByRole('button', { name: 'Predict response', exact: true }).last().click();
  await expect(rows(part(page, 'Predicted'))).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Export text' })).toHaveCount(0);
  vendors.play({ words, betweenWordsMs: 600 });
  await writing.getByLabel('URL').fill(site.url('/lamps'));
  await writing.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(generated.getByText('Read late, sleep well.')).toBeVisible();

  // Somebody else is told who has it, and by what.
  await staff.goto(`/project/genie-go/${go}`);
  const theirs = part(staff, 'Predict response');
  await theirs.getByLabel('URL').fill(site.url('/lamps'));
  await theirs.getByLabel('Message').fill('Mine');
  await generated.getByRole('button', { name: 'Stop writing' }).click();
  await expect(generated.getByText('Stopped. What was written so far is kept.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Predict response', exact: true }).last().click();
  await expect(staff.getByText(/is working with this project|in use/i).first()).toBeVisible();
  await expectAccessible(staff);

  // The model fails: what was written stays.
  vendors.play({ refuse: { status: 401 } });
  await writing.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(generated.getByText('The vendor doesn’t accept the key.')).toBeVisible();
  await expect(generated.getByText('Read late, sleep well.')).toBeVisible();
  await expectAccessible(page);
  await Promise.all([page.close(), staff.close()]);
});

test('administrators compare predictions with imported clicks', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  await page.goto('/settings/genie');
  await expect(page.getByText('Nothing measured yet')).toBeVisible();
  await expectAccessible(page);
  const choose = (name: string, content: string) =>
    page
      .getByLabel('Choose a file of results')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('wrong.csv', 'message,shown,clicked\nA lamp,100,200\nA boat,many,1');
  await expect(page.getByText('200 clicks of 100 times shown.')).toBeVisible();
  await expect(page.getByText('“many” is not a whole number.')).toBeVisible();
  await page.getByRole('button', { name: 'Close the list of errors' }).click();
  const lines = Array.from({ length: 40 }, (_, i) => `Why lamp ${i} is loved by ${i + 2} people,10000,${100 + 7 * i}`);
  await choose('clicks.csv', ['message,shown,clicked', ...lines].join('\n'));
  await expect(page.getByText('40 messages imported')).toBeVisible();
  const card = part(page, 'Against imported clicks');
  await expect(card.getByRole('img', { name: /^Predicted against measured/ })).toBeVisible();
  await expect(card.getByText('Not enough results yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete results of clicks.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing measured yet')).toBeVisible();
  await page.close();
});

test('what is closed leads back to the projects, and answers for another project are dropped', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const [first, second] = [
    await addProject(page, 'genie', 'Lamps of May'),
    await addProject(page, 'genie', 'Lamps of June'),
  ];

  // The form says which fields are missing, and sends nothing.
  let sent = 0;
  page.on('request', (request) => {
    if (/\/api\/genie\/(predict|url|reply)/.test(request.url())) sent += 1;
  });
  await page.goto(`/project/genie/${first}`);
  const form = part(page, 'Predict response');
  const predict = form.getByRole('button', { name: 'Predict response', exact: true }).last();
  await predict.click();
  await expect(form.getByLabel('URL')).toHaveAccessibleDescription(/\S/);
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/\S/);
  const writing = part(page, 'Generate messages');
  await writing.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(writing.getByLabel('URL')).toHaveAccessibleDescription(/\S/);
  expect(sent).toBe(0);

  // An answer that comes late, when another project is open, is not shown there.
  const late = Promise.withResolvers<void>();
  await page.route('**/api/genie/predict/messages?*', async (route) => {
    const answer = await route.fetch();
    await late.promise;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await form.getByLabel('URL').fill(site.url('/none'));
  await form.getByLabel('Message').fill('Only May has this lamp');
  const asked = page.waitForRequest('**/api/genie/predict/messages?*');
  await predict.click();
  await asked;
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('textbox').fill('Lamps of June');
  await palette.getByRole('button', { name: /Lamps of June/ }).click();
  await expect(page).toHaveURL(new RegExp(second));
  late.resolve();
  await expect(page.getByText('Nothing predicted yet')).toBeVisible();
  await expect(page.getByText('Only May has this lamp')).toHaveCount(0);
  await page.unroute('**/api/genie/predict/messages?*');
  await page.goto(`/project/genie/${first}`);
  await expect(rows(part(page, 'Predicted'))).toContainText('Only May has this lamp');

  // A project that is not there.
  await page.goto(`/project/genie/${crypto.randomUUID()}`);
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByText('Couldn’t load the project').first()).toBeVisible();

  // Consumers: a wrong password opens nothing, and whoever finds it in use has to open it again.
  await page.goto(`/project/genie/${second}`);
  await form.getByLabel('URL').fill(site.url('/none'));
  await form.getByLabel('Message').fill('Ours');
  await predict.click();
  await expect(rows(part(page, 'Predicted'))).toContainText('Ours');
  const visitor = await browser.newPage({ baseURL: server.url });
  await visitor.goto('/genie/Lamps of June');
  await visitor.getByLabel('Project password', { exact: true }).fill('Wrong-Password-12345');
  await visitor.getByRole('button', { name: 'Open project' }).click();
  await expect(visitor.getByRole('alert').first()).toBeVisible();
  await openShared(visitor, '/genie/Lamps of June');
  const theirs = part(visitor, 'Predict response');
  await theirs.getByLabel('URL').fill(site.url('/none'));
  await theirs.getByLabel('Message').fill('Theirs');
  await theirs.getByRole('button', { name: 'Predict response', exact: true }).last().click();
  await expect(visitor.getByText(/is working with this project|in use/i).first()).toBeVisible();
  await expect(visitor.getByLabel('Project password', { exact: true })).toBeVisible();
  await Promise.all([page.close(), visitor.close()]);
});
