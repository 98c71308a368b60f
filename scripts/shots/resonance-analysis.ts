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

const createSurvey = async (page: Page, name: string, csv: string, openQuestion?: RegExp): Promise<void> => {
  await page.goto('/projects/create/resonance');
  await page.getByRole('textbox').first().fill(name);
  const buffer = Buffer.from(csv);
  await page.locator('input[type=file]').setInputFiles({ name: 'wool.csv', mimeType: 'text/csv', buffer });
  if (openQuestion) await page.getByRole('combobox', { name: openQuestion }).selectOption('verbatim');
  await page.getByRole('button', { name: /^(Create|Anlegen)$/ }).click();
  await page.waitForURL(/\/project\/resonance\//);
};

/** Sixteen messages on the scale of the waves: two of these make enough for norms. */
const manyMessagesCsv = (): string => {
  const messages = Array.from({ length: 16 }, (_, m) => `Reason ${m + 1} to wear wool`);
  const rows = surveyRows(120).map(({ gender, region }, i) => [
    gender,
    region,
    ...messages.map((_, m) => ((i * 37 + m * 11) % 100 < 20 + 3 * m ? 5 : 1 + ((i + m) % 3))),
  ]);
  return [['Gender', 'Region', ...messages], ...rows].map((cells) => cells.join(',')).join('\n');
};

const openWithNorms = async (page: Page): Promise<void> => {
  await lastWave(page);
  for (const name of ['Wool reasons, north', 'Wool reasons, south']) {
    if (!(await findId(page, name))) await createSurvey(page, name, manyMessagesCsv());
  }
  await onTab('messages')(page);
  const isPhone = page.viewportSize()?.width === 390;
  if (isPhone)
    await page
      .getByRole('region', { name: /^(Selected message|Ausgewählte Botschaft)$/ })
      .getByRole('button')
      .first()
      .click();
  await page
    .getByText(/R1.*(comparable|vergleichbar)/)
    .first()
    .scrollIntoViewIfNeeded();
};

/** The last of three waves, with a saved filter and codes; made once for all pictures. */
export const lastWave = async (page: Page): Promise<string> => {
  const made = await findId(page, names[2]!);
  if (made) return made;
  for (const [wave, name] of names.entries()) {
    await createSurvey(page, name, waveCsv(wave), /What do you think of it\?$/);
  }
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
  const { filterColumns } = await (await page.request.get(`/api/resonance/data?projectId=${last}`)).json();
  const [women] = filterColumns[0].audiences;
  const filter = { kind: 'filter', name: 'Women', audienceIds: [women.id], filterIds: [] };
  await page.request.post(`/api/resonance/saved/${last}`, { data: filter });
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
  ['resonance-norms', openWithNorms, true],
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
      await page
        .getByRole('dialog')
        .getByText(/^(Answers|Antworten)$/)
        .click();
    }),
    true,
  ],
];

export const resonanceAnalysisShots: readonly Shot[] = list.map(([name, open, isWindow]) => ({
  ...{ name, open, signedIn: true },
  fullPage: !isWindow,
}));
