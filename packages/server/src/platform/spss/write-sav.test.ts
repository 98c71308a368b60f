import { expect, it } from 'vitest';
import { readAllRows, writeTestFile } from '#test/table-files.ts';
import { openTables } from '../tables/open-tables.ts';
import { type SavColumn, type SavText, writeSav } from './write-sav.ts';

const column = (name: string, more: Partial<SavColumn> = {}): SavColumn => ({
  ...{ name, label: '', labels: [], missing: null, decimals: 0, measure: 'nominal' },
  ...more,
});

const agreement = [
  [1, 'Überhaupt nicht'],
  [2, 'Teils, teils 🙂'],
  [3, 'Voll und ganz'],
  [99, 'Weiß nicht'],
] as const;

const fileOf = async (
  columns: readonly SavColumn[],
  cases: readonly (readonly number[])[],
  weight: number | null = null,
  { texts, textsOf }: { texts: readonly SavText[]; textsOf: (row: number) => string[] } = {
    texts: [],
    textsOf: () => [],
  },
): Promise<Buffer> => {
  const createdOn = new Date('2026-11-27T08:00:00Z');
  const file = { title: 'Größe', createdOn, columns, texts, weight, cases: cases.length };
  const pieces: Uint8Array[] = [];
  const rows = cases.map((values, row) => ({ values: Float64Array.from(values), texts: textsOf(row) }));
  for await (const piece of writeSav(file, rows)) pieces.push(piece);
  return Buffer.concat(pieces);
};

const cellsOf = async (bytes: Buffer) => (await readAllRows(await writeTestFile(bytes))).map(([, ...cells]) => cells);

it('is read back with labels, missing values, long names and all numbers', async () => {
  const columns = [
    column('Respondent'),
    column('r1', { label: `Wärme ${'ä'.repeat(200)}`, labels: agreement, missing: [90, 99] }),
    column('r2', { label: 'Zwei', labels: agreement, missing: [90, 99] }),
    column('Ein Name, der viel länger ist als alles, was in acht Zeichen passt, und als 64'),
    column('weight', { decimals: 3, measure: 'scale' }),
  ];
  const cases = [
    [1, 1, 99, -99, 0.25],
    [2, 3, 2, 151, 1],
    [3, Number.NaN, 1, 152, 1234.5678],
    [4, 2, 3, -100, 1e-9],
    [5, 95, Number.NaN, 2.5, 0],
  ];
  const bytes = await fileOf(columns, cases, 4);
  const [headings, ...rows] = await cellsOf(bytes);
  expect(headings).toEqual([
    'Respondent',
    // 255 bytes, and no half of a letter.
    `Wärme ${'ä'.repeat(124)}`,
    'Zwei',
    'Ein_Name_der_viel_länger_ist_als_alles_was_in_acht_Zeichen_pass',
    'weight',
  ]);
  expect(rows).toEqual([
    ['1', 'Überhaupt nicht', '', '-99', '0.25'],
    ['2', 'Voll und ganz', 'Teils, teils 🙂', '151', '1'],
    ['3', '', 'Überhaupt nicht', '152', '1234.5678'],
    ['4', 'Teils, teils 🙂', 'Voll und ganz', '-100', '1e-9'],
    ['5', '', '', '2.5', '0'],
  ]);
  expect((await openTables(await writeTestFile(bytes))).tables[0]!.columns!.weight).toBe(4);
});

it('tells variables of one name apart, and names none as a word of SPSS', async () => {
  const names = ['age', 'AGE', 'Age!', 'with', '2nd', '', '…', `${'x'.repeat(64)}1`, `${'x'.repeat(64)}2`];
  const [headings] = await cellsOf(
    await fileOf(
      names.map((name) => column(name)),
      [names.map((_, i) => i)],
    ),
  );
  expect(headings).toEqual([
    ...['age', 'AGE_2', 'Age_3', 'v_with', 'v_2nd', 'v', 'v_2'],
    ...['x'.repeat(64), `${'x'.repeat(62)}_2`],
  ]);
});

it.each([0, 1, 7, 8, 9, 4000])('holds %i cases', async (count) => {
  const cases = Array.from({ length: count }, (_, i) => [i, i % 3 === 0 ? Number.NaN : i / 7]);
  const [, ...rows] = await cellsOf(await fileOf([column('a'), column('b')], cases));
  expect(rows).toEqual(cases.map((values) => values.map((value) => (Number.isNaN(value) ? '' : String(value)))));
});

it('is read back with texts of any length', async () => {
  const widths = [1, 8, 9, 255, 256, 300, 504, 505, 32_767];
  const texts = widths.map((width) => ({ name: `t${width}`, label: `Text of ${width}`, width }));
  const textOf = (length: number) => 'Größe: gut! '.repeat(length / 12).trim();
  const rows = [
    widths.map((width) => 'x'.repeat(width)),
    widths.map((width) => textOf(width / 2)),
    widths.map(() => ''),
    widths.map((width) => (width > 9 ? 'Ja, weil es wärmt' : 'J')),
  ];
  const cases = rows.map((_, row) => [row + 1, Number.NaN, 0.5]);
  const columns = [column('Respondent'), column('gap'), column('weight', { decimals: 1 })];
  const bytes = await fileOf(columns, cases, 2, { texts, textsOf: (row) => rows[row]! });
  const [headings, ...cells] = await cellsOf(bytes);
  expect(headings).toEqual(['Respondent', 'gap', 'weight', ...widths.map((width) => `Text of ${width}`)]);
  expect(cells.map(([, , , ...own]) => own)).toEqual(rows);
  const cut = await fileOf([column('n')], [[1]], null, {
    ...{ texts: [{ name: 'cut', label: '', width: 5 }], textsOf: () => ['ääää'] },
  });
  expect((await cellsOf(cut))[1]).toEqual(['1', 'ää']);
});
