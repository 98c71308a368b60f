import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileError } from '@soundings/contract/errors';
import {
  type FileErrorLineCode,
  fileErrorLines,
  fileErrorTitles,
  titleOfLine,
} from '@soundings/contract/files/file-errors';
import { resultErrorLines } from '@soundings/contract/genie/error-lines';
import type { ColumnMapping, Recode, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { datasetErrorLines, metricErrorLines } from '@soundings/contract/sonar/error-lines';
import { expect, it } from 'vitest';
import { makeFileErrorLine, UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { makeXlsx, type TestCell, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { mappingOf, type TestColumn, type TestScale } from '#test/mapping.ts';
import { writeTestFile } from '#test/table-files.ts';
import { importMessages } from '../messages/import-messages.ts';
import { importRespondents } from './import-file.ts';
import { inspectFile } from './inspect/inspect-file.ts';

const titleCodes = Object.keys(fileErrorTitles);
const lineCodes = Object.keys(fileErrorLines) as FileErrorLineCode[];

type Lines = FileError['lines'];
type Sheets = Record<string, (readonly TestCell[])[]>;

const linesOf = async (result: Promise<object>): Promise<Lines> => {
  const found = await result.catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return error;
    throw error;
  });
  return 'fileErrors' in found ? (found.fileErrors as FileError[]).flatMap(({ lines }) => lines) : [];
};

const inspect = async (content: string | Uint8Array): Promise<Lines> =>
  linesOf(inspectFile(await writeTestFile(content), 'x', { dataStructure: 'respondents' }));

const importSheets = async (sheets: Sheets): Promise<Lines> =>
  linesOf(importRespondents({ path: await writeTestFile(makeXlsx(sheets)), form: 'sheets' }));

const importWide = async (csv: string, ...given: [TestColumn['role'], string, TestScale?][]) => {
  const mapping = mappingOf(
    given.map(([role, label, scale], column) => ({ column, role, label, ...(scale ? { scale } : {}) })),
  );
  return linesOf(importRespondents({ path: await writeTestFile(csv), form: 'wide', mapping }));
};

const importMapped = async (csv: string, mapping: ResonanceMapping): Promise<Lines> =>
  linesOf(importRespondents({ path: await writeTestFile(csv), form: 'wide', mapping }));

const parts = workbookParts({ Data: [['a', 1]] });
const sheet1 = 'xl/worksheets/sheet1.xml';
const withRows = (rows: string): Buffer =>
  makeZip({ ...parts, [sheet1]: `<worksheet><sheetData>${rows}</sheetData></worksheet>` });
const withMerged = (rows: string, range: string): Buffer => {
  const merged = `<mergeCells><mergeCell ref="${range}"/></mergeCells>`;
  return makeZip({ ...parts, [sheet1]: `<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>` });
};
const without = (name: string): Buffer =>
  makeZip(Object.fromEntries(Object.entries(parts).filter(([part]) => part !== name)));
const manyParts = (): Buffer => {
  const zip = makeZip(parts);
  zip.writeUInt16LE(50_000, zip.length - 12);
  zip.writeUInt16LE(50_000, zip.length - 14);
  return zip;
};
const farCells = Array.from({ length: 100 }, (_, i) => `<row r="${i + 1}"><c r="XFD${i + 1}"><v>1</v></c></row>`);

/** A file of SPSS whose texts are of a code page that nobody knows. */
const ofUnknownPage = (): Buffer => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../platform/spss/made-by-haven/survey.sav'));
  const codePage = (page: number) => Buffer.from(Int32Array.of(page).buffer);
  codePage(1234).copy(bytes, bytes.indexOf(codePage(65_001)));
  return bytes;
};

