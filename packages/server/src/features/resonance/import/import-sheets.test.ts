import { describe, expect, it } from 'vitest';
import { makeXlsx, type TestCell } from '#test/make-xlsx.ts';
import { writeTestFile } from '#test/table-files.ts';
import { importRespondents } from './import-file.ts';

type Sheets = Record<string, (readonly TestCell[])[]>;

const survey = (): Sheets => ({
  Respondents: [
    ['ID', 'Sex', 'Age'],
    ['p1', 'f', 20],
    ['p2', 'm', 30],
    ['p3', 'f', null],
  ],
  messages: [
    ['id', 'message'],
    ['a', 'Save time'],
    ['b', 'Save money'],
  ],
  responses: [
    ['respondent', 'message', 'r1', 'r2'],
    ['p1', 'a', 5, 1],
    ['p2', 'a', 3, 0],
    ['p3', 'a', 4, null],
    ['p1', 'b', 'n/a', null],
    ['p3', 'b', 2, null],
  ],
  concepts: [
    ['respondent', 'concept', 'subconcept', 'tone'],
    ['p1', 'Likes', 'price', 'positive'],
    ['p3', 'Likes', 'price', null],
  ],
});

const run = async (sheets: Sheets) =>
  importRespondents({ path: await writeTestFile(makeXlsx(sheets)), form: 'sheets' });

async function findErrors(
  change: (sheets: Sheets) => void,
): Promise<[string, (number | null)[], string | undefined][]> {
  const sheets = survey();
  change(sheets);
  const result = await run(sheets);
  if (!('fileErrors' in result)) return [];
  return result.fileErrors.map(({ title, lines }) => [title, lines.map(({ line }) => line), lines[0]?.text]);
}

const rowsOf = (bits: Uint32Array): number[] => [...Array(32).keys()].filter((row) => (bits[0]! >>> row) & 1);

describe('importSheets', () => {
  it('reads audiences, answers on a detected scale and 0/1, and concepts', async () => {
    const result = await run(survey());
    if (!('dataset' in result)) throw new Error(JSON.stringify(result));
    const { respondents, variables, messages, concepts } = result.dataset;
    expect(respondents).toBe(3);
    expect(variables.map(({ header, audiences }) => [header, audiences.map(({ label }) => label).sort()])).toEqual([
      ['Sex', ['f', 'm']],
      ['Age', ['20', '30']],
    ]);
    const [a, b] = messages;
    expect([a?.id, a?.text, b?.id, b?.text]).toEqual(['a', 'Save time', 'b', 'Save money']);
    const points = [1, 2, 3, 4, 5].map((point) => ({ label: String(point), positive: point > 3 }));
    expect(a?.r1.scale).toEqual({ kind: 'points', points });
    expect([rowsOf(a!.r1.answered), rowsOf(a!.r1.positive)]).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    expect([rowsOf(a!.r2!.answered), rowsOf(a!.r2!.positive)]).toEqual([[0, 1], [0]]);
    expect(a!.r2!.scale).toMatchObject({ points: [{ label: '0' }, { label: '1', positive: true }] });
    expect([rowsOf(b!.r1.answered), b!.r2]).toEqual([[2], null]);
    expect(concepts[0]?.mentions.map(({ subconcept, tone, members }) => [subconcept, tone, rowsOf(members)])).toEqual([
      ['price', 'positive', [0]],
      ['price', 'blank', [2]],
    ]);
  });

  it('says which sheet is missing and which are there', async () => {
    const errors = await findErrors((sheets) => {
      sheets.Answers = sheets.responses!;
      delete sheets.responses;
    });
    expect(errors).toEqual([
      [
        'A sheet is missing',
        [null],
        'There is no sheet “responses”. The workbook has: Respondents, messages, concepts, Answers. Add it, or rename one.',
      ],
    ]);
  });

  it('says which column is missing and which are there', async () => {
    const errors = await findErrors((sheets) => {
      sheets.responses![0] = ['respondent', 'msg', 'r1'];
    });
    expect(errors).toEqual([
      [
        'A column is missing',
        [1],
        'Sheet “responses”: there is no column “message”. Its first row has: respondent, msg, r1. Add a column with this heading, or rename one.',
      ],
    ]);
  });

  it('lists ids that are there twice, missing or unknown, with their lines', async () => {
    const errors = await findErrors((sheets) => {
      sheets.Respondents!.push(['p1', 'f', 40], [null, 'm', 50]);
      sheets.messages!.push(['a', 'Again'], ['c', null]);
      sheets.responses!.push(['p9', 'a', 1], ['p1', 'z', 1], ['p1', 'a', 1], ['p2', 'b', 'lots']);
      sheets.concepts!.push(['p9', 'Likes', 'x', 'positive'], ['p1', 'Likes', 'x', 'meh'], ['p1', 'Likes', null]);
    });
    expect(errors.map(([title, lines]) => [title, lines])).toEqual([
      ['A respondent appears twice', [5]],
      ['A respondent has no id', [6]],
      ['A message appears twice', [4]],
      ['A message has no text', [5]],
      ['A respondent is unknown', [7, 4]],
      ['A message is unknown', [8]],
      ['A response appears twice', [9]],
      ['The columns aren’t assigned correctly', [null]],
      ['A tone is unknown', [5]],
      ['A concept is missing', [6]],
    ]);
    expect(errors[4]?.[2]).toBe(
      'Sheet “responses”: there is no respondent “p9”. Correct it, or add it to the sheet “respondents”.',
    );
  });

  it('refuses sheets without rows', async () => {
    const errors = await findErrors((sheets) => {
      sheets.Respondents!.length = 1;
      sheets.messages!.length = 1;
      sheets.responses!.length = 1;
      sheets.concepts!.length = 1;
    });
    expect(errors.map(([title]) => title)).toEqual(['The file contains no answers', 'The file contains no messages']);
  });
});
