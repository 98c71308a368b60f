import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileError } from '@soundings/contract/errors';
import type { Recode, ResonanceFile, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { describe, expect } from 'vitest';
import { openWorkbook } from '#/platform/office/open-workbook.ts';
import { test } from '#test/api-test.ts';
import { makeXlsx } from '#test/make-xlsx.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { sendFile } from '#test/product-client.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { waitFor } from '#test/wait-for-job.ts';

type Row = readonly (string | number)[];
const csv = (...rows: Row[]): string => rows.map((row) => row.join('\t')).join('\n');

const it = test
  .extend('read', ({ admin }) => async (content: string | Uint8Array, name = 'survey.csv'): Promise<ResonanceFile> => {
    const { status, body } = await upload(admin, content, name);
    expect([status, body.error ?? null]).toEqual([201, null]);
    return body;
  })
  .extend(
    'start',
    ({ admin }) =>
      (file: ResonanceFile, mapping?: ResonanceMapping) =>
        createFrom(admin, {
          projectName: `Recodes ${count++}`,
          theme: 'SOUNDINGS',
          dataStructure: 'respondents',
          fileId: file.id,
          mapping,
        }),
  )
  .extend(
    'dataOf',
    ({ admin }) =>
      async (id: string): Promise<ResonanceData> =>
        (await admin.get(`/api/resonance/data?projectId=${id}`)).body,
  )
  .extend(
    'importAs',
    ({ start, dataOf }) =>
      async (file: ResonanceFile, mapping = suggestedMapping(file)): Promise<ResonanceData & { id: string }> => {
        const { status, body } = await start(file, mapping);
        expect([status, body.error ?? null]).toEqual([201, null]);
        return { ...(await dataOf(body.id)), id: body.id };
      },
  )
  .extend(
    'errorsOf',
    ({ start }) =>
      async (file: ResonanceFile, mapping = suggestedMapping(file)): Promise<FileError[]> =>
        (await start(file, mapping)).body.error.fileErrors,
  )
  .extend('sheetOf', ({ app, admin }) => async (url: string, payload: object): Promise<string[][]> => {
    const cookies = Object.fromEntries(admin.jar);
    const path = join(app.folder, 'exported.xlsx');
    await writeFile(path, (await app.app.inject({ method: 'POST', url, payload, cookies })).rawPayload);
    const { tables, close } = await openWorkbook(path);
    const cells: string[][] = [];
    for await (const batch of tables[0]!.rows()) cells.push(...batch.map((row) => row.cells));
    close();
    return cells;
  });

let count = 0;
const countsOf = ({ messages }: ResonanceData) =>
  Object.fromEntries(messages.map(({ message, r1Share }) => [message, [r1Share.positive, r1Share.base]]));
const audiencesOf = ({ filterColumns }: ResonanceData) =>
  Object.fromEntries(
    filterColumns.map(({ header, audiences }) => [
      header,
      audiences.map(({ subheader, base }) => `${subheader} ${base}`),
    ]),
  );
const positives = ({ scales }: ResonanceData) =>
  scales.map(
    (scale) => scale.kind === 'points' && scale.points.filter(({ positive }) => positive).map(({ label }) => label),
  );
const confirm = (
  mapping: ResonanceMapping,
  change: (recode: Recode) => Recode = (recode) => recode,
): ResonanceMapping => ({
  ...mapping,
  recodes: mapping.recodes.map((recode) => ({ ...change(recode), confirmed: true })),
});

describe('a scale in words', () => {
  const appeal = ['Very appealing', 'Not at all appealing', 'Neutral', 'Somewhat appealing', 'Not very appealing'];

  it('counts by its words, whatever their order in the file, and is named on the page', async ({
    admin,
    read,
    importAs,
    sheetOf,
  }) => {
    const rows = appeal.map((word, i) => [
      i % 2 ? 'f' : 'm',
      word,
      appeal[(i + 1) % 5]!,
      i < 2 ? 'Very appealing' : 'neutral',
    ]);
    const file = await read(csv(['Gender', 'Calm', 'Bold', 'Plain'], ...rows));
    expect(file.columns.map(({ suggestion }) => suggestion.role)).toEqual(['audience', 'r1', 'r1', 'r1']);
    expect(new Set(file.columns.slice(1).map(({ suggestion }) => suggestion.recode)).size).toBe(1);
    const data = await importAs(file);
    expect(countsOf(data)).toEqual({ Calm: [2, 5], Bold: [2, 5], Plain: [2, 5] });
    expect(data.scales).toMatchObject([{ kind: 'points', questions: 3 }]);
    expect(positives(data)).toEqual([['Somewhat appealing', 'Very appealing']]);

    const rule = [
      'Somewhat appealing, Very appealing',
      '(of Not at all appealing, Not very appealing, Neutral, Somewhat appealing, Very appealing)',
    ].join(' ');
    const banner = [data.filterColumns[0]!.audiences[0]!.id];
    const request = { banner, audienceIds: [], lang: 'en' };
    const address = `/api/resonance/crosstab/export?projectId=${data.id}`;
    const table = await admin.post(address, { ...request, format: 'csv' });
    expect(String(table.body).split('\r\n')).toContain(`"Counts as positive","${rule}"`);
    const german = await admin.post(address, { ...request, format: 'csv', lang: 'de' });
    expect(String(german.body)).toContain(`"Zählt als positiv";"${rule.replace('(of', '(von')}"`);
    expect(await sheetOf(address, { ...request, format: 'xlsx' })).toContainEqual(['Counts as positive', rule]);
  });

  it('of unknown order is not imported before it is confirmed', async ({ read, importAs, errorsOf }) => {
    const file = await read(
      csv(
        ['Calm', 'Look'],
        ['Very good', 'Plain'],
        ['good', 'Superb'],
        ['very poor', 'Ugly'],
        ['Poor', 'Superb'],
        ['fair', 'Superb'],
      ),
    );
    const mapping = suggestedMapping(file);
    mapping.columns[1]!.role = 'r1';
    const [error] = await errorsOf(file, mapping);
    expect(error).toMatchObject({
      code: 'badMapping',
      lines: [{ code: 'badMapping_recodeUnsure', values: { headings: ['Look'], points: ['Plain', 'Superb', 'Ugly'] } }],
    });
    const order = ['Ugly', 'Plain', 'Superb'];
    const put = (recode: Recode): Recode =>
      recode.reason === 'unknownWords' && recode.kind === 'points'
        ? {
            ...recode,
            points: order.map((label) => ({ label, answers: [label], positive: label === 'Superb' })),
          }
        : recode;
    const data = await importAs(file, confirm(mapping, put));
    expect(countsOf(data)).toEqual({ Calm: [2, 5], Look: [3, 5] });
    expect(positives(data)).toEqual([['good', 'Very good'], ['Superb']]);
  });

  it('that nobody knows is suggested as a rating, and asked about, where several questions share it', async ({
    read,
  }) => {
    const words = ['Bläh', 'Joah', 'Knorke', 'Läuft'];
    const grades = ['A', 'B', 'C', 'D', 'F'];
    const towns = ['Bonn', 'Kiel', 'Ulm', 'Jena'];
    const questions = ['A calm start to your day', 'Twice the taste', 'Made by people you know'];
    const rolesOf = async (headings: string[], answers: string[]) => {
      const rows = Array.from({ length: 30 }, (_, i) => headings.map((_, q) => answers[(i + q) % answers.length]!));
      const file = await read(csv(headings, ...rows));
      const roles = file.columns.map(({ suggestion }) => suggestion.role);
      const asked = file.recodes.filter(({ confidence }) => confidence === 'unsure').map(({ id }) => id);
      expect(file.columns.every(({ suggestion: { role, recode } }) => role !== 'r1' || asked.includes(recode!))).toBe(
        true,
      );
      return [...new Set(roles)];
    };
    expect(await rolesOf(questions, words)).toEqual(['r1']);
    expect(await rolesOf(questions, grades)).toEqual(['r1']);
    const finer = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D'];
    expect(await rolesOf(questions, finer)).toEqual(['r1']);
    expect(await rolesOf(questions, ['1', '2', '3', '4', '5', '6'])).toEqual(['r1']);
    expect(await rolesOf(['Ad: Sun', 'Ad: Moon', 'Ad: Stars'], words)).toEqual(['r1']);
    // One or two of a kind, short headings, and what people are or have, stay audiences.
    expect(await rolesOf(questions.slice(0, 2), words)).toEqual(['audience']);
    expect(await rolesOf(['Birthplace', 'Home', 'Work'], towns)).toEqual(['audience']);
    expect(await rolesOf(['Region of birth now', 'Region of your home', 'Region of your work'], towns)).toEqual([
      'audience',
    ]);
  });

  it.for([
    ['no point that counts', (): boolean => false, 'badMapping_nonePositive'],
    ['only points that count', (): boolean => true, 'badMapping_allPositive'],
  ] as const)('is refused with %s', async ([_, positive, code], { read, errorsOf }) => {
    const file = await read(csv(['Calm'], ['1'], ['2'], ['3'], ['4'], ['5']));
    const mapping = confirm(suggestedMapping(file), (recode) =>
      recode.kind === 'points'
        ? { ...recode, points: recode.points.map((point) => ({ ...point, positive: positive() })) }
        : recode,
    );
    expect(await errorsOf(file, mapping)).toMatchObject([{ lines: [{ code, values: { headings: ['Calm'] } }] }]);
  });

  it('is refused with an answer in two places, and a rating without a scale', async ({ read, errorsOf }) => {
    const file = await read(csv(['Calm', 'Bold'], ['1', '1'], ['2', '2'], ['3', '3'], ['4', '4'], ['5', '5']));
    const twice = confirm(suggestedMapping(file), (recode) => ({ ...recode, noAnswer: ['5.0'] }));
    expect(await errorsOf(file, twice)).toMatchObject([
      { lines: [{ code: 'badMapping_answerTwice', values: { answer: '5.0' } }] },
    ]);
    const none = suggestedMapping(file);
    none.columns[1]!.recode = null;
    expect(await errorsOf(file, none)).toMatchObject([
      { lines: [{ code: 'badMapping_noRecode', values: { column: 2 } }] },
    ]);
  });
});

describe('codes for no answer', () => {
  it('beside 1 to 5 are taken out, in ratings and in audiences, as they were suggested', async ({ read, importAs }) => {
    const file = await read(
      csv(
        ['Region', 'Calm', 'Bold'],
        [1, 5, 99],
        [2, 4, 1],
        [99, 99, 5],
        [1, 1, 4],
        ['refused', -1, 3],
        [2, 2, 2],
        [3, 3, 3],
      ),
    );
    expect(file.columns[0]!.suggestion.audience).toMatchObject({ noAnswer: ['refused', '99'] });
    expect(file.columns[0]!.values).toContainEqual({ value: '99', count: 1 });
    expect(file.warnings).toMatchObject([{ code: 'noAnswerCodes', columns: [0], texts: ['99'] }]);
    const data = await importAs({
      ...file,
      columns: file.columns.map((column, i) => (i === 0 ? asAudience(column) : column)),
    });
    expect(countsOf(data)).toEqual({ Calm: [2, 5], Bold: [2, 6] });
    expect(audiencesOf(data)).toEqual({ Region: ['1 2', '2 2', '3 1'] });
  });

  it('can be turned back into audiences', async ({ read, importAs }) => {
    const file = await read(
      csv(['Region', 'Calm'], ['north', 1], ['refused', 5], ['south', 3], ['north', 2], ['n/a', 4]),
    );
    const mapping = suggestedMapping(file);
    const { audience } = mapping.columns[0]!;
    const values = [...audience!.values, { label: 'Refused', answers: ['refused'], range: null, hidden: false }];
    mapping.columns[0]!.audience = { ...audience!, noAnswer: ['n/a'], values };
    expect(audiencesOf(await importAs(file, mapping))).toEqual({ Region: ['north 2', 'south 1', 'Refused 1'] });
  });

  it('in doubt are asked about, and count as the user says', async ({ read, importAs, errorsOf }) => {
    const rows = [1, 2, 3, 4, 5, 9].map((answer) => [answer]);
    const file = await read(csv(['Calm'], ...rows));
    expect(file.recodes).toMatchObject([
      { confidence: 'unsure', reason: 'codeInDoubt', doubtful: ['9'], noAnswer: ['9'] },
    ]);
    expect((await errorsOf(file))[0]!.lines[0]!.code).toBe('badMapping_recodeUnsure');
    expect(countsOf(await importAs(file, confirm(suggestedMapping(file))))).toEqual({ Calm: [2, 5] });
  });

  it('are any that the user sets, and any other answer without a place is refused with its line', async ({
    read,
    importAs,
    errorsOf,
  }) => {
    const file = await read(csv(['Calm'], [1], [2], [3], [4], [5]));
    const without = confirm(suggestedMapping(file), (recode) =>
      recode.kind === 'points'
        ? { ...recode, noAnswer: ['3'], points: recode.points.filter(({ label }) => label !== '3') }
        : recode,
    );
    expect(countsOf(await importAs(file, without))).toEqual({ Calm: [2, 4] });
    const other = await read(csv(['Calm'], [1], [2], [3], [4], [5]));
    const lacking = confirm(suggestedMapping(other), (recode) =>
      recode.kind === 'points' ? { ...recode, points: recode.points.filter(({ label }) => label !== '3') } : recode,
    );
    expect(await errorsOf(other, lacking)).toMatchObject([
      { code: 'answerNotAPoint', lines: [{ line: 4, values: { cell: '3', points: ['1', '2', '4', '5'] } }] },
    ]);
  });
});

const asAudience = (column: ResonanceFile['columns'][number]) => ({
  ...column,
  suggestion: { ...column.suggestion, role: 'audience' as const },
});

describe('scales with labels at their ends, reversed, and of other lengths', () => {
  it('count by their number', async ({ read, importAs }) => {
    const ends = ['1 - not at all', '2', '3', '4', '5 - very much'];
    const reversed = ['1 - sehr gut', '2', '3', '4', '5 - sehr schlecht'];
    const file = await read(csv(['Calm', 'Bold'], ...ends.map((word, i) => [word, reversed[i]!])));
    const data = await importAs(file);
    expect(countsOf(data)).toEqual({ Calm: [2, 5], Bold: [2, 5] });
    expect(positives(data)).toEqual([
      ['4', '5 - very much'],
      ['2', '1 - sehr gut'],
    ]);
  });

  it('are never stretched: three, four and six points are asked about and imported as they are', async ({
    read,
    importAs,
    errorsOf,
  }) => {
    const five = (i: number) => 1 + (i % 5);
    const rows = Array.from({ length: 60 }, (_, i) => [
      five(i),
      five(i + 1),
      five(i + 2),
      1 + (i % 4),
      1 + (i % 3),
      1 + (i % 6),
    ]);
    const file = await read(csv(['A', 'B', 'C', 'Four', 'Three', 'Six'], ...rows));
    expect(file.recodes.map(({ reason }) => reason)).toEqual(['numeric', 'otherLength', 'otherLength', 'codeInDoubt']);
    expect((await errorsOf(file))[0]!.lines.map(({ values }) => values.headings)).toEqual([
      ['Four'],
      ['Three'],
      ['Six'],
    ]);
    const data = await importAs(file, confirm(suggestedMapping(file)));
    expect(countsOf(data)).toMatchObject({ A: [24, 60], Four: [30, 60], Three: [20, 60], Six: [20, 60] });
  });

  it('are reversed by reversing their points', async ({ read, importAs }) => {
    const file = await read(csv(['Grade'], [1], [1], [2], [3], [4], [5], [6]));
    expect(file.recodes).toMatchObject([{ confidence: 'unsure', reason: 'gradesMaybe' }]);
    const mapping = suggestedMapping(file);
    mapping.columns[0]!.role = 'r1';
    expect(countsOf(await importAs(file, confirm(mapping)))).toEqual({ Grade: [3, 7] });
  });
});

describe('a workbook of named sheets', () => {
  const sheets = (answers: Row) => ({
    respondents: [['id', 'Gender'], ...answers.map((_, i) => [`p${i}`, 'f'])],
    messages: [
      ['id', 'message'],
      ['a', 'Calm'],
    ],
    responses: [['respondent', 'message', 'r1'], ...answers.map((answer, i) => [`p${i}`, 'a', answer])],
  });

  it('has its codes for no answer taken out, and is not stretched', async ({ read, start, dataOf }) => {
    const file = await read(makeXlsx(sheets([1, 2, 3, 4, 4, 99])), 'survey.xlsx');
    expect(file.recodes).toMatchObject([{ id: 'r1', confidence: 'certain', noAnswer: ['99'] }]);
    const { status, body } = await start(file);
    expect([status, body.error ?? null]).toEqual([201, null]);
    expect(countsOf(await dataOf(body.id))).toEqual({ Calm: [3, 5] });
  });

  it('is asked about where its scale is not certain', async ({ read, start, importAs }) => {
    const file = await read(makeXlsx(sheets(['Plain', 'Ugly', 'Superb', 'Superb'])), 'survey.xlsx');
    const refused = (await start(file)).body.error.fileErrors;
    expect(refused).toMatchObject([{ lines: [{ code: 'badMapping_recodeUnsure', values: { headings: ['r1'] } }] }]);
    const order = ['Ugly', 'Plain', 'Superb'];
    const recodes = file.recodes.map((recode) => ({
      ...recode,
      confirmed: true,
      points: order.map((label) => ({ label, answers: [label], positive: label === 'Superb' })),
    })) as Recode[];
    expect(countsOf(await importAs(file, { recodes, columns: [] }))).toEqual({ Calm: [2, 4] });
  });
});

describe('labels', () => {
  const stem = 'How appealing do you find the following statement about our brand?';

  it('leave out what all questions begin with', async ({ read, importAs }) => {
    const file = await read(
      csv(
        [`${stem} – It calms`, `${stem} – It works`, `${stem} – It lasts`, 'Region'],
        [1, 2, 3, 'n'],
        [4, 5, 1, 's'],
        [2, 3, 4, 'n'],
        [5, 1, 2, 'w'],
        [3, 4, 5, 'n'],
      ),
    );
    expect(file.stems).toEqual([{ text: `${stem} –`, columns: [0, 1, 2] }]);
    expect(file.columns.map(({ suggestion }) => suggestion.label)).toEqual([
      'It calms',
      'It works',
      'It lasts',
      'Region',
    ]);
    expect(Object.keys(countsOf(await importAs(file)))).toEqual(['It calms', 'It works', 'It lasts']);
  });

  it('that are too long keep the end, where they differ', async ({ read }) => {
    const long = 'x'.repeat(1200);
    const file = await read(csv([`${long} calm`, `${long} bold`], [1, 2], [2, 3], [3, 4], [4, 5], [5, 1]));
    expect(file.columns.map(({ suggestion }) => suggestion.label.slice(-6))).toEqual(['x calm', 'x bold']);
  });
});

describe('what is wrong with a table', () => {
  it('is reported: two columns of one heading stay two audiences', async ({ read, importAs, errorsOf }) => {
    const file = await read(
      csv(['Region', 'Region', 'Calm'], ['n', 'x', 1], ['s', 'y', 2], ['n', 'x', 3], ['s', 'y', 4], ['n', 'x', 5]),
    );
    expect(file.warnings).toEqual([{ code: 'sameHeading', columns: [0, 1], lines: [], texts: ['Region'], count: 2 }]);
    expect(audiencesOf(await importAs(file))).toEqual({ Region: ['n 3', 's 2'], 'Region (2)': ['x 3', 'y 2'] });
    const again = await read(csv(['Region', 'Region', 'Calm'], ['n', 'x', 1], ['s', 'y', 2], ['n', 'x', 5]));
    const merged = suggestedMapping(again);
    merged.columns[1]!.label = 'Region';
    expect((await errorsOf(again, confirm(merged)))[0]!.lines[0]!.code).toBe('badMapping_audienceTwice');
  });

  it('is reported: cells behind the last heading, which the import refuses', async ({ read, errorsOf }) => {
    const file = await read('Gender,Calm\nf,1\nm,2,lost\nf,3\nm,4\nf,5,,gone\n');
    expect(file.warnings).toEqual([{ code: 'extraCells', columns: [], lines: [3, 6], texts: [], count: 2 }]);
    expect((await errorsOf(file))[0]).toMatchObject({ code: 'rowTooWide', lines: [{ line: 3 }, { line: 6 }] });
  });

  it('is reported: a last row that alone is too short', async ({ read, importAs }) => {
    const file = await read('Gender,Region,Calm\nf,n,1\nm,s,2\nf,n,3\nm,s,4\nf,n,5\nm,s');
    expect(file.warnings).toEqual([{ code: 'cutOff', columns: [], lines: [7], texts: [], count: 1 }]);
    expect(audiencesOf(await importAs(file)).Gender).toEqual(['f 3', 'm 3']);
    const ragged = await read('Gender,Region,Calm\nf,n,1\nm,s\nf,n,3\nm,s,4\nf,n,5\nm,s');
    expect(ragged.warnings).toEqual([]);
  });

  it('is refused: no data rows, and weights of 0', async ({ admin, read, errorsOf }) => {
    const { status, body } = await upload(admin, 'Gender,Calm\n');
    expect([status, body.error.fileErrors]).toMatchObject([400, [{ code: 'noAnswers' }]]);
    const file = await read(csv(['Weight', 'Calm'], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]));
    expect(file.warnings).toMatchObject([{ code: 'weightAllZero', columns: [0] }]);
    const mapping = suggestedMapping(file);
    mapping.columns[0]!.role = 'weight';
    expect(await errorsOf(file, mapping)).toMatchObject([
      { code: 'weightsAllZero', lines: [{ values: { column: 1 } }] },
    ]);
  });

  it.for([
    ['survey.por', 'ASCII SPSS PORT FILE                    '.repeat(5), 'notATable_spss'],
    ['survey.dta', '<stata_dta><header>', 'notATable_stata'],
    ['survey.sas7bdat', Buffer.from([...Array(12).fill(0), 0xc2, 0xea, 0x81, 0x60, 0xb3]), 'notATable_sas'],
  ] as const)('%s is refused with what to do', async ([name, content, code], { admin }) => {
    const { status, body } = await upload(admin, content, name);
    expect([status, body.error.fileErrors[0].lines[0].code]).toEqual([415, code]);
  });

  const data = [
    ['id', 'Gender', 'Calm', 'Bold'],
    ...[1, 2, 3, 4, 5].map((answer) => [`p${answer}`, 'f', answer, 6 - answer]),
  ];

  it('leaves a title above the headings out, and says so', async ({ read, importAs }) => {
    const file = await read(makeXlsx({ Data: [['Survey of spring'], ['Confidential'], ...data] }), 'survey.xlsx');
    expect(file.place).toEqual({ sheet: 'Data', headerRow: 3, headerRows: 1, confidence: 'certain' });
    expect(file.warnings).toMatchObject([
      { code: 'titleRows', lines: [1, 2], texts: ['Survey of spring', 'Confidential'] },
    ]);
    expect(file.columns.map(({ header }) => header)).toEqual(data[0]);
    expect(file.top.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(countsOf(await importAs(file))).toEqual({ Calm: [2, 5], Bold: [2, 5] });
  });

  it('reads questions below the names of variables as headings', async ({ read }) => {
    const rows = [['q1', 'q2'], ['It calms me', 'It works'], ...[1, 2, 3, 4, 5].map((answer) => [answer, answer])];
    const file = await read(csv(...rows));
    expect([file.rows, file.columns.map(({ header }) => header)]).toEqual([5, ['It calms me', 'It works']]);
    expect(file.place).toMatchObject({ headerRow: 1, headerRows: 2, confidence: 'unsure' });
    expect(file.warnings).toMatchObject([{ code: 'headerUnsure', lines: [1] }]);
  });

  it('lets another sheet and row of headings be chosen', async ({ admin, read, importAs }) => {
    const file = await read(
      makeXlsx({ Notes: [['About'], ['this survey']], Data: [['x', 'y', 'z', 'q'], ...data] }),
      'survey.xlsx',
    );
    expect(file.sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['Notes', 2],
      ['Data', 7],
    ]);
    expect(file.place?.sheet).toBe('Data');
    expect(file.warnings.slice(0, 2)).toMatchObject([
      { code: 'sheetChosen', texts: ['Data'] },
      { code: 'otherSheets', texts: ['Notes'] },
    ]);
    const notes = await admin.post(`/api/resonance/files/${file.id}/inspect`, { sheet: 'Notes' });
    expect(notes.body.warnings).toMatchObject([{ code: 'otherSheets', texts: ['Data'] }]);
    const chosen = await admin.post(`/api/resonance/files/${file.id}/inspect`, { sheet: 'Data', headerRow: 2 });
    expect([chosen.status, chosen.body.id, chosen.body.rows]).toEqual([200, file.id, 5]);
    expect(chosen.body.columns.map(({ header }: { header: string }) => header)).toEqual(data[0]);
    expect(countsOf(await importAs(chosen.body))).toEqual({ Calm: [2, 5], Bold: [2, 5] });
  });

  it('reads the first filled sheet unless another holds far more answers, and imports the one that was shown', async ({
    admin,
    read,
  }) => {
    const wave = [...data, ['p6', 'm', 1, 1]];
    const waves = await read(makeXlsx({ Spring: data, Autumn: wave }), 'waves.xlsx');
    expect([waves.place?.sheet, waves.warnings.map(({ code }) => code)]).toEqual(['Spring', ['otherSheets']]);
    const labels = Array.from({ length: 60 }, (_, i) => [`q${i}`, 'Label']);
    const coded = await read(makeXlsx({ Data: data, 'Code book': labels }), 'coded.xlsx');
    expect(coded.place?.sheet).toBe('Data');
    const noted = await read(makeXlsx({ Notes: [['About'], ['this survey']], Data: data }), 'noted.xlsx');
    expect(noted.place?.sheet).toBe('Data');
    const { sheet: _, ...mapping } = suggestedMapping(noted);
    const name = { projectName: 'Without naming the sheet', theme: 'SOUNDINGS', dataStructure: 'respondents' };
    const { status, body } = await createFrom(admin, { ...name, fileId: noted.id, mapping });
    expect([status, body.error]).toEqual([201, null]);
  });

  it('refuses a sheet and a row that are not there, and files of others', async ({ app, admin, read }) => {
    const file = await read(makeXlsx({ Data: data }), 'survey.xlsx');
    const path = `/api/resonance/files/${file.id}/inspect`;
    const sheet = await admin.post(path, { sheet: 'Other' });
    expect([sheet.status, sheet.body.error.fileErrors[0].lines[0].code]).toEqual([400, 'badMapping_sheet']);
    const row = await admin.post(path, { headerRow: 90 });
    expect(row.body.error.fileErrors[0].lines[0]).toMatchObject({ code: 'badMapping_headerRow', values: { row: 90 } });
    const other = await app.signInAs('ROLE_GLOBAL_ADMIN', 'other@soundings.example');
    expect((await other.post(path, {})).status).toBe(404);
  });
});

