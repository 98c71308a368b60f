import type { Page } from '@playwright/test';
import { surveyRows } from '@soundings/server/test/survey-file';
import type { Shot } from './pages.ts';

const wishes = [
  'Too expensive for what it is',
  'Warm and dry, even in rain',
  'Looks good with everything',
  'Repaired for free',
];
const places = ['on my way to work', 'at sea', 'with the children', 'in the mountains', 'all winter'];

/** A wave of one questionnaire, in which the texts of messages were typed anew. */
const waveCsv = (wave: number): string => {
  const end = ['', '.', '!'][wave]!;
  const messages = [
    'Wool that is warm when wet',
    `Knitted to last twenty winters${end}`,
    `We repair it${wave > 0 ? ' for free' : ''}`,
  ];
  const line = (cells: readonly unknown[]) => cells.map((cell) => `"${cell}"`).join(',');
  const rows = surveyRows(420).map(({ gender, region, calm, bold }, i) =>
    line([
      ...[gender, region, i % 9 < wave ? 5 : calm, bold, 1 + ((i * 7 + wave * i) % 5)],
      i % 4 === 3 ? '' : `${wishes[(i * 5) % 4]}, ${places[(i * 3) % 5]}.`,
    ]),
  );
  return [line(['Gender', wave === 0 ? 'Area' : 'Region', ...messages, 'What do you think of it?']), ...rows].join(
    '\n',
  );
};

const names = ['Wool, spring', 'Wool, summer', 'Wool, autumn'];

const findId = async (page: Page, query: string): Promise<string | undefined> => {
  const found = await (await page.request.post('/api/project/search', { data: { query } })).json();
  return found.content[0]?.id;
};

const createWave = async (page: Page, wave: number): Promise<void> => {
  await page.goto('/projects/create/resonance');
  await page.getByRole('textbox').first().fill(names[wave]!);
  const buffer = Buffer.from(waveCsv(wave));
  await page.locator('input[type=file]').setInputFiles({ name: 'wool.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: /What do you think of it\?$/ }).selectOption('verbatim');
  await page.getByRole('button', { name: /^(Create|Erstellen)$/ }).click();
  await page.waitForURL(/\/project\/resonance\//);
};

/** The last of three waves, with a saved filter and codes; made once for all pictures. */
const lastWave = async (page: Page): Promise<string> => {
  const made = await findId(page, names[2]!);
  if (made) return made;
  for (const wave of names.keys()) await createWave(page, wave);
  const [first, second, last] = await Promise.all(names.map((name) => findId(page, name)));
  await page.request.post(`/api/resonance/edit/${last}/waves`, { data: { earlier: [first, second] } });
  const ask = (path: string, data: object) => page.request.post(`/api/resonance/${path}?projectId=${last}`, { data });
  for (const [name, rule] of [
    ['Price', 'expensive'],
    ['Warmth', 'warm'],
    ['Repair', 'repaired'],
  ]) {
    await ask('verbatims/codes', { id: null, questionId: 0, name, rule });
  }
  return last!;
};

const onTab =
  (tab: string, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await page.goto(`/project/resonance/${await lastWave(page)}?tab=${tab}`);
    await page.waitForLoadState('networkidle');
    await then(page);
  };

const onEdit = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto(`/projects/edit/resonance/${await lastWave(page)}`);
  await page.waitForLoadState('networkidle');
  await then(page);
};

const openMatching = (kind?: RegExp) =>
  onEdit(async (page) => {
    await page.getByRole('button', { name: /(Wool, spring zuordnen|Match names with Wool, spring)$/ }).click();
    if (kind) await page.getByRole('dialog').getByText(kind).click();
  });

const chooseMargin = async (page: Page) => {
  await page.getByRole('combobox', { name: /^(Variables|Variablen)$/ }).click();
  await page.getByRole('option', { name: 'Gender' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /female/ }).fill('52');
};

const saveFilter = async (page: Page) => {
  await page.getByRole('button', { name: /^(Saved|Gespeichert)/ }).click();
};

const list: readonly [name: string, open: Shot['open'], isWindow?: true][] = [
  ['resonance-waves', onTab('waves')],
  ['resonance-waves-match', openMatching(), true],
  ['resonance-waves-match-audiences', openMatching(/^(Audiences|Zielgruppen)/), true],
  ['resonance-edit-analysis', onEdit(chooseMargin)],
  ['resonance-verbatims', onTab('verbatims')],
  ['resonance-saved-filters', onTab('messages', saveFilter), true],
  [
    'resonance-answers-export',
    onTab('messages', async (page) => {
      const name = /^(Export crosstab|Kreuztabelle exportieren)$/;
      if (page.viewportSize()?.width === 390) {
        await page.getByRole('button', { name: /^(Chart and crosstab|Diagramm und Kreuztabelle)/ }).click();
        await page.getByRole('menuitem', { name }).click();
      } else await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('checkbox').last().scrollIntoViewIfNeeded();
    }),
    true,
  ],
];

export const resonanceAnalysisShots: readonly Shot[] = list.map(([name, open, isWindow]) => ({
  ...{ name, open, signedIn: true },
  fullPage: !isWindow,
}));
