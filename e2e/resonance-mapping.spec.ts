import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { makeXlsx } from '@soundings/server/test/make-xlsx';
import { expect, expectAccessible, test } from './fixtures.ts';
import { chooseFile, startProject } from './steps.ts';

const tableOf = (people: number, columns: Record<string, (i: number) => string | number>) => [
  Object.keys(columns),
  ...Array.from({ length: people }, (_, i) => Object.values(columns).map((cell) => cell(i))),
];
const csvOf = (table: (string | number)[][]) =>
  table.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
const gender = (i: number) => (i % 2 ? 'Female' : 'Male');
const pick =
  <T>(values: readonly T[]) =>
  (i: number): T =>
    values[i % values.length]!;

const create = async (page: Page) => {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/project\/resonance\//);
};

const figuresOf = async (page: Page): Promise<[string, number, number][]> => {
  const [id] = /[0-9a-f-]{36}/.exec(page.url())!;
  const { messages } = await (await page.request.get(`/api/resonance/data?projectId=${id}`)).json();
  return messages
    .map(({ message, r1Share }: { message: string; r1Share: { positive: number; base: number } }) => [
      message,
      r1Share.positive,
      r1Share.base,
    ])
    .sort();
};

const points = (page: Page) => page.getByRole('list', { name: 'Points, most positive first' }).getByRole('listitem');

const inBothThemes = async (page: Page) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
};