describe('multiple choice', () => {
  const media = (...rows: Row[]) => csv(['Media', 'Calm'], ...rows);

  it('in cells of several answers becomes audiences that overlap', async ({ admin, read, importAs }) => {
    const file = await read(
      media(['TV; Radio', 1], ['Radio', 5], ['TV', 3], ['TV; Radio; Print', 4], ['Print', 2], ['refused', 2]),
    );
    expect(file.columns[0]!.suggestion).toMatchObject({
      role: 'audience',
      audience: { separator: ';', noAnswer: ['refused'] },
    });
    const data = await importAs(file);
    expect(audiencesOf(data)).toEqual({ Media: ['Print 2', 'Radio 3', 'TV 3'] });
    expect(data.filterColumns[0]!.overlapping).toBe(true);
    const ids = data.filterColumns[0]!.audiences.filter(({ subheader }) => subheader !== 'Print').map(({ id }) => id);
    const filter = (audienceIds: string[]) =>
      admin.post(`/api/resonance/filter/messages?projectId=${data.id}`, { audienceIds });
    expect((await filter(ids)).body.respondents).toBe(4);
    expect((await filter(ids.slice(0, 1))).body.respondents).toBe(3);
  });

  it('leaves sentences with commas alone', async ({ read }) => {
    const file = await read(
      media(
        ['Berlin, Germany', 1],
        ['Paris, France', 5],
        ['Rome, Italy', 3],
        ['Paris, France', 4],
        ['Bonn, Germany', 2],
      ),
    );
    expect(file.columns[0]!.suggestion.audience?.separator).toBeNull();
  });

  it.for([
    ['0 and 1', 1, 0],
    ['yes and no', 'Yes', 'No'],
    ['checked and blank', 'Checked', ''],
  ] as const)(
    'in columns of %s with a common beginning becomes one variable',
    async ([_, yes, no], { read, importAs }) => {
      const question = 'Which of these do you use? – ';
      const file = await read(
        csv(
          [...['TV', 'Radio', 'Print'].map((option) => question + option), 'Calm'],
          [yes, yes, no, 1],
          [yes, no, no, 5],
          [no, yes, no, 3],
          [no, no, yes, 4],
          [no, no, no, 2],
        ),
      );
      expect(file.columns.map(({ suggestion }) => suggestion.role)).toEqual(['audience', 'audience', 'audience', 'r1']);
      expect(audiencesOf(await importAs(file))).toEqual({
        'Which of these do you use?': ['TV 2', 'Radio 2', 'Print 1'],
      });
    },
  );

  it('is not what ratings of 0 and 1 are', async ({ read }) => {
    const heads = ['calm', 'bold', 'new'].map((name) => `How appealing is this? – ${name}`);
    const file = await read(csv([...heads, 'A R1', 'B R1', 'C R1'], [1, 0, 1, 1, 0, 1], [0, 1, 0, 0, 1, 0]));
    expect(file.columns.map(({ suggestion }) => suggestion.role)).toEqual(Array(6).fill('r1'));
  });
});

