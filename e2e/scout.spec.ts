import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { startServerWithModels } from './server-with-models.ts';
import { given, openAs } from './steps.ts';

let { vendors, site, server, stop } = {} as Awaited<ReturnType<typeof startServerWithModels>>;

test.beforeAll(async () => {
  ({ vendors, site, server, stop } = await startServerWithModels());
});
test.afterAll(() => stop());

const useVendor = (page: Page) =>
  page.request.put('/api/settings/ai/purposes/messages', {
    data: { use: { kind: 'ANTHROPIC', model: 'model-large' }, otherwise: null },
  });

const password = 'Right-Password-12345';
const finalPassword = 'Final-Password-12345';

const addProject = async (page: Page, projectName: string): Promise<string> => {
  const assistants = await (await page.request.get('/api/assistant/find/all')).json();
  const { id: writer } = assistants.find(({ name }: { name: string }) => name === 'Page to messages');
  const groups = ['activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'];
  const data = { projectName, userIds: [], ...Object.fromEntries(groups.map((group) => [group, [writer]])) };
  const { id } = await (await page.request.post('/api/scout-v2', { data })).json();
  await page.request.post(`/api/project/activate/sharing/${id}`);
  await page.request.post(`/api/project/edit/share/${id}`, { data: { projectPassword: password } });
  await page.request.post(`/api/scout-v2/edit/share/${id}`, {
    data: { finalMessagesPassword: finalPassword, allowsFeedback: true },
  });
  return id;
};

const openShared = async (page: Page, address: string, secret: string): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Project password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: /^Open (project|final messages)$/ }).click();
};

const cards = (page: Page, tab = 'All'): Locator =>
  page.getByRole('list', { name: tab, exact: true }).getByRole('listitem', { name: /^Message / });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const countOf = async (page: Page, name: string): Promise<number> =>
  Number(/\d+/.exec((await tab(page, name).textContent()) ?? '')?.[0] ?? 0);
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Main action' });

const openBrief = async (page: Page): Promise<Locator> => {
  const edit = page.getByRole('button', { name: 'Edit brief' });
  await edit.or(page.getByRole('button', { name: 'Fold brief' })).waitFor();
  if (await edit.isVisible()) await edit.click();
  return page.getByRole('region', { name: 'Brief' });
};

const fillBrief = async (page: Page, path: string, count: string): Promise<void> => {
  const brief = await openBrief(page);
  await brief.getByLabel('URL').fill(site.url(path));
  await brief.getByRole('combobox', { name: 'Messages to write' }).click();
  await page.getByRole('option', { name: count, exact: true }).click();
};

const selectThirty = async (page: Page): Promise<void> => {
  await page.keyboard.press('j');
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('x');
  for (let step = 1; step < 30; step++) await page.keyboard.press('Shift+J');
  await expect.poll(() => countOf(page, 'Selected')).toBe(30);
};

const compressToTen = async (page: Page): Promise<void> => {
  await tab(page, 'Selected').click();
  await expect(bar(page).getByText('30 selected')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Compress messages' }).click();
  await expect(page.getByText('Compressed to 10 messages')).toBeVisible({ timeout: 60_000 });
  await expect(tab(page, 'Screened')).toHaveAttribute('aria-selected', 'true');
};

const likeFive = async (page: Page): Promise<void> => {
  for (let liked = 1; liked <= 5; liked++) {
    await page
      .getByRole('button', { name: /^Like message/ })
      .first()
      .click();
    await expect.poll(() => countOf(page, 'Final')).toBe(liked);
  }
  await tab(page, 'Final').click();
  await expect(cards(page, 'Final')).toHaveCount(5);
};

const exportText = async (page: Page, projectName: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text (.txt)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`${projectName}.*_?\\d\\d-\\d\\d-\\d{4}_\\d{6}\\.txt$`));
  return readFile((await file.path())!, 'utf8');
};

