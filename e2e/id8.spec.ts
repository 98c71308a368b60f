import { readFile } from 'node:fs/promises';
import type { Browser, Download, Locator, Page, WebSocketRoute } from '@playwright/test';
import { openPageServer } from '@soundings/server/test/page-server';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

let site: Awaited<ReturnType<typeof openPageServer>>;
let server: RunningServer;

test.beforeAll(async () => {
  site = await openPageServer();
  server = await startServer({ SEED_DEMO: 'false', FETCH_ALLOW_HOSTS: site.host });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
});

const password = 'Right-Password-12345';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#d00000"/></svg>';

const addProject = async (page: Page, projectName: string): Promise<string> => {
  const agent = { thinking: 'FAST', agentType: 'custom', instructions: 'Ideas for people who read at night.' };
  const { id } = await (await page.request.post('/api/id8', { data: { projectName, userIds: [], ...agent } })).json();
  await page.request.post(`/api/project/activate/sharing/${id}`);
  await page.request.post(`/api/project/edit/share/${id}`, { data: { projectPassword: password } });
  return id;
};

const openShared = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto(`/id8/${encodeURIComponent(name)}`);
  await page.getByLabel('Project password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Open project' }).click();
  await expect(tab(page, 'Ideas')).toBeVisible();
  return page;
};

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const cards = (page: Page, list = 'Ideas'): Locator =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const frames = (page: Page): Locator => page.getByRole('article');
const images = (page: Page): Locator => frames(page).getByRole('button', { name: /^Open image/ });
const making = (page: Page): Locator => page.getByText('Images generation in progress');

const pngSize = async (download: Download): Promise<string> => {
  const bytes = await readFile((await download.path())!);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
};