const files: (string | Uint8Array)[] = [
  ofUnknownPage(),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  ...[
    '%PDF-1.7',
    'GIF89a',
    '\x7fELF',
    '$FL2@(#)',
    'ASCII SPSS PORT FILE',
    '<html></html>',
    '',
    '\n , \n',
    'a,b\n1,\0\n',
  ],
  Buffer.from([0x1f, 0x8b, 8, 0]),
  ...['<stata_dta><header>', 'HEADER RECORD*******LIBRARY'],
  ...[makeZip({ mimetype: 'a', 'content.xml': '<a/>' }), makeZip({ 'Index/Document.iwa': 'a' })],
  ...[makeZip({ 'a.txt': 'a' }), makeZip({ '[Content_Types].xml': '<a/>', 'xl/workbook.bin': 'a' })],
  ...[`a,b\n${'1,2\n'.repeat(90_000)}1,\0\n`, 'a,b\n"1,2\n', `a,b\n${','.repeat(20_001)}\n`],
  ...[`a,b\n"${'x'.repeat(40_000)}",1\n`, `a,b\n${`${'x'.repeat(30_000)},`.repeat(300)}`],
  ...[makeXlsx({ respondents: [], messages: [], responses: [] }), manyParts()],
  `a,b,c\n${Array.from({ length: 12 }, (_, at) => `${at},2,3\n`).join('')},2,3\n`,
  ...['a,b\n1,2\nTotal,3\n', 'a,b\n"c" d,1\ne,"2"\n', 'a,b,c\n1,2\n3,4\n5,6,7\n'],
  `a,b,c\n${'1,2,3\n'.repeat(12)}x\n1,2,3\n`,
  withRows('<row r="1"><c r="AB1"><f>1+1</f></c></row>'),
  withMerged('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>', 'A2:A3'),
  withRows('<row r="1"><c r="ZZZZ1"><v>1</v></c></row>'),
  withRows(`<row r="1"><c r="A1" t="str"><v>${'x'.repeat(40_000)}</v></c></row>`),
  ...[withRows(farCells.join('')), withRows('<row').subarray(0, -40), makeZip({ ...parts, [sheet1]: '<row' })],
  ...[
    makeZip({ ...parts, [sheet1]: `<row ${'x'.repeat(1_200_000)}` }),
    makeZip({ ...parts, [sheet1]: '<!DOCTYPE a>' }),
  ],
  ...[makeZip({ ...parts, 'xl/workbook.xml': '<a><b></a>' }), without('xl/_rels/workbook.xml.rels')],
  ...[makeZip({ ...parts, 'XL/workbook.xml': '<a/>' }), makeZip({ ...parts, [sheet1]: ' '.repeat(8_000_000) })],
  makeZip({ ...parts, 'xl/workbook.xml': `<a ${Array.from({ length: 200 }, (_, i) => `a${i}=""`).join(' ')}/>` }),
  `${'a,'.repeat(1000)}\n${'1\n'.repeat(2000)}`,
  ...[makeZip(parts, { [sheet1]: 10 }), makeZip(parts, { 'xl/workbook.xml': 90_000 })],
];

const sheets = (): Sheets => ({
  respondents: [['id', 'City'], ['p1'], ['p1'], [null, 'x'], ['p'.repeat(300)]],
  messages: [['id', 'message'], ['a', 'A'], ['a', 'B'], [null, 'C'], ['d']],
  responses: [
    ['respondent', 'message', 'r1'],
    ...[
      ['p1', 'a', 4.5],
      ['p1', 'a', 1],
      ['p9', 'z', 1],
      [null, null, 1],
    ],
  ],
  concepts: [
    ['respondent', 'concept', 'subconcept', 'tone'],
    ['p1', 'A', 'b', 'meh'],
    ['p1', null, 'b'],
    ['p1', 'x'.repeat(2000), 'b'],
  ],
});
const tidySheets: Sheets = {
  respondents: [['id'], ['p1'], ['p2'], ['p3']],
  messages: [
    ['id', 'message'],
    ['a', 'A'],
  ],
};
const importFigures = async (csv: string, options: Parameters<typeof importMessages>[1] = {}): Promise<Lines> =>
  linesOf(importMessages(await writeTestFile(csv), options));
const wrongFigures = ['a,101,10,,', 'd,,10,,', 'e,10,1.5,,', 'f,10,,,', 'g,10,10,10,11', ',10,10,,', 'a,10,10,,'];

const many = Array.from({ length: 600 }, (_, i) => `v${i}`);
const five = { min: 1, max: 5, topBox: 2 };

