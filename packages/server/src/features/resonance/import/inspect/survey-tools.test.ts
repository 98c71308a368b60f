import { expect, it } from 'vitest';
import { writeTestFile } from '#test/table-files.ts';
import { importRespondents } from '../import-file.ts';
import { inspectFile } from './inspect-file.ts';

/** The roles that are suggested for these columns beside three ratings from 1 to 5, and which warnings name them. */
const suggest = async (columns: Record<string, (row: number) => string | number>) => {
  const rated = ['A tram that waits', 'A bus that comes', 'A train that hurries'];
  const headings = ['Respondent', ...Object.keys(columns), ...rated];
  const rows = Array.from({ length: 60 }, (_, row) => [
    `P${row}`,
    ...Object.values(columns).map((cell) => cell(row)),
    ...rated.map((_, column) => 1 + ((row * (column + 1) + (row % 7)) % 5)),
  ]);
  const text = [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
  const found = await inspectFile(await writeTestFile(text), 'survey.csv', { dataStructure: 'respondents' });
  const roles = found.columns.map(({ header, suggestion }) => [header, suggestion.role] as const);
  return { roles: Object.fromEntries(roles), warnings: found.warnings };
};

it('takes what a survey tool writes of an interview for no message', async () => {
  const { roles, warnings } = await suggest({
    Finished: (row) => (row % 7 ? 'True' : 'False'),
    FINISHED: (row) => (row % 7 ? 1 : 0),
    'Response Type': (row) => (row < 3 ? 1 : 0),
    lastpage: (row) => 2 + (row % 4),
    MISSING: (row) => row % 4,
    tester: (row) => (row < 2 ? 1 : 0),
    'Store ID': (row) => 1 + (row % 5),
    Wave: (row) => 1 + (row % 3),
    'Welle Nr.': (row) => 2025 + (row % 2),
    Cell: (row) => 1 + (row % 4),
    Madrid: (row) => 1 + (row % 5),
    'A digital ID': (row) => 1 + ((row * 2) % 5),
  });
  expect(roles).toMatchObject({
    ...{ Finished: 'audience', FINISHED: 'audience', 'Response Type': 'audience', lastpage: 'audience' },
    ...{ MISSING: 'audience', tester: 'audience', 'Store ID': 'audience', Wave: 'audience' },
    ...{ 'Welle Nr.': 'audience', Cell: 'audience', Madrid: 'r1', 'A digital ID': 'r1' },
  });
  expect(warnings).toMatchObject([{ code: 'testRows', columns: [3], count: 3 }]);
});

it.each([
  ['Survey Preview', 'IP Address'],
  ['Survey Test', 'IP Address'],
  [1, 0],
])('says how many rows Qualtrics marks as a preview or test: %s beside %s', async (test, others) => {
  const { warnings } = await suggest({ 'Response Type': (row) => (row < 4 ? test : others) });
  expect(warnings).toMatchObject([{ code: 'testRows', columns: [1], count: 4 }]);
  expect((await suggest({ 'Response Type': () => others })).warnings).toEqual([]);
});

it('ignores in which order a respondent saw the messages', async () => {
  const place = (item: number) => (row: number) => 1 + ((row + item) % 3);
  const { roles, warnings } = await suggest({
    'How likely? - Display Order - A tram that waits': place(0),
    'How likely? - Display Order - A bus that comes': place(1),
    'How likely? - Display Order - A train that hurries': place(2),
    Q1_DO_1: place(0),
    Q1_DO_2: place(1),
    Q1_DO_3: place(2),
    Q2_DO: place(1),
  });
  expect(Object.values(roles)).toEqual(['respondent', ...Array(7).fill('ignore'), 'r1', 'r1', 'r1']);
  expect(warnings).toEqual([]);
});

it('parts a list of choices at no comma in brackets, as in a checkbox question of Google Forms', async () => {
  const press = 'Newspapers (print, daily)';
  const cells = ['TV, Radio', 'TV', `Radio, ${press}`, `TV, ${press}`];
  const text = ['Media,Calm', ...Array.from({ length: 40 }, (_, i) => `"${cells[i % 4]}",${1 + (i % 5)}`)].join('\n');
  const path = await writeTestFile(text);
  const { columns, recodes } = await inspectFile(path, 'survey.csv', { dataStructure: 'respondents' });
  const suggested = columns.map(({ suggestion }) => suggestion);
  expect(suggested[0]!.audience).toMatchObject({ separator: ',' });
  const read = await importRespondents({ path, form: 'wide', mapping: { recodes, columns: suggested } });
  const variables = 'dataset' in read ? read.dataset.variables : [];
  expect(variables.flatMap(({ audiences }) => audiences.map(({ label }) => label)).toSorted()).toEqual([
    press,
    'Radio',
    'TV',
  ]);
});

it('reads a rating behind a true minus sign', async () => {
  const { roles } = await suggest({
    'A boat that floats': (row) => ['−2', '−1', '0', '+1', '+2'][row % 5]!,
  });
  expect(roles['A boat that floats']).toBe('r1');
});
