import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePdf } from '@soundings/server/test/make-pdf';
import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const answers = (page: Page) => page.getByRole('article', { name: /^Answer: / });
const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });

const ask = async (page: Page, text: string) => {
  const before = await answers(page).count();
  await message(page).fill(text);
  await message(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
};

const addReader = async (page: Page, name: string) => {
  const data = { name, type: 'FILE', instructions: 'Answer from the attached files only.' };
  expect((await page.request.post('/api/assistant', { data })).status()).toBe(201);
};

const report = makePdf([
  'Annual report of Nordhavn Bakery',
  'Nordhavn Bakery was founded in 1987 by Karen Holt in Aarhus. The company employs 142 people.',
  'Revenue in 2025 was 18.4 million euros, up 6% from the year before.',
]);

test('someone asks the built-in assistant without a key', async ({ signedIn: page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'AI Playground' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible();
  await expectAccessible(page);
  // Nothing is sent without a message.
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Enter a message.')).toBeVisible();

  await page.getByRole('button', { name: 'How is interest calculated?', exact: true }).click();
  await expect(message(page)).toHaveValue('How is interest calculated?');
  await message(page).press('Shift+Enter');
  await expect(message(page)).toHaveValue('How is interest calculated?\n');
  await message(page).press('Enter');
  await expect(answers(page).first()).toContainText('Interest');
  await expect(page).toHaveURL(/thread=/);
  await expect(
    list(page)
      .getByRole('link', { name: /How is interest calculated/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  // The help names the keys of this page.
  await page.getByRole('log', { name: 'Messages' }).focus();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog')).toContainText('Start a new line in the message');
  await page.keyboard.press('Escape');
});

test('someone asks for a brand’s figure and follows it to where it comes from', async ({ signedIn: page }) => {
  const id = await addMonthOfFigures(page, 'Figures to ask for');
  await page.goto('/playground');
  await ask(page, 'How did the powerrank of Fjeldholm in Figures to ask for change?');
  await answers(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/project/sonar/${id}`));
  await expect(page.getByRole('main')).toContainText('Fjeldholm');
});

test('someone chooses the project that a question means from those that understood it', async ({ signedIn: page }) => {
  await addMonthOfFigures(page, 'Figures to choose');
  await addMonthOfFigures(page, 'Figures beside them');
  await page.goto('/playground');
  await ask(page, 'Who rose most in powerrank?');
  const offered = page.getByRole('group', { name: 'Projects to choose from' });
  await expect(offered).toBeVisible();
  await expectAccessible(page);
  const [name] = await offered.getByRole('button').allTextContents();
  await offered.getByRole('button', { name: name!, exact: true }).click();
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText(`From ${name}`);
  await expect(offered).toHaveCount(0);
});

test('someone sends an answer on as messages to SCOUT and as an idea to ID8', async ({ signedIn: page }) => {
  const assistants = await (await page.request.get('/api/assistant/find/all')).json();
  const { id: writer } = assistants.find(({ name }: { name: string }) => name === 'Page to messages');
  const groups = ['activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'];
  const scout = { projectName: 'Trust lines', ...Object.fromEntries(groups.map((group) => [group, [writer]])) };
  const id8 = { projectName: 'Trust ideas', thinking: 'FAST', agentType: 'custom', instructions: 'Think of trust.' };
  expect((await page.request.post('/api/scout-v2', { data: { userIds: [], ...scout } })).status()).toBe(201);
  expect((await page.request.post('/api/id8', { data: { userIds: [], ...id8 } })).status()).toBe(201);

  await page.goto('/playground');
  await ask(page, 'How is trust calculated?');
  await answers(page).last().getByRole('button', { name: 'Send to Scout or ID8' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to Scout or ID8' });
  const choose = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Trust lines');
  const first = dialog.getByRole('checkbox').first();
  await expect(first).toBeChecked();
  await first.uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Send \d+ messages?$/ }).click();
  await expect(page.getByText('sent to “Trust lines”')).toBeVisible();

  await answers(page).last().getByRole('button', { name: 'Send to Scout or ID8' }).click();
  await choose('Trust ideas');
  await dialog.getByRole('textbox', { name: 'Idea' }).fill('A shop window of trust');
  await dialog.getByRole('button', { name: 'Send idea' }).click();
  await expect(page.getByText('Idea sent to “Trust ideas”')).toBeVisible();
  await page.getByRole('status').filter({ hasText: 'Trust ideas' }).getByText('Open project').click();
  await expect(page).toHaveURL(/\/project\/id8\//);
  await expect(page.getByText('A shop window of trust').first()).toBeVisible();

  // What was sent leads back to the conversation that it came from.
  await page.getByRole('button', { name: 'Info on message 1' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'An answer in the playground' }).click();
  await expect(page).toHaveURL(/\/playground\?thread=/);
  await expect(page.getByText('How is trust calculated?').first()).toBeVisible();
});

test('someone attaches a PDF, asks about it and opens the passage that is cited', async ({ signedIn: page }) => {
  await addReader(page, 'Report reader');
  await page.goto('/playground');
  await expect(page.getByRole('button', { name: 'Attach a file or picture' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Assistant' }).click();
  await page.getByRole('option', { name: 'Report reader' }).last().click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file or picture' }).click();
  await (await choosing).setFiles([{ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no') }]);
  await expect(page.getByText('Not a supported type.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove song.mp3' }).click();
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file or picture' }).click();
  await (await again).setFiles([{ name: 'bakery.pdf', mimeType: 'application/pdf', buffer: report }]);
  const read = page.getByRole('button', { name: /^Read: \d+ passages?/ });
  await expect(read).toBeVisible();
  await read.click();
  await expect(page.getByRole('dialog', { name: 'bakery.pdf' })).toContainText('founded in 1987');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await ask(page, 'When was Nordhavn Bakery founded?');
  await expect(answers(page).first()).toContainText('1987');
  await answers(page)
    .first()
    .getByRole('button', { name: /^bakery\.pdf, passage \d+/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('[aria-current]')).toContainText('founded in 1987');
  await page.keyboard.press('Escape');

  // A change of assistant in mid-session asks first; without it everything stays.
  await page.getByRole('combobox', { name: 'Assistant' }).click();
  await page.getByRole('option', { name: 'Built-in engine chat' }).click();
  const confirm = page.getByRole('dialog', { name: 'Change the assistant?' });
  await expect(confirm).toContainText('Report reader');
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('combobox', { name: 'Assistant' })).toHaveValue('Report reader');
  await page.getByRole('combobox', { name: 'Assistant' }).click();
  await page.getByRole('option', { name: 'Built-in engine chat' }).click();
  await confirm.getByRole('button', { name: 'Change and reset session' }).click();
  await expect(page.getByRole('combobox', { name: 'Assistant' })).toHaveValue('Built-in engine chat');
  await expect(page.getByText('Session reset.')).toBeVisible();
  await ask(page, 'How is trust calculated?');
  await expect(answers(page)).toHaveCount(2);
  await expect(page.getByText('Session reset.')).toHaveCount(1);
});

test('someone keeps conversations: finds, renames, pins, files, exports, copies and deletes them', async ({
  signedIn: page,
  browser,
  session,
}) => {
  await page.goto('/playground');
  await ask(page, 'How is engagement calculated?');
  const row = () =>
    list(page)
      .getByRole('listitem')
      .filter({ hasText: /engagement|Our measures/ });
  const act = async (name: string) => {
    await row()
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Rename');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Our measures');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(row().first()).toContainText('Our measures');
  await act('Pin');
  await expect(list(page).getByRole('region', { name: 'Pinned' })).toContainText('Our measures');

  await act('Move to a folder');
  await page.getByRole('textbox', { name: 'New folder' }).fill('Basics');
  await page.getByRole('button', { name: 'Add folder' }).click();
  await expect(page.getByRole('radio', { name: 'Basics' })).toBeChecked();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'Basics (1)' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'All conversations' }).click();

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('engagement');
  await page.keyboard.press('Enter');
  await expect(list(page).locator('mark').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  const downloading = page.waitForEvent('download');
  await act('Export as Markdown');
  const markdown = await readFile(await (await downloading).path(), 'utf8');
  expect(markdown).toContain('How is engagement calculated?');

  await act('Link to a read-only copy');
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const other = await browser.newContext();
  await other.addCookies(session.cookies);
  const copy = await other.newPage();
  await copy.goto(address);
  await expect(copy.getByRole('heading', { name: 'Our measures' })).toBeVisible();
  await expect(copy.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(copy);
  await copy.getByRole('button', { name: /^Actions for/ }).click();
  await copy.getByRole('menuitem', { name: 'Delete copy' }).click();
  await copy.getByRole('dialog').getByRole('button', { name: 'Delete copy' }).click();
  await expect(copy.getByText('Copy deleted')).toBeVisible();
  await other.close();

  await act('Delete');
  await expect(row()).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row().first()).toContainText('Our measures');
});

test('someone saves a prompt with a field, and uses it', async ({ signedIn: page }) => {
  await page.goto('/playground');
  await page.getByRole('button', { name: 'Saved prompts' }).click();
  await page.getByRole('button', { name: 'New prompt' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Explain a measure');
  await page.getByRole('textbox', { name: 'Text' }).fill('How is {{measure}} calculated?');
  await expect(page.getByText('Fields: measure')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save prompt' }).click();
  await page.getByRole('button', { name: /^Explain a measure/ }).click();
  await page.getByRole('textbox', { name: 'measure' }).fill('trust');
  await page.getByRole('button', { name: 'Use prompt' }).click();
  await expect(message(page)).toHaveValue('How is trust calculated?');
});

test('someone asks in German, on a phone', async ({ signedIn: page }) => {
  await page.addInitScript(() => localStorage.setItem('LANG', 'de'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/playground');
  await expect(page.getByRole('heading', { name: 'Was möchten Sie wissen?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Wie wird Interest berechnet?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: /^Antwort: / })).toContainText(/Interest|Interesse/);
  await page.getByRole('button', { name: 'Unterhaltungen zeigen' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Interest/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sitzung zurücksetzen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sitzung zurücksetzen' }).click();
  await expect(page.getByText('Sitzung zurückgesetzt.')).toBeVisible();
});