describe('audiences', () => {
  it('keep the order of the questionnaire: scales and ranges ascending', async ({ read, importAs }) => {
    const use = ['often', 'never', 'sometimes', 'always', 'rarely', 'often'];
    const age = ['25–34', '18–24', '35+', '18–24', 'Under 18', '35+'];
    const file = await read(
      csv(
        ['Use', 'Group', 'Town', 'Calm'],
        ...use.map((word, i) => [word, age[i]!, i < 4 ? 'Ystad' : 'Aarhus', i % 2]),
      ),
    );
    expect(audiencesOf(await importAs(file))).toEqual({
      Use: ['never 1', 'rarely 1', 'sometimes 1', 'often 2', 'always 1'],
      Group: ['Under 18 1', '18–24 2', '25–34 1', '35+ 2'],
      Town: ['Ystad 4', 'Aarhus 2'],
    });
  });

  it('are reordered, renamed, netted and hidden', async ({ read, importAs }) => {
    const file = await read(csv(['Town', 'Calm'], ['a', 1], ['b', 5], ['c', 3], ['a', 4], ['d', 2], ['new', 2]));
    const mapping = suggestedMapping(file);
    const value = (label: string, answers: string[], hidden = false) => ({ label, answers, range: null, hidden });
    const values = [value('North', ['b', 'c']), value('Bonn', ['B']), value('Aarhus', ['a']), value('d', ['d'], true)];
    mapping.columns[0]!.audience = { ...mapping.columns[0]!.audience!, values };
    expect(audiencesOf(await importAs(file, mapping))).toEqual({ Town: ['North 2', 'Bonn 1', 'Aarhus 2', 'new 1'] });
  });

  it('of a number come in ranges that can be changed', async ({ read, importAs, errorsOf }) => {
    const ages = [16, 18, 21, 24, 25, 33, 38, 41, 47, 52, 58, 63, 66, 71, 80, 999];
    const file = await read(csv(['Age', 'Calm'], ...ages.map((age, i) => [age, 1 + (i % 5)])));
    expect(file.columns[0]!.suggestion).toMatchObject({ role: 'audience', audience: { noAnswer: ['999'] } });
    const bins = ['Under 18 1', '18–24 3', '25–34 2', '35–44 2', '45–54 2', '55–64 2', '65+ 3'];
    expect(audiencesOf(await importAs(file))).toEqual({ Age: bins });
    const again = await read(csv(['Age', 'Calm'], ...ages.map((age, i) => [age, 1 + (i % 5)])));
    const mapping = suggestedMapping(again);
    const range = (label: string, from: number | null, to: number | null) => ({
      label,
      answers: [],
      range: { from, to },
      hidden: false,
    });
    mapping.columns[0]!.audience = {
      ...mapping.columns[0]!.audience!,
      values: [range('Adult', 18, 64), range('Young', 18, 34), range('Old', 65, null)],
    };
    expect(await errorsOf(again, mapping)).toMatchObject([
      { code: 'answerInNoRange', lines: [{ line: 2, values: { cell: '16', ranges: ['Adult', 'Young', 'Old'] } }] },
    ]);
    mapping.columns[0]!.audience.values.push({ ...range('Children', null, 17), hidden: true });
    expect(audiencesOf(await importAs(again, mapping))).toEqual({ Age: ['Adult 11', 'Young 5', 'Old 3'] });
  });
});

