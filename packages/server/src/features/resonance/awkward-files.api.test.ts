import type { FileError } from '@soundings/contract/errors';
import type { ColumnMapping, ResonanceFile } from '@soundings/contract/resonance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { makeXlsx, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { sendFile } from '#test/product-client.ts';
import { createFrom, storedFiles, upload } from '#test/resonance-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { waitFor } from '#test/wait-for-job.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

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
const projects = async () => (await admin.post('/api/project/search', { page: 0, size: 12, sort: '-createdOn' })).body;

describe('a file that cannot be read', () => {
  it.each([
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
    ['an SPSS file', 'survey.sav', '$FL2@(#) IBM SPSS STATISTICS', 415, 'notATable'],
    [
      'a workbook with a misspelled sheet',
      'survey.xlsx',
      makeXlsx({ respondents, mesages: messages, responses: [['respondent', 'message', 'r1']] }),
      400,
      'sheetMissing',
    ],
  ] as const)('%s is refused with its reason, and nothing of it is kept', async (_, name, content, status, code) => {
    const before = await storedFiles(app);
    const reply = await upload(admin, content, name);
    expect(reply.status).toBe(status);
    const [error] = reply.body.error.fileErrors as FileError[];
    expect(error).toMatchObject({ code, lines: [{ text: expect.stringMatching(/\w.{20,}/) }] });
    expect(await storedFiles(app)).toEqual(before);
  });
});

describe('a workbook of named sheets with errors', () => {
  it('is refused with all of them, and nothing is imported', async () => {
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
        ...['responseTwice 3', 'respondentUnknown 4', 'messageUnknown 5', 'answerNotWhole 6'],
      ].sort(),
    );
    expect([await projects(), (await storedFiles(app)).datasets]).toEqual(before);
  });
});

describe('ratings in words', () => {
  const csv = (extra = '') =>
    ['Gender,Taste,Look', 'f,Very good,Superb', 'm,good,Ugly', 'f,N/A,Plain', `m,Poor,Superb${extra}`].join('\n');
  const looks = { min: 1, max: 3, topBox: 1, words: ['Ugly', 'Plain', 'Superb'] };

  it('are suggested where they are known, assigned where they are not, and meant again in the next file', async () => {
    const file = (await upload(admin, csv())).body as ResonanceFile;
    const [, taste, look] = file.columns;
    expect(taste!.suggestion).toMatchObject({
      role: 'r1',
      scale: { min: 1, max: 5, topBox: 2, words: ['very poor', 'Poor', 'fair', 'good', 'Very good'] },
    });
    expect([taste!.words, taste!.noAnswer]).toEqual([['Very good', 'good', 'Poor'], ['N/A']]);
    expect([look!.suggestion.role, look!.words]).toEqual(['audience', ['Superb', 'Ugly', 'Plain']]);
    const mapping: ColumnMapping[] = file.columns.map(({ suggestion }) => suggestion);
    mapping[2] = { ...mapping[2]!, role: 'r1', scale: looks };
    const given = {
      projectName: 'In words',
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      fileId: file.id,
      mapping,
    };
    const { id } = (await createFrom(admin, given)).body;
    const figures = async () => (await admin.get(`/api/resonance/data?projectId=${id}`)).body.messages;
    const counts = async () =>
      (await figures()).map(({ r1Share }: { r1Share: { positive: number; base: number } }) => [
        r1Share.positive,
        r1Share.base,
      ]);
    expect(await counts()).toEqual([
      [2, 3],
      [2, 4],
    ]);
    const next = await waitFor(
      admin,
      await sendFile(admin, `/api/resonance/add-file/${id}`, 'b.csv', csv('\nf,Good,ugly')),
    );
    expect(next.status).toBe(201);
    expect(await counts()).toEqual([
      [3, 4],
      [2, 5],
    ]);
    const wrong = await waitFor(
      admin,
      await sendFile(admin, `/api/resonance/add-file/${id}`, 'c.csv', csv('\nf,Good,Odd')),
    );
    expect(wrong.body.error.fileErrors).toMatchObject([
      { code: 'answerNotAWord', lines: [{ line: 6, values: { cell: 'Odd', words: ['Ugly', 'Plain', 'Superb'] } }] },
    ]);
    expect(await counts()).toEqual([
      [3, 4],
      [2, 5],
    ]);
  });

  it.each([
    ['a word twice', { ...looks, words: ['Ugly', 'Plain', 'ugly'] }, 'badMapping_words'],
    ['a word that is also no answer', { ...looks, noAnswer: ['plain'] }, 'badMapping_words'],
    ['fewer words than points', { ...looks, max: 4 }, 'badMapping_wordsCount'],
  ])('are refused with %s', async (_, scale, code) => {
    const file = (await upload(admin, csv())).body as ResonanceFile;
    const mapping = [{ column: 2, role: 'r1', label: 'Look', scale }];
    const given = {
      projectName: `Wrong ${code}`,
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      fileId: file.id,
      mapping,
    };
    const { body } = await createFrom(admin, given);
    expect(body.error.fileErrors).toMatchObject([{ code: 'badMapping', lines: [{ code }] }]);
  });
});