const audience = { values: [], noAnswer: [], separator: null, choice: null, joined: false };
const value = { answers: [], range: null, hidden: false };
const ticked = { label: 'TV', ticked: ['1'], unticked: ['0'] };
const asked: Omit<Recode & { kind: 'range' }, 'kind' | 'min' | 'max' | 'positiveFrom' | 'direction'> = {
  ...({ id: 's', confidence: 'unsure', reason: 'manyPoints' } as const),
  ...{ confirmed: true, noAnswer: [], doubtful: [] },
};
const slider: Recode = { ...asked, kind: 'range', min: 0, max: 100, positiveFrom: 61, direction: 'ascending' };
const rated = { column: 0, role: 'r1', label: 'A', recode: 's', audience: null } as const;
const asAudience = (column: number, given: ColumnMapping['audience']) =>
  ({ column, role: 'audience', label: 'X', recode: null, audience: given }) as const;

const importsOfMappings = (): Promise<Lines>[] => [
  importMapped('a\n101\n', { recodes: [slider], columns: [rated] }),
  importMapped('a\n1\n', { recodes: [{ ...slider, min: 100 }], columns: [rated] }),
  importMapped('a\n1\n', { recodes: [], columns: [rated] }),
  importMapped('a\n1\n', {
    recodes: [
      { ...asked, kind: 'points', points: [' ', 'b'].map((label) => ({ label, answers: [], positive: false })) },
    ],
    columns: [rated],
  }),
  importMapped('a,b\n5,2\n', { recodes: [slider], columns: [rated, asAudience(1, { ...audience, choice: ticked })] }),
  importMapped('a,b\n5,2\n', {
    recodes: [slider],
    columns: [
      rated,
      asAudience(1, { ...audience, values: [{ ...value, label: 'Old', range: { from: 60, to: null } }] }),
    ],
  }),
  importMapped('a,b,c\n5,2,2\n', {
    recodes: [slider],
    columns: [
      ...[
        rated,
        asAudience(1, {
          ...audience,
          values: [
            { ...value, label: 'Old', range: { from: 60, to: 6 } },
            { ...value, label: 'Old' },
          ],
        }),
      ],
      asAudience(2, { ...audience, values: [{ ...value, label: 'Old', hidden: true }] }),
    ],
  }),
  importMapped('a,b\n5,0\n', { recodes: [slider], columns: [rated, { ...asAudience(1, null), role: 'weight' }] }),
  importMapped('a\n5\n', { recodes: [slider], columns: [rated], headerRow: 9 }),
  importMapped('a\n5\n', { recodes: [slider], columns: [rated], sheet: 'Other' }),
  importSheets({
    ...tidySheets,
    responses: [
      ['respondent', 'message', 'r1'],
      ['p1', 'a', 1],
      ['p2', 'a', 'often'],
      ['p3', 'a', 0],
    ],
  }),
  importSheets({
    ...tidySheets,
    respondents: [['id'], ...Array.from({ length: 1100 }, (_, i) => [`p${i}`])],
    responses: [
      ['respondent', 'message', 'r1'],
      ...Array.from({ length: 1100 }, (_, i) => [`p${i}`, 'a', `text ${i}`]),
    ],
  }),
];