test('staff generate, select, compress, like, edit, restore, export and ask for respondents', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const id = await addProject(page, 'Winter lamps');
  await page.goto(`/project/scout/${id}`);
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(page).toHaveTitle(/Winter lamps/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export', exact: true }).hover();
  await expect(page.getByText('There are no messages to export.')).toBeVisible();

  // An assistant for texts needs a page.
  await bar(page).getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Enter a URL.')).toBeVisible();
  await fillBrief(page, '/workshop', '60');
  await bar(page).getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(cards(page).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Stop writing' })).toHaveCount(0, { timeout: 90_000 });
  await expect.poll(() => countOf(page, 'All')).toBe(60);
  await expectAccessible(page);
  // The same once more is nothing new.
  await expect(bar(page).getByRole('button', { name: 'Generate more' })).toHaveAttribute('aria-disabled', 'true');

  await selectThirty(page);
  await compressToTen(page);
  const compressed = cards(page, 'Screened').filter({ hasText: 'compressed' });
  await expect(compressed.first()).toBeVisible();
  await expectAccessible(page);
  const stands = compressed.getByRole('button', { name: /^Stands for/ }).first();
  await stands.click();
  const info = page.getByRole('dialog');
  await expect(info.getByText('Created by')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await likeFive(page);
  // The order is one's own: by keyboard as by mouse.
  const first = await cards(page, 'Final').first().getAttribute('aria-label');
  await cards(page, 'Final').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cards(page, 'Final').nth(1)).toHaveAttribute('aria-label', first!);
  await page.reload();
  await expect(cards(page, 'Final').nth(1)).toHaveAttribute('aria-label', first!);

  // One card is edited at a time; a tab asks what becomes of the text.
  await page
    .getByRole('button', { name: /^Edit message/ })
    .first()
    .click();
  const text = page.getByRole('textbox', { name: /^Text of message/ });
  await text.fill('Light that lets you sleep, signed by its two makers');
  await expect(page.getByText('not saved')).toBeVisible();
  await tab(page, 'All').click();
  const ask = page.getByRole('dialog', { name: 'Save your changes?' });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(cards(page, 'Final').getByText('signed by its two makers')).toBeVisible();
  await page
    .getByRole('button', { name: /^Info on message/ })
    .first()
    .click();
  await info.getByRole('tab', { name: 'Edits' }).click();
  await expect(info.locator('ins').first()).toBeVisible();
  await page.keyboard.press('Escape');

  expect(await exportText(page, 'Winter lamps')).toContain('signed by its two makers');

  // Deleted, taken back; deleted for good, and restored from the backup.
  await tab(page, 'All').click();
  const before = await countOf(page, 'All');
  await page
    .getByRole('button', { name: /^Delete message/ })
    .first()
    .click();
  await expect.poll(() => countOf(page, 'All')).toBe(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countOf(page, 'All')).toBe(before);
  await page
    .getByRole('button', { name: /^Delete message/ })
    .first()
    .click();
  await page.goto(`/project/scout/${id}?tab=BACKUP`);
  await expect(cards(page, 'Backup')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Restore message/ }).click();
  await expect(page.getByText('The backup is empty', { exact: true })).toBeVisible();
  await expect.poll(() => countOf(page, 'All')).toBe(before);

  // Messages of one's own, pasted.
  await tab(page, 'All').click();
  await page.getByRole('button', { name: 'Custom message' }).click();
  const custom = page.getByRole('dialog', { name: 'Custom messages' });
  await expect(custom.getByRole('button', { name: 'Add 1 message' })).toHaveAttribute('aria-disabled', 'true');
  await custom.getByTestId('messages-file').setInputFiles({
    name: 'own.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('no;message\n1;Lamps for quiet evenings\n2;Read until you sleep'),
  });
  await expect(custom.getByRole('textbox')).toHaveCount(2);
  await expectAccessible(page, '[role=dialog]');
  await custom.getByRole('button', { name: 'Add 2 messages' }).click();
  await expect(page.getByText('Messages added')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by word' }).fill('quiet evenings');
  await page.keyboard.press('Enter');
  await expect(cards(page).filter({ hasText: 'Lamps for quiet evenings' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Variation' }).click();
  await expect(page.getByRole('group', { name: /^Map of/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Collect response data' }).click();
  await expect(page.getByRole('heading', { name: 'Ask for respondents' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
  await expectAccessible(page);
  const form = page.getByRole('region', { name: 'Respondents' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Enter the company.')).toBeVisible();
  await form.getByLabel('Company').fill('Nordlys');
  await form.getByLabel('E-mail').fill('anna@');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText(/^Enter an e-mail address/)).toBeVisible();
  await form.getByLabel('E-mail').fill('anna@nordlys.example');
  await form.getByRole('combobox', { name: 'Market' }).fill('Denmark');
  await page.getByRole('option', { name: 'Denmark' }).click();
  await form.getByRole('combobox', { name: 'Respondents' }).click();
  await page.getByRole('option', { name: '300', exact: true }).click();
  // An age to below the age from is no choice, and does not stay.
  await form.getByRole('combobox', { name: 'Age to' }).fill('30');
  await page.getByRole('option', { name: '30', exact: true }).click();
  await form.getByRole('combobox', { name: 'Age from' }).fill('40');
  await page.getByRole('option', { name: '40', exact: true }).click();
  await expect(form.getByRole('combobox', { name: 'Age to' })).toHaveValue('');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Request (sent|received)/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/project/scout/${id}$`));
  await page.close();
});

test('a consumer works on the board, and a client says what they think of the finals', async ({ browser }) => {
  const staff = await browser.newPage({ baseURL: server.url });
  await signIn(staff);
  const id = await addProject(staff, 'Shared lamps');
  await useVendor(staff);
  await staff.request.post('/api/scout-v2/message/create', {
    data: { projectId: id, messages: ['Light that lets you sleep', 'Built by two people', 'Repaired with a coin'] },
  });
  await staff.close();

  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto('/scout/collect-data/Shared%20lamps');
  await expect(page).toHaveURL(/\/scout\/Shared%20lamps$/);
  await openShared(page, '/scout/Shared%20lamps', password);
  await expect(cards(page)).toHaveCount(3);
  await expect(tab(page, 'Backup')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Like message 1' }).click();
  await page.getByRole('button', { name: 'Like message 3' }).click();
  await expect.poll(() => countOf(page, 'Final')).toBe(2);

  // The vendor's model writes, line by line.
  await fillBrief(page, '/lamps', '10');
  vendors.play({
    words: answer('Who is it for?', 'Sleep by our light', 'Lamps that last', 'One coin, one repair'),
    betweenWordsMs: 2500,
  });
  await bar(page).getByRole('button', { name: 'Generate more' }).click();
  await expect(page.getByRole('button', { name: 'Stop writing' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit message/ })
    .first()
    .hover();
  await expect(page.getByText('Messages are being written. Wait a moment.')).toBeVisible();
  await page.reload();
  await expect(cards(page).filter({ hasText: 'Lamps that last' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Stop writing' })).toHaveCount(0, { timeout: 30_000 });

  const client = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openShared(client, '/scout/final-messages/Shared%20lamps', finalPassword);
  await expect(client.getByRole('list', { name: 'Final messages' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(client);
  await client.getByRole('button', { name: 'Like message 1' }).click();
  await expect(client.getByText('Enter your name first.')).toBeVisible();
  await client.getByLabel('Your name').fill('Kirsten');
  await client.getByRole('button', { name: 'Like message 1' }).click();
  await expect(client.getByText('Liked by Kirsten')).toBeVisible();
  await client.getByRole('button', { name: 'Comment on message 2' }).click();
  await client.getByRole('textbox', { name: 'Comment on message 2' }).fill('Which coin?');
  await client.getByRole('button', { name: 'Send comment' }).click();
  await expect(client.getByText('Which coin?')).toBeVisible();
  await expectAccessible(client);
  await expect(page.getByText('Liked by Kirsten')).toBeVisible({ timeout: 20_000 });
  await client.close();
  await page.close();
});

const answer = (hint: string, ...messages: string[]): string[] => {
  const items = [...messages.map((text) => ['message', text]), ['hint', hint]];
  return items.map(([kind, text], index) => {
    const begin = index === 0 ? '{"elements":[' : ',';
    const end = index === items.length - 1 ? ']}' : '';
    return `${begin}${JSON.stringify({ kind, text, writer: '', evidence: '' })}${end}`;
  });
};

const openAsOther = async (browser: Browser, url: string, staff: Page): Promise<Page> => {
  const username = 'olga@soundings.example';
  const data = { name: 'Olga Other', username, password: given, roleName: 'ROLE_GLOBAL_ADMIN' };
  await staff.request.post('/api/user/management/add-user', { data });
  return openAs(browser, url, username);
};

test('what a model writes is selected, compressed, liked, edited, restored, exported and asked of respondents', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  await useVendor(page);
  const id = await addProject(page, 'Lamps by a model');
  await page.goto(`/project/scout/${id}`);
  await fillBrief(page, '/lamps', '60');
  const rooms = ['bed', 'desk', 'hall', 'stairs', 'kitchen', 'nursery', 'attic', 'porch', 'garden', 'workshop'];
  const hours = ['at dawn', 'at noon', 'at dusk', 'at night', 'in winter', 'in a storm'];
  const sixty = hours.flatMap((hour) => rooms.map((room) => `Light for the ${room} ${hour}`));
  vendors.play({ words: answer('Who is it for?', ...sixty) });
  await bar(page).getByRole('button', { name: 'Generate', exact: true }).click();
  await expect.poll(() => countOf(page, 'All'), { timeout: 90_000 }).toBe(60);
  await expect(page.getByRole('button', { name: 'Stop writing' })).toHaveCount(0);
  await selectThirty(page);
  await compressToTen(page);
  await likeFive(page);
  await page
    .getByRole('button', { name: /^Edit message/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Text of message/ }).fill('Light where you read');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const exported = await exportText(page, 'Lamps by a model');
  expect(exported.split(/\r?\n\r?\n/).filter((message) => message.trim() !== '')).toHaveLength(5);
  expect(exported).toContain('Light where you read');
  await page
    .getByRole('button', { name: /^Delete message/ })
    .first()
    .click();
  await page.goto(`/project/scout/${id}?tab=BACKUP`);
  await page.getByRole('button', { name: /^Restore message/ }).click();
  await expect(page.getByText('The backup is empty', { exact: true })).toBeVisible();
  await page.goto(`/project/scout/collect-data/${id}`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
  await page.close();
});

test('a model writes while someone else waits, and a session goes on with a change or begins anew', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  await useVendor(page);
  const id = await addProject(page, 'Two at once');
  await page.request.post('/api/scout-v2/message/create', { data: { projectId: id, messages: ['One of ours'] } });
  await page.goto(`/project/scout/${id}`);
  const other = await openAsOther(browser, server.url, page);
  await other.goto(`/project/scout/${id}`);
  await other.getByRole('button', { name: 'Edit message 1' }).click();
  await other.getByRole('textbox', { name: 'Text of message 1' }).fill('One of theirs');

  await fillBrief(page, '/lamps', '10');
  const texts = ['Sleep well', 'Read late', 'Repair it', 'Made in Aarhus', 'Linen shades', 'Less power'];
  vendors.play({ words: answer('Who is it for?', ...texts), betweenWordsMs: 2000 });
  await bar(page).getByRole('button', { name: 'Generate more' }).click();
  await expect(page.getByRole('button', { name: 'Stop writing' })).toBeVisible();
  // Whoever saves meanwhile is told who has the project, and goes back to the projects.
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText(/is currently working in this project/)).toContainText('admin@soundings.example');
  await expect(other).toHaveURL(/\/projects$/);
  await expect.poll(() => countOf(page, 'All')).toBe(texts.length + 1);
  await expect(page.getByRole('button', { name: 'Stop writing' })).toHaveCount(0);
  // What they typed waits for them.
  await other.getByRole('link', { name: 'Two at once', exact: true }).first().click();
  await expect(other.getByRole('textbox', { name: 'Text of message 1' })).toHaveValue('One of theirs');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(cards(other).getByText('One of theirs')).toBeVisible();
  await other.close();

  // The messages of a model are worked with as those of the built-in engine.
  await page
    .getByRole('button', { name: /^Info on message/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Anthropic, model-large')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  for (let step = 1; step < 4; step++) await page.keyboard.press('Shift+J');
  await expect.poll(() => countOf(page, 'Selected')).toBe(4);

  const brief = await openBrief(page);
  vendors.play({ words: answer('And what should they do?', 'For those who read at night') });
  await brief.getByLabel('Your reply').fill('People who read at night');
  await brief.getByRole('button', { name: 'Send reply' }).click();
  await expect(brief.getByText('And what should they do?')).toBeVisible();
  await expect(brief.getByRole('listitem').filter({ hasText: 'People who read at night' })).toBeVisible();

  const change = page.getByRole('dialog', { name: 'The brief has changed' });
  await brief.getByLabel('URL').fill(site.url('/workshop'));
  await bar(page).getByRole('button', { name: 'Generate more' }).click();
  await expectAccessible(page);
  vendors.play({ words: answer('Which town?', 'Come and see the workshop') });
  await change.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(brief.getByText('Which town?')).toBeVisible();
  await expect(brief.getByText('People who read at night')).toBeVisible();
  expect(JSON.stringify(vendors.calls[0]!.body)).toContain('People who read at night');

  await brief.getByLabel('URL').fill(site.url('/lamps'));
  await bar(page).getByRole('button', { name: 'Generate more' }).click();
  vendors.play({ words: answer('Any colour?', 'A lamp for every bed') });
  await change.getByRole('button', { name: 'Change and reset session' }).click();
  await expect(brief.getByText('Any colour?')).toBeVisible();
  await expect(brief.getByText('People who read at night')).toHaveCount(0);
  expect(JSON.stringify(vendors.calls[0]!.body)).not.toContain('People who read at night');
  await page.close();
});