const tabTo = async (page: Page, target: Locator) => {
  for (let i = 0; i < 120; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
};

test('words that nobody knows are put in order by mouse, confirmed, and count as they were put', async ({
  signedIn: page,
}) => {
  await startProject(page, 'Looks in words');
  await chooseFile(
    page,
    'looks.csv',
    csvOf(tableOf(200, { Gender: gender, Look: pick(['Superb', 'Plain', 'Ugly', 'Never seen']) })),
  );
  await page.getByRole('combobox', { name: 'Role of Look' }).selectOption('r1');
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Confirm 1 scale first' }).click();
  await expect(page.getByText('We don’t know these answers.')).toBeInViewport();
  await page.getByRole('button', { name: 'No answer: Never seen' }).click();
  await expect(points(page)).toHaveCount(3);
  // Ugly is dragged to the end, then Superb to the beginning.
  for (const [name, place] of [
    ['Ugly', 2],
    ['Superb', 0],
  ] as const) {
    const grip = points(page).filter({ hasText: name }).getByRole('button').first();
    await grip.hover();
    await page.mouse.down();
    const { x, y, height } = (await points(page).nth(place).boundingBox())!;
    await page.mouse.move(x + 20, y + height / 2 + (place === 0 ? -6 : 6), { steps: 8 });
    await page.mouse.up();
  }
  await expect(points(page)).toHaveText([/^Superb/, /^Plain/, /^Ugly/]);
  await page.getByText('Top 1', { exact: true }).click();
  await expect(page.getByText('Counts as positive: Superb. No answer: Never seen.')).toBeVisible();
  await inBothThemes(page);
  await page.getByRole('button', { name: 'Confirm scale' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await create(page);
  // 50 of the 150 who have seen it; the page names the word that counts.
  await expect(page.getByText(/Base 150/).first()).toBeVisible();
  await expect(page.getByText('Positive answers: Superb.')).toBeVisible();
  expect(await figuresOf(page)).toEqual([['Look', 50, 150]]);
  await page.getByRole('button', { name: 'Export crosstab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export crosstab' });
  await dialog.getByRole('checkbox', { name: 'Select all of Gender' }).check();
  await dialog.getByText('CSV', { exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const crosstab = await readFile(await (await download).path(), 'utf8');
  expect(crosstab).toContain('"Counts as positive","Superb (of Ugly, Plain, Superb)"');
});

test('a scale is put in order and confirmed by keyboard alone', async ({ signedIn: page }) => {
  const answers = ['Not for me', 'Could be', 'Very appealing', 'Meh'];
  await startProject(page, 'Words by keyboard');
  await chooseFile(
    page,
    'words.csv',
    csvOf(tableOf(120, { Gender: gender, 'Calm start': pick(answers), 'Bold start': (i) => answers[(i * i) % 4]! })),
  );
  for (const name of ['Calm start', 'Bold start']) {
    const role = page.getByRole('combobox', { name: `Role of ${name}` });
    await tabTo(page, role);
    await page.keyboard.type('R1');
    await expect(role).toHaveValue('r1');
  }
  await tabTo(page, page.getByRole('button', { name: /^Confirm \d scale/ }));
  await page.keyboard.press('Enter');
  const grip = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}`) });
  const order = ['Very appealing', 'Could be', 'Meh', 'Not for me'];
  for (const [place, name] of order.entries()) {
    await tabTo(page, grip(name));
    await page.keyboard.press('Space');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
    for (let i = 0; i < place; i++) await page.keyboard.press('ArrowDown');
    await expect(grip(name)).toBeFocused();
    await page.keyboard.press('Space');
  }
  await expect(points(page)).toHaveText(order.map((name) => new RegExp(`^${name}`)));
  // Escape puts back what is held.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(points(page)).toHaveText(order.map((name) => new RegExp(`^${name}`)));
  await tabTo(page, page.getByRole('button', { name: 'Confirm scale' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change scale' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/resonance\//);
  // The two most positive of four: 0 → Not for me, 1 → Could be, 2 → Very appealing, 3 → Meh.
  expect(await figuresOf(page)).toEqual([
    ['Bold start', 60, 120],
    ['Calm start', 60, 120],
  ]);
});

test('a file of 1 to 5 with 99 for no answer goes straight through, and its R1 is right', async ({
  signedIn: page,
}) => {
  await startProject(page, 'Ninety-nine');
  await chooseFile(
    page,
    'codes.csv',
    csvOf(
      tableOf(120, {
        Gender: gender,
        'A calm start': pick([1, 2, 3, 4, 5, 99]),
        'A bold one': pick([5, 99, 1, 4, 2, 3]),
      }),
    ),
  );
  await expect(page.getByText('No answer: 99.').first()).toBeVisible();
  await expect(page.getByText('Confirm scale')).toHaveCount(0);
  await expect(page.getByText(/^\d questions?$/)).toHaveCount(0);
  await create(page);
  expect(await figuresOf(page)).toEqual([
    ['A bold one', 40, 100],
    ['A calm start', 40, 100],
  ]);
});

test('the second sheet and the line of headings are chosen by whoever imports', async ({ signedIn: page }) => {
  const answers = tableOf(60, { Gender: gender, Calm: pick([1, 2, 3, 4, 5]), Bold: pick([5, 4, 1, 2, 3]) });
  const content = makeXlsx({
    Notes: [
      ['Fieldwork', '1–14 October'],
      ['Panel', 'Online'],
    ],
    Answers: [['Brand tracker 2026'], [], ...answers],
  });
  await startProject(page, 'Second sheet');
  await page.getByRole('button', { name: 'Survey file' }).setInputFiles({
    name: 'waves.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: content,
  });
  await expect(page.getByText('We chose the sheet “Answers”')).toBeVisible();
  await expect(page.getByText('Other sheets also contain data: Notes')).toBeVisible();
  await expectAccessible(page);
  const sheet = page.getByRole('combobox', { name: 'Sheet' });
  await sheet.focus();
  await sheet.selectOption('Notes');
  await expect(page.getByText('Sheet “Notes”, headings in line 1')).toBeVisible();
  await sheet.selectOption('Answers');
  await expect(page.getByText('Sheet “Answers”, headings in line 3')).toBeVisible();
  await expect(sheet).toBeFocused();
  await page.getByRole('radio', { name: 'Headings in line 1', exact: true }).check();
  await expect(page.getByText('Sheet “Answers”, headings in line 1')).toBeVisible();
  await page.getByRole('radio', { name: 'Headings in line 3' }).check();
  await expect(page.getByText('2 messages')).toBeVisible();
  await inBothThemes(page);
  await create(page);
  expect(await figuresOf(page)).toEqual([
    ['Bold', 24, 60],
    ['Calm', 24, 60],
  ]);
});

test('a block of 0 and 1 becomes one variable whose audiences overlap', async ({ signedIn: page }) => {
  const question = 'Which of these do you use?';
  await startProject(page, 'Media in use');
  await chooseFile(
    page,
    'media.csv',
    csvOf(
      tableOf(120, {
        [`${question} TV`]: (i) => (i % 2 ? 1 : 0),
        [`${question} Radio`]: (i) => (i % 3 ? 1 : 0),
        [`${question} Podcasts`]: (i) => (i % 4 ? 0 : 1),
        'A calm start': pick([1, 2, 3, 4, 5]),
        'A bold start': pick([5, 4, 3, 2, 1]),
      }),
    ),
  );
  await expect(page.getByText('2 messages, 1 audience column, 0 ignored')).toBeVisible();
  await page.getByRole('button', { name: /Choice: TV$/ }).click();
  const drawer = page.getByRole('dialog', { name: `Audiences of ${question}` });
  await expect(drawer.getByText('Counts as chosen: 1.')).toBeVisible();
  await drawer.getByLabel('Answer').fill('Television');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await create(page);
  await expect(page.getByText(`People can be in several audiences of ${question}`)).toBeVisible();
  await page.getByRole('button', { name: 'Add filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add filter' });
  await dialog.getByRole('button', { name: new RegExp(question.replace('?', '\\?')) }).click();
  for (const [name, base] of [
    ['Television', 60],
    ['Radio', 80],
    ['Podcasts', 30],
  ] as const) {
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}\\b.*${base}`) })).toBeVisible();
  }
});