const imports = (): Promise<Lines>[] => [
  importSheets(sheets()),
  importSheets({ respondents: [['id']], messages: [['id', 'message']], responses: [['respondent']], concepts: [] }),
  importSheets({ messages: [['id']] }),
  importSheets({ ...sheets(), respondents: [['id', 'City'], ...many.map((value) => [value, value])] }),
  importWide('a,b\nx,x\n9,9\n1,1,extra\n', ['r1', 'A', five], ['r1', 'B']),
  importWide('id,w\n1,x\n1,\n', ['respondent', ''], ['weight', '']).then(async (lines) => [
    ...lines,
    ...(await importWide('id,w,r\n1,x,1\n1,,1\n', ['respondent', ''], ['weight', ''], ['r1', 'R'])),
  ]),
  importWide(`a,r\n${many.map((value) => `${value},1\n`).join('')}`, ['audience', 'A'], ['r1', 'R']),
  importWide(
    `a,b,c\n${'i'.repeat(300)},1,${'a;'.repeat(200)}\n2,1,${'x'.repeat(2000)}\n`,
    ['respondent', ''],
    ['r1', 'B'],
    ['concept', 'C'],
  ),
  importWide(`c,r\n${Array.from({ length: 90_000 }, (_, i) => `s${i},1`).join('\n')}`, ['concept', 'C'], ['r1', 'R']),
  importWide('a\n', ['r1', 'A']),
  importWide('a\n1\n', ['r1', 'A'], ['r1', 'B']),
  importWide('a,b,c,d\n1\n', ['weight', ''], ['weight', ''], ['respondent', ''], ['respondent', '']),
  importWide('a,b,c\n1\n', ['r1', 'A', { ...five, topBox: 5 }], ['r1', 'A', { ...five, min: 5 }], ['r2', '']),
  importWide('a,b\nx,1\nz,1\n', ['r1', 'A', { min: 1, max: 2, topBox: 1, words: ['x', 'y'] }]),
  importWide('a,b\nx,1\n', ['r1', 'A', { ...five, words: ['x', 'X'] }]),
  ...importsOfMappings(),
  importFigures('Claim,Claim,r1,Male r1,Age: 19 r1\na,b,1,1,1'),
  importFigures(['message,r1,base,A: x r1,A: x base', ...wrongFigures].join('\n')),
  importFigures('message,r1,base\na,0.4,10\nb,0.5,10\nc,52,10'),
  importFigures('message,r1,r2,base\na,0.4,40,10\nb,0.5,30,10'),
  importFigures('message,r1,base\na,40,10\nb,50,10\nTotal,0.4,0'),
  importFigures('headline,clicks,shown\na,33,1000', { figureColumns: { message: 0, r1: 1, r2: null, base: 2 } }),
  importFigures('message,r1,base\na,40,1.000'),
  importFigures('message,r1,base\n'),
  importFigures(`message,r1,base\n${Array.from({ length: 10_001 }, (_, i) => `m${i},1,1`).join('\n')}`),
  writeTestFile('a\n1\n').then((path) => linesOf(importRespondents({ path, form: 'messages' }))),
];

/** What only huge files or zips that lie in other ways are refused for, or a mapping that names a column twice. */
const notTried: FileErrorLineCode[] = [
  ...(['tooManyTexts', 'fileTooLarge_texts', 'unpacksToTooMuch_total'] as const),
  ...(['unpacksToTooMuch_overlap', 'workbookLocked', 'workbookDamaged_partTooLarge'] as const),
  'badMapping_columnTwice',
  // Of files with brands, metrics and measured results, which are tried with them.
  ...(Object.keys({ ...datasetErrorLines, ...metricErrorLines, ...resultErrorLines }) as FileErrorLineCode[]),
  // Of files that are read as text.
  ...(['textNotRead_damaged', 'textNotRead_locked', 'textNotRead_noText', 'textNotRead_tooMuch'] as const),
];

const placeholders = (template: string): string[] => (template.match(/(?<=\{\{)\w+/g) ?? []).sort();

it('gives each line code its values, fills them in, and uses every code', async () => {
  const found = (await Promise.all([...files.map(inspect), ...imports()])).flat();
  for (const { code, values, text } of found) {
    expect(Object.keys(values).sort(), code).toEqual([...new Set(placeholders(fileErrorLines[code]))]);
    expect(text, code).not.toMatch(/\{\{|undefined|null|NaN/);
  }
  const tried = new Set<string>([...found.map(({ code }) => code), ...notTried]);
  expect(lineCodes.filter((code) => !tried.has(code))).toEqual([]);
});

it('has a title for each line code and lines for each title', () => {
  expect(new Set(lineCodes.map(titleOfLine))).toEqual(new Set(titleCodes));
  for (const code of lineCodes) expect(fileErrorTitles[titleOfLine(code)], code).toBeTruthy();
  for (const title of Object.values(fileErrorTitles)) expect(placeholders(title)).toEqual([]);
});

it('cuts long texts and lists, and writes numbers in English', () => {
  const cell = `${'x'.repeat(78)}😀😀`;
  const at = { column: 1234, heading: 'H' };
  expect(makeFileErrorLine('weightNotANumber', 2, { ...at, cell })).toMatchObject({
    values: { column: 1234, cell: `${'x'.repeat(78)}…` },
    text: expect.stringContaining(`Column 1,234 “H”: “${'x'.repeat(78)}…” is not a weight. Write`),
  });
  const { values } = makeFileErrorLine('sheetMissing', null, { sheet: 's', sheets: many });
  expect(values.sheets).toEqual([...many.slice(0, 20), '…']);
});