describe('answers that are replaced', () => {
  it('mean what they meant by their headings, with renamed labels and changed scales', async ({
    admin,
    read,
    dataOf,
    importAs,
  }) => {
    const file = await read(
      csv(['Town', 'Calm', 'Bold'], ['a', 1, 1], ['b', 2, 5], ['a', 3, 3], ['b', 4, 4], ['a', 5, 2]),
    );
    const mapping = confirm(suggestedMapping(file), (recode) =>
      recode.kind === 'points'
        ? { ...recode, points: recode.points.map((point) => ({ ...point, positive: point.label === '5' })) }
        : recode,
    );
    mapping.columns[1]!.label = 'It calms';
    mapping.columns[2]!.role = 'ignore';
    const data = await importAs(file, mapping);
    expect(countsOf(data)).toEqual({ 'It calms': [1, 5] });
    const next = csv(['Bold', 'Calm', 'Town'], [1, 5, 'a'], [2, 5, 'b'], [3, 4, 'c']);
    const replaced = await waitFor(admin, await sendFile(admin, `/api/resonance/add-file/${data.id}`, 'b.csv', next));
    expect(replaced.status).toBe(201);
    expect(countsOf(await dataOf(data.id))).toEqual({ 'It calms': [2, 3] });
    const wrong = csv(['Calm', 'Town'], [1, 'a'], [6, 'b']);
    const refused = await waitFor(admin, await sendFile(admin, `/api/resonance/add-file/${data.id}`, 'c.csv', wrong));
    expect(refused.body.error.fileErrors).toMatchObject([
      { code: 'answerNotAPoint', lines: [{ line: 3, values: { cell: '6' } }] },
    ]);
  });
});
