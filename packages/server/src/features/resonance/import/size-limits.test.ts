import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { describe, expect, it } from 'vitest';
import { makeXlsx, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { mappingOf, type TestColumn } from '#test/mapping.ts';
import { writeTestFile } from '#test/table-files.ts';
import { importRespondents } from './import-file.ts';
import { checkDatasetSize, createShapeCheck } from './import-limits.ts';
import { inspectFile } from './inspect/inspect-file.ts';

const mapping = (...roles: TestColumn['role'][]) =>
  mappingOf(roles.map((role, column) => ({ column, role, label: `label ${column}` })));

const importWide = async (csv: string, ...roles: TestColumn['role'][]) =>
  importRespondents({ path: await writeTestFile(csv), form: 'wide', mapping: mapping(...roles) });

const linesOf = (...codes: string[]) => ({ fileErrors: codes.map((code) => ({ lines: [{ code }] })) });
const tooLarge = linesOf('fileTooLarge_dataset');

/** Rows of a sheet whose cells all point to one shared text; the headings to another. */
const pointing = (columns: number, rows: number, heading: string, text: string): Buffer => {
  const row = (index: number) => `<row>${`<c t="s"><v>${index}</v></c>`.repeat(columns)}</row>`;
  return makeZip(
    workbookParts(
      { Data: [] },
      {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row(0)}${row(1).repeat(rows)}</sheetData></worksheet>`,
        'xl/sharedStrings.xml': `<sst><si><t>${heading}</t></si><si><t>${text}</t></si></sst>`,
      },
    ),
  );
};

describe('a dataset larger than the limits is refused while it grows', () => {
  it('by new subconcepts, of which each takes a bit a respondent', async () => {
    const csv = `c,r\n${Array.from({ length: 200_000 }, (_, i) => `s${i % 20_000},1`).join('\n')}`;
    await expect(importWide(csv, 'concept', 'r1')).rejects.toMatchObject(tooLarge);
  });

  it('by audiences of a few respondents, of which each takes its share of everything', async () => {
    const columns = Array.from({ length: 200 }, (_, i) => i);
    const rows = Array.from({ length: 400 }, (_, row) => `${columns.map(() => `v${row}`).join(',')},1`);
    const csv = `${columns.join(',')},r\n${rows.join('\n')}`;
    await expect(importWide(csv, ...columns.map(() => 'audience' as const), 'r1')).rejects.toMatchObject(tooLarge);
  });

  it('by messages of the named sheets, before any is kept', async () => {
    const sheets = {
      respondents: [['id'], ['p1']],
      messages: [['id', 'message'], ...Array.from({ length: 40_000 }, (_, i) => [`m${i}`, 'Text'])],
      responses: [['respondent', 'message', 'r1']],
    };
    const path = await writeTestFile(makeXlsx(sheets));
    await expect(importRespondents({ path, form: 'sheets' })).rejects.toMatchObject(tooLarge);
  });

  it('by the length of all its texts', () => {
    const builder = new DatasetBuilder();
    for (let i = 0; i < 8; i++)
      builder.addMessage(`m${i}`, 'x'.repeat(1_000_000), { r1: null, r2: null, hasR2: false });
    expect(() => checkDatasetSize(builder)).not.toThrow();
    builder.addConcept('x'.repeat(500_000));
    expect(() => checkDatasetSize(builder)).toThrow('more than 8,388,608 characters');
  });

  it('but not a million respondents times 200 messages with R2 and 500 audiences', () => {
    const [masks, respondents] = [200 * 4 + 500, 1_000_000];
    expect(() =>
      checkDatasetSize({ masks, maskBytes: (masks * respondents) / 8, characters: 1 } as DatasetBuilder),
    ).not.toThrow();
  });
});

describe('rows far shorter than the headings are refused', () => {
  const csv = `${Array.from({ length: 1000 }, (_, i) => `r${i}`).join(',')}\n${'1\n'.repeat(5000)}`;

  it('when a file is read and when it is imported', async () => {
    const path = await writeTestFile(csv);
    const refused = linesOf('sheetNearlyEmpty_rows');
    await expect(inspectFile(path, 'x', { dataStructure: 'respondents' })).rejects.toMatchObject(refused);
    await expect(importWide(csv, 'r1')).rejects.toMatchObject(refused);
  });

  it('and so are more rows times columns than the limit', () => {
    const check = createShapeCheck(20_000);
    const row = { line: 7, cells: Array<string>(20_000).fill('1') };
    const batch = Array(25_000).fill(row);
    check(batch);
    expect(() => check([row])).toThrow('Rows times columns may be at most 500,000,000');
  });
});

describe('what a user is shown of a file is bounded', () => {
  it('where thousands of cells point to one long text', async () => {
    const text = 'word '.repeat(6000);
    const file = pointing(8000, 4, text, text);
    expect(file.length).toBeLessThan(10_000);
    const found = await inspectFile(await writeTestFile(file), 'x', { dataStructure: 'respondents' });
    expect(found.columns).toHaveLength(8000);
    expect(JSON.stringify(found).length).toBeLessThan(20_000_000);
  });
});

describe('texts that are too long for what they are', () => {
  it('are named with their lines', async () => {
    const long = 'x'.repeat(1001);
    const rows = ['a,b,c,d', `${'i'.repeat(201)},${long},n,1`, `2,y,${long};z,1`, `3,y,${'m;'.repeat(101)},1`];
    const result = await importWide(rows.join('\n'), 'respondent', 'audience', 'concept', 'r1');
    expect('fileErrors' in result && result.fileErrors.flatMap(({ lines }) => lines)).toMatchObject([
      { code: 'idTooLong_wide', line: 2, values: { column: 1, most: 200 } },
      { code: 'labelTooLong_wide', line: 2, values: { column: 2, most: 1000 } },
      { code: 'labelTooLong_wide', line: 3, values: { column: 3, most: 1000 } },
      { code: 'tooManyMentions', line: 4, values: { column: 3, most: 100 } },
    ]);
  });
});
