import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { describe, expect, it } from 'vitest';
import { makeXlsx, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { mappingOf, type TestColumn } from '#test/mapping.ts';
import { writeTestFile } from '#test/table-files.ts';
import { importRespondents } from './import-file.ts';
import { checkDatasetSize, createShapeCheck, importMemory } from './import-limits.ts';
import { inspectFile } from './inspect/inspect-file.ts';

const mapping = (...roles: TestColumn['role'][]) =>
  mappingOf(roles.map((role, column) => ({ column, role, label: `label ${column}` })));

const importWide = async (csv: string, roles: TestColumn['role'][], memory = importMemory()) =>
  importRespondents({ path: await writeTestFile(csv), form: 'wide', mapping: mapping(...roles) }, { memory });

const linesOf = (...codes: string[]) => ({ fileErrors: codes.map((code) => ({ lines: [{ code }] })) });
const tooLarge = linesOf('fileTooLarge_memory');

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
    await expect(importWide(csv, ['concept', 'r1'])).rejects.toMatchObject(tooLarge);
  });

  it('by audiences of a few respondents, of which each takes its share of everything', async () => {
    const columns = Array.from({ length: 200 }, (_, i) => i);
    const rows = Array.from({ length: 400 }, (_, row) => `${columns.map(() => `v${row}`).join(',')},1`);
    const csv = `${columns.join(',')},r\n${rows.join('\n')}`;
    await expect(
      importWide(csv, [...columns.map(() => 'audience' as const), 'r1'], importMemory(512)),
    ).rejects.toMatchObject(tooLarge);
  });

  it('by messages of the named sheets, before any is kept', async () => {
    const sheets = {
      respondents: [['id'], ['p1']],
      messages: [['id', 'message'], ...Array.from({ length: 40_000 }, (_, i) => [`m${i}`, 'Text'])],
      responses: [['respondent', 'message', 'r1']],
    };
    const path = await writeTestFile(makeXlsx(sheets));
    await expect(importRespondents({ path, form: 'sheets' }, { memory: importMemory(512) })).rejects.toMatchObject(
      tooLarge,
    );
  });

  it('by the length of all its texts', () => {
    const builder = new DatasetBuilder();
    for (let i = 0; i < 8; i++)
      builder.addMessage(`m${i}`, 'x'.repeat(1_000_000), { r1: null, r2: null, hasR2: false });
    expect(() => checkDatasetSize(builder, importMemory())).not.toThrow();
    builder.addConcept('x'.repeat(500_000));
    expect(() => checkDatasetSize(builder, importMemory())).toThrow('more than 8,388,608 characters');
  });

  it('but not a million respondents times 200 messages with R2 and 500 audiences', () => {
    const builder = new DatasetBuilder();
    for (let i = 0; i < 200; i++) builder.addMessage(`m${i}`, 'x', { r1: null, r2: null, hasR2: true });
    const variable = builder.addVariable('v');
    builder.addRespondent();
    for (let i = 0; i < 500; i++) builder.setAudience(0, variable, `${i}`);
    const check = (respondents: number, megabytes?: number) => () =>
      checkDatasetSize(builder, importMemory(megabytes, respondents));
    expect(check(1_000_000)).not.toThrow();
    expect(check(10_000_000)).toThrow('needs at least 4,650 MB of memory, and 1,024 MB are allowed');
    expect(check(10_000_000, 4649)).toThrow('IMPORT_MEMORY_MB');
    expect(check(10_000_000, 4650)).not.toThrow();
  });

  it('before any row is read, where the rows were counted as the file was uploaded', async () => {
    let rows = 0;
    const path = await writeTestFile('c,r\na,1\n');
    const memory = importMemory(16, 100_000_000);
    const given = { memory, onProgress: (handled: number) => (rows += handled) };
    const refused = importRespondents({ path, form: 'wide', mapping: mapping('audience', 'r1') }, given);
    await expect(refused).rejects.toMatchObject(tooLarge);
    expect(rows).toBe(0);
  });

  it('by ids, which have to be remembered', async () => {
    const read = async (...roles: TestColumn['role'][]) =>
      importWide('i,r\n1,1\n', roles, importMemory(128, 1_000_000));
    await expect(read('respondent', 'r1')).rejects.toMatchObject(tooLarge);
    expect(await read('ignore', 'r1')).toHaveProperty('dataset');
  });

  it('by responses of the named sheets', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => [`p${i}`]);
    const texts = Array.from({ length: 200 }, (_, i) => [`m${i}`, 'Text']);
    const responses = ids.flatMap(([id]) => texts.map(([message]) => [id!, message!, 1]));
    const sheets = {
      respondents: [['id'], ...ids],
      messages: [['id', 'message'], ...texts],
      responses: [['respondent', 'message', 'r1'], ...responses],
    };
    const path = await writeTestFile(makeXlsx(sheets));
    const read = (megabytes: number) =>
      importRespondents({ path, form: 'sheets' }, { memory: importMemory(megabytes) });
    await expect(read(5)).rejects.toMatchObject(tooLarge);
    expect(await read(7)).toHaveProperty('dataset');
  });
});

describe('rows far shorter than the headings are refused', () => {
  const csv = `${Array.from({ length: 1000 }, (_, i) => `r${i}`).join(',')}\n${'1\n'.repeat(5000)}`;

  it('when a file is read and when it is imported', async () => {
    const path = await writeTestFile(csv);
    const refused = linesOf('sheetNearlyEmpty_rows');
    await expect(inspectFile(path, 'x', { dataStructure: 'respondents' })).rejects.toMatchObject(refused);
    await expect(importWide(csv, ['r1'])).rejects.toMatchObject(refused);
  });

  it('and so are more rows times columns than fit, at a bit a cell', () => {
    const check = createShapeCheck(16_384, importMemory(96));
    const row = { line: 7, cells: Array<string>(16_384).fill('1') };
    const batch = Array(16_384).fill(row);
    check(batch);
    expect(() => check([row])).toThrow('needs at least 97 MB of memory, and 96 MB are allowed');
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
    const result = await importWide(rows.join('\n'), ['respondent', 'audience', 'concept', 'r1']);
    expect('fileErrors' in result && result.fileErrors.flatMap(({ lines }) => lines)).toMatchObject([
      { code: 'idTooLong_wide', line: 2, values: { column: 1, most: 200 } },
      { code: 'labelTooLong_wide', line: 2, values: { column: 2, most: 1000 } },
      { code: 'labelTooLong_wide', line: 3, values: { column: 3, most: 1000 } },
      { code: 'tooManyMentions', line: 4, values: { column: 3, most: 100 } },
    ]);
  });
});
