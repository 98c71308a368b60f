import type { FileError } from '@soundings/contract/errors';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { makeXlsx, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { createFrom, storedFiles, upload } from '#test/resonance-client.ts';

const parts = workbookParts({ Data: [['a', 1]] });
const sheet = 'xl/worksheets/sheet1.xml';
const respondents = [
  ['id', 'Gender'],
  ['p1', 'female'],
  ['p2', 'male'],
];
const messages = [
  ['id', 'message'],
  ['a', 'A calm one'],
  ['b', 'A bold one'],
];

const it = test.extend(
  'projects',
  ({ admin }) =>
    async () =>
      (await admin.post('/api/project/search', { page: 0, size: 12, sort: '-createdOn' })).body,
);

describe('a file that cannot be read', () => {
  it.for([
    [
      'a workbook that was cut off',
      'survey.xlsx',
      makeXlsx({ Data: [['a', 1]] }).subarray(0, 400),
      400,
      'workbookDamaged',
    ],
    ['a zip bomb', 'survey.xlsx', makeZip({ ...parts, [sheet]: ' '.repeat(8_000_000) }), 400, 'unpacksToTooMuch'],
    ['a zip of something else', 'survey.xlsx', makeZip({ 'a.txt': 'a' }), 415, 'notATable'],
    ['a million columns', 'survey.csv', `a,b\n${','.repeat(1_000_000)}\n`, 400, 'tooManyColumns'],
    ['an SPSS file that ends too early', 'survey.sav', '$FL2@(#) IBM SPSS STATISTICS', 400, 'savDamaged'],
    [
      'a workbook with a misspelled sheet',
      'survey.xlsx',
      makeXlsx({ respondents, mesages: messages, responses: [['respondent', 'message', 'r1']] }),
      400,
      'sheetMissing',
    ],
  ] as const)(
    '%s is refused with its reason, and nothing of it is kept',
    async ([_, name, content, status, code], { app, admin }) => {
      const before = await storedFiles(app);
      const reply = await upload(admin, content, name);
      expect(reply.status).toBe(status);
      const [error] = reply.body.error.fileErrors as FileError[];
      expect(error).toMatchObject({ code, lines: [{ text: expect.stringMatching(/\w.{20,}/) }] });
      expect(await storedFiles(app)).toEqual(before);
    },
  );
});

describe('a workbook of named sheets with errors', () => {
  it('is refused with all of them, and nothing is imported', async ({ app, admin, projects }) => {
    const content = makeXlsx({
      respondents: [...respondents, ['p1', 'male'], [null, 'male']],
      messages: [...messages, ['a', 'Again'], ['c']],
      responses: [
        ['respondent', 'message', 'r1'],
        ['p1', 'a', 1],
        ['p1', 'a', 1],
        ['p9', 'a', 1],
        ['p2', 'z', 0],
        ['p2', 'b', 'often'],
      ],
    });
    const file = (await upload(admin, content, 'survey.xlsx')).body as ResonanceFile;
    const before = [await projects(), (await storedFiles(app)).datasets];
    const given = { projectName: 'Half', theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id };
    const { status, body } = await createFrom(admin, given);
    expect([status, body.error.code]).toEqual([400, 'fileHasErrors']);
    const lines = (body.error.fileErrors as FileError[]).flatMap((error) =>
      error.lines.map(({ line }) => `${error.code} ${line}`),
    );
    expect(lines.sort()).toEqual(
      [
        ...['respondentTwice 4', 'respondentWithoutId 5', 'messageTwice 4', 'messageWithoutText 5'],
        ...['responseTwice 3', 'respondentUnknown 4', 'messageUnknown 5', 'badMapping null'],
      ].sort(),
    );
    expect([await projects(), (await storedFiles(app)).datasets]).toEqual(before);
  });
});