test('audiences are put in order, named, combined and hidden before the import', async ({ signedIn: page }) => {
  await startProject(page, 'Regions in order');
  await chooseFile(
    page,
    'regions.csv',
    csvOf(tableOf(160, { Region: pick(['South', 'North', 'West', 'East']), 'A calm start': pick([1, 2, 3, 4, 5]) })),
  );
  await page.getByRole('button', { name: /^Change the audiences of Region/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Audiences of Region' });
  const grip = drawer.getByRole('button', { name: /^Move North/ });
  await grip.focus();
  // Escape puts North back and leaves the drawer open.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Space');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await drawer.getByRole('checkbox', { name: 'Select East' }).check();
  await drawer.getByRole('checkbox', { name: 'Select West' }).check();
  await drawer.getByRole('textbox', { name: 'Label', exact: true }).fill('East or west');
  await inBothThemes(page);
  await drawer.getByRole('button', { name: 'Combine', exact: true }).click();
  await drawer.getByLabel('Label of South').fill('The south');
  await drawer.getByRole('button', { name: 'Hide West' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await create(page);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page
    .getByRole('dialog', { name: 'Add filter' })
    .getByRole('button', { name: /^Region/ })
    .click();
  const names = page.getByRole('dialog', { name: 'Add filter' }).getByRole('checkbox');
  await expect(names.first()).toBeVisible();
  // By name at first; North was moved up, and the audience of two stands before the first of them.
  const shown = await names.evaluateAll((boxes) =>
    boxes.map((box) => box.getAttribute('aria-label') ?? (box as HTMLInputElement).labels?.[0]?.textContent ?? ''),
  );
  expect(shown.map((name) => name.replace(/\s*(base|\d).*$/, ''))).toEqual([
    'North',
    'East or west',
    'East',
    'The south',
  ]);
});

test('columns and scales of a project are changed without uploading its file again', async ({ signedIn: page }) => {
  await startProject(page, 'Changed later');
  await chooseFile(
    page,
    'later.csv',
    csvOf(tableOf(100, { Gender: gender, 'A calm start': pick([1, 2, 3, 4, 5]), 'A bold one': pick([5, 4, 3, 2, 1]) })),
  );
  await create(page);
  const [id] = /[0-9a-f-]{36}/.exec(page.url())!;
  await page.goto(`/projects/edit/resonance/${id}`);
  await page.getByRole('button', { name: 'Change columns and scales' }).click();
  await page.getByRole('textbox', { name: 'Message or label of A calm start' }).fill('Calm');
  await page.getByRole('button', { name: 'Change scale' }).click();
  await page.getByText('Top 1', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the columns and scales of Changed later?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'R1 or R2 of 2 columns use another scale or top box: Calm, A bold one',
    '1 label changes: “A calm start” to “Calm”',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByText('The answers have been replaced')).toBeVisible();
  await page.goto(`/project/resonance/${id}`);
  await expect(page.getByText('Calm', { exact: true }).first()).toBeVisible();
  expect(await figuresOf(page)).toEqual([
    ['A bold one', 20, 100],
    ['Calm', 20, 100],
  ]);

  // Another file: its columns stand elsewhere, one is new, one is no longer there.
  await page.goto(`/projects/edit/resonance/${id}`);
  await chooseFile(
    page,
    'next.csv',
    csvOf(
      tableOf(100, { 'A bold one': pick([5, 4, 3, 2, 1]), Town: pick(['Bonn', 'Kiel']), 'A calm start': pick([5, 1]) }),
    ),
  );
  await expect(page.getByRole('textbox', { name: 'Message or label of A calm start' })).toHaveValue('Calm');
  await page.getByRole('combobox', { name: 'Role of A bold one' }).selectOption('ignore');
  await page.getByRole('button', { name: 'Replace answers' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace the answers of Changed later?' });
  await expect(replacing.getByRole('listitem')).toHaveText([
    '1 new column: Town',
    '1 column is no longer there: Gender',
    '1 column gets another role: A bold one',
  ]);
  await expectAccessible(page);
  await replacing.getByRole('button', { name: 'Replace answers' }).click();
  await expect(page.getByText('The answers have been replaced')).toBeVisible();
  await page.goto(`/project/resonance/${id}`);
  await expect(page.getByText('Calm', { exact: true }).first()).toBeVisible();
  expect(await figuresOf(page)).toEqual([['Calm', 50, 100]]);

  // The demo's answers came without a file: there is nothing to open.
  const found = await page.request.post('/api/project/search', { data: { query: 'Havgus' } });
  const [demo] = (await found.json()).content;
  const told = page.waitForResponse(/\/api\/resonance\/edit\/.*\/file$/);
  await page.goto(`/projects/edit/resonance/${demo.id}`);
  expect(await (await told).json()).toMatchObject({ kept: false, bytes: null });
  await expect(page.getByText(/^Current file · imported on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change columns and scales' })).toHaveCount(0);
});