test('staff make ideas and images of a page, and others see them arrive', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const id = await addProject(page, 'Night lamps');
  await page.goto(`/project/id8/${id}`);
  await expect(page).toHaveTitle(/Night lamps/);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Enter a URL.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Agent' }).click();
  await page.getByRole('option', { name: 'Custom instructions' }).click();
  await page.getByRole('textbox', { name: 'Instructions' }).fill('');
  await page.getByRole('textbox', { name: 'URL' }).fill(site.url('/pictured'));
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Enter instructions.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Ideas for people who cannot sleep.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(cards(page)).toHaveCount(6, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Generate more' })).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Like message 6' }).click();
  await expect(page.getByRole('button', { name: 'Like message 6' })).toHaveAttribute('aria-pressed', 'true');

  // What is not saved is asked for before another tab opens.
  await page.getByRole('button', { name: 'Edit message 5' }).click();
  const text = page.getByRole('group', { name: 'Text of message 5' }).getByRole('textbox', { name: 'Manifestation' });
  await text.fill(`${await text.inputValue()} Seen at the bus stop.`);
  await tab(page, 'Images').click();
  await page.getByRole('dialog', { name: 'Save your changes?' }).getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('No images', { exact: true })).toBeVisible();
  await tab(page, 'Ideas').click();
  await page.getByRole('button', { name: 'Info on message 5' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'How it scores' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Edits' }).click();
  await expect(dialog.locator('ins').first()).toContainText('bus');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Spread' }).click();
  await expect(dialog.getByRole('heading', { name: 'Empty regions' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');

  // Somebody else watches, whose connection breaks while images come.
  const watcher = await openShared(browser, 'Night lamps');
  const sockets: WebSocketRoute[] = [];
  await watcher.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await watcher.reload();
  await watcher.getByRole('tab', { name: 'Images' }).click();
  await expect(watcher.getByText('No images', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select idea 6 and make images of it' }).click();
  await expect(page.getByRole('button', { name: 'Like message 5' })).toHaveAttribute('aria-disabled', 'true');
  await expect(frames(watcher)).toHaveCount(1);
  await expect(making(watcher)).toBeVisible();
  await expect(tab(watcher, 'Ideas')).toBeDisabled();
  await expect(images(watcher).first()).toBeVisible({ timeout: 20_000 });
  await sockets.at(-1)!.close({ code: 1012 });
  await expect(images(watcher)).toHaveCount(5, { timeout: 30_000 });
  await expect(making(watcher)).toHaveCount(0);
  await expect(tab(watcher, 'Ideas')).toBeEnabled();
  await watcher.context().close();

  await tab(page, 'Images').click();
  await expect(images(page)).toHaveCount(5);
  await expectAccessible(page);
  await images(page).first().click();
  await expect(dialog.getByText('1 of 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 5')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Like' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove like' })).toBeVisible();
  const stated = /([\d,]+ × [\d,]+) px/.exec((await dialog.textContent())!)![1]!.replaceAll(',', '');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download .png' }).click();
  expect(await pngSize(await saved)).toBe(stated);

  // A new version with a logo; the one before stays, and both are compared.
  await dialog.getByRole('button', { name: 'Revise' }).click();
  await dialog.getByRole('button', { name: 'Make a new version' }).click();
  await expect(dialog.getByText('Enter what to change.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What should change?' }).fill('headline: Sleep well');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Make a new version' }).click();
  const versions = dialog.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2, { timeout: 20_000 });
  await versions.getByRole('button', { name: /Sleep well/ }).click();
  await expect(dialog.getByRole('slider', { name: 'Share of the other version' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(frames(page)).toHaveCount(2);
  await expect(making(page)).toHaveCount(0);

  // Actions on a concept, and one of one's own.
  const runAgain = page.getByRole('button', { name: 'Run again' });
  await expect(runAgain).toHaveCount(2);
  await frames(page).first().getByRole('checkbox').check();
  await expect(page.getByText('1 concept chosen')).toBeVisible();
  await expect(runAgain).toHaveCount(3);
  await page.getByRole('button', { name: 'Custom image' }).click();
  await expect(dialog.getByRole('button', { name: 'Make images' })).toHaveAttribute('aria-disabled', 'true');
  await dialog
    .getByRole('textbox', { name: 'Description' })
    .fill('A lamp on a quiet windowsill. “Last light on the street”');
  await dialog.getByRole('combobox', { name: 'Photo from the page' }).click();
  await page.getByRole('option', { name: 'photo.png' }).click();
  await dialog.getByRole('button', { name: 'Make images' }).click();
  await expect(dialog.getByText('Confirm the licence, or choose no photo.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('checkbox', { name: /^The customer owns this photo/ }).check();
  await dialog.getByRole('button', { name: 'Make images' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Stop, keep what came' }).click();
  await expect(making(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText(/[0-4] of 5 images could be made/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search images' }).fill('windowsill');
  await expect(frames(page)).toHaveCount(1);

  await tab(page, 'Ideas').click();
  await page.getByRole('button', { name: 'Delete message 1' }).click();
  await expect(cards(page)).toHaveCount(5);
  await page.goto(`/project/id8/${id}?tab=BACKUP`);
  await page.getByRole('button', { name: 'Restore message 1' }).click();
  await expect(page.getByText('The backup is empty', { exact: true })).toBeVisible();
  await tab(page, 'Ideas').click();
  await expect(cards(page)).toHaveCount(6);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text (.txt)' }).click();
  const file = await exported;
  expect(file.suggestedFilename()).toMatch(/Night lamps.*\d\d-\d\d-\d{4}_\d{6}\.txt$/);
  expect(await readFile((await file.path())!, 'utf8')).toContain('Seen at the bus stop.');
  await page.close();
});

test('a consumer generates, and waits where they are until the ideas are there', async ({ browser }) => {
  test.setTimeout(90_000);
  const staff = await browser.newPage({ baseURL: server.url });
  await signIn(staff);
  await addProject(staff, 'Shared lamps');
  await staff.close();
  const page = await openShared(browser, 'Shared lamps');
  await expect(tab(page, 'Backup')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'URL' }).fill(site.url('/slow'));
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(tab(page, 'Images')).toBeDisabled();
  await expect(cards(page)).toHaveCount(6, { timeout: 30_000 });
  await expect(tab(page, 'Images')).toBeEnabled();
  await expectAccessible(page);

  // The page changes while the session has a hint: with it, or anew.
  await page.getByRole('textbox', { name: 'URL' }).fill(site.url('/lamps'));
  await page.getByRole('button', { name: 'Generate more' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await ask.getByRole('button', { name: /reset/i }).click();
  await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBeGreaterThan(6);
  await page.close();
});

test('clients like and comment under a name, and an idea goes on to SCOUT and leads back', async ({ browser }) => {
  test.setTimeout(90_000);
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const id = await addProject(page, 'Judged lamps');
  const idea = 'Idea type: Ritual\nIdea headline: Turn it off together\nTransformation: A lamp ends the day';
  await page.request.post('/api/id8/message/create', { data: { projectId: id, messages: [idea] } });

  // Only where the share allows it.
  const client = await openShared(browser, 'Judged lamps');
  await client.getByRole('button', { name: 'Info on message 1' }).click();
  const said = client.getByRole('dialog').getByRole('region', { name: 'What clients said' });
  await expect(client.getByRole('dialog').getByRole('tab', { name: 'Details' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.goto(`/projects/edit/id8/${id}`);
  await page.getByRole('switch', { name: 'Clients can like and comment' }).click();
  await page.getByRole('button', { name: 'Save sharing' }).click();
  await expect(page.getByText('Sharing has been saved')).toBeVisible();
  await client.reload();
  await client.getByRole('button', { name: 'Info on message 1' }).click();
  await said.getByRole('button', { name: 'Like' }).click();
  await expect(said.getByText('Enter your name first.')).toBeVisible();
  await said.getByRole('textbox', { name: 'Your name' }).fill('Kirsten');
  await said.getByRole('button', { name: 'Like' }).click();
  await expect(said.getByText('Liked by Kirsten')).toBeVisible();
  await expect(said.getByRole('button', { name: 'Send comment' })).toBeDisabled();
  await said.getByRole('textbox', { name: 'Comment' }).fill('For two beds?');
  await said.getByRole('button', { name: 'Send comment' }).click();
  await expect(said.getByRole('listitem')).toContainText('For two beds?');
  await expectAccessible(client, '[role=dialog]');
  await client.context().close();

  await page.goto(`/project/id8/${id}`);
  await expect(page.getByRole('img', { name: 'Clients: 1 like, 1 comment' })).toBeVisible();

  // Its headline becomes a message of a SCOUT project, which leads back to it.
  const assistants = await (await page.request.get('/api/assistant/find/all')).json();
  const { id: writer } = assistants.find(({ name }: { name: string }) => name === 'Page to messages');
  const groups = ['activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'];
  const scout = { projectName: 'Lamp messages', ...Object.fromEntries(groups.map((group) => [group, [writer]])) };
  expect((await page.request.post('/api/scout-v2', { data: { userIds: [], ...scout } })).status()).toBe(201);
  await page.getByRole('button', { name: 'Info on message 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send on…' }).click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Choose a project')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: 'Lamp messages' }).click();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Open project' }).click();
  // Both pages have a message 1.
  await expect(tab(page, 'Screened')).toBeVisible();
  await page.getByRole('button', { name: 'Info on message 1' }).click();
  await dialog.getByRole('link', { name: 'Turn it off together (Judged lamps)' }).click();
  await expect(page).toHaveURL(/project\/id8/);
  await expect(cards(page)).toHaveCount(1);
  await page.close();
});
