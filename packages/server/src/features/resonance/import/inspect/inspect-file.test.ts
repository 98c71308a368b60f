import type { Recode } from '@soundings/contract/resonance/mapping';
import { describe, expect, it } from 'vitest';
import { makeXlsx } from '#test/make-xlsx.ts';
import { writeTestFile } from '#test/table-files.ts';
import { type InspectedFile, inspectFile } from './inspect-file.ts';

const inspect = async (content: string | Uint8Array, dataStructure: 'respondents' | 'messages' = 'respondents') =>
  inspectFile(await writeTestFile(content), 'survey.csv', { dataStructure });

/** The points of a recode: "1-5/2", with "?" where it is not certain; the words where they are no numbers. */
const shown = (recode: Recode | undefined): string => {
  if (recode?.kind !== 'points') return '';
  const { points, confidence } = recode;
  const top = points.filter(({ positive }) => positive).length;
  return `${points[0]!.label}-${points.at(-1)!.label}/${top}${confidence === 'unsure' ? '?' : ''}`;
};

/** What is suggested, by heading: "role", or "role min-max/topBox" of ratings but 0 and 1. */
const suggested = ({ columns, recodes }: InspectedFile): Record<string, string> =>
  Object.fromEntries(
    columns.map(({ header, suggestion: { role, recode } }) => {
      const scale = shown(recodes.find(({ id }) => id === recode));
      return [header, role === 'r1' && scale !== '0-1/1' ? `${role} ${scale}` : role];
    }),
  );

const csv = (headings: string[], rows: number, cell: (row: number, heading: string) => string | number): string =>
  [
    headings.join(','),
    ...Array.from({ length: rows }, (_, row) => headings.map((heading) => cell(row, heading)).join(',')),
  ].join('\n');

describe('inspectFile', () => {
  it('counts rows, answers, missing and distinct values, and shows the first rows', async () => {
    const found = await inspect('Name,Score\nA,1\nB,n/a\nA,\nC\n"D ",5\n');
    expect(found).toMatchObject({ fileName: 'survey.csv', form: 'wide', rows: 5, encoding: 'utf-8', delimiter: ',' });
    expect(found.preview).toEqual([
      ['A', '1'],
      ['B', 'n/a'],
      ['A', ''],
      ['C', ''],
      ['D ', '5'],
    ]);
    expect(
      found.columns.map(({ answered, missing, distinct, samples }) => [answered, missing, distinct, samples]),
    ).toEqual([
      [5, 0, 4, ['A', 'B', 'C', 'D ']],
      [2, 3, 2, ['1', '5']],
    ]);
  });

  it('names the columns that a sheet hides', async () => {
    const rows = [1, 2, 3, 4, 5].map((grade) => `<row><c><v>${grade}</v></c><c><v>${6 - grade}</v></c></row>`).join('');
    const head = '<row><c t="inlineStr"><is><t>Calm</t></is></c><c t="inlineStr"><is><t>Bold</t></is></c></row>';
    const sheet = `<worksheet><cols><col min="2" max="9" hidden="1"/></cols><sheetData>${head}${rows}</sheetData></worksheet>`;
    const { warnings } = await inspect(makeXlsx({ Data: [] }, { 'xl/worksheets/sheet1.xml': sheet }));
    expect(warnings).toContainEqual({ code: 'hiddenColumns', columns: [1], lines: [], texts: [], count: 1 });
  });

  it('shows at most 8 rows and counts at most 1,000 distinct values', async () => {
    const found = await inspect(
      csv(['a', 'text'], 3000, (row, h) => (h === 'a' ? row : `${row} ${'long '.repeat(20)}`)),
    );
    expect(found.rows).toBe(3000);
    expect(found.preview).toHaveLength(8);
    expect(found.columns.map(({ distinct }) => distinct)).toEqual([1000, 1000]);
  });

  it('suggests scales with round(0.4 k) top boxes, and asks where an end may be missing', async () => {
    const spans: Record<string, [number, number]> = {
      five: [1, 5],
      seven: [1, 7],
      eleven: [0, 10],
      nps: [2, 9],
      'low five': [2, 4],
      five2: [1, 5],
      five3: [1, 5],
      balanced: [-2, 3],
    };
    const found = await inspect(
      csv(Object.keys(spans), 40, (row, heading) => {
        const [min, max] = spans[heading]!;
        return min + (row % (max - min + 1));
      }),
    );
    expect(suggested(found)).toEqual({
      five: 'r1 1-5/2',
      seven: 'r1 1-7/3',
      eleven: 'r1 0-10/4',
      nps: 'r1 1-9/4?',
      'low five': 'r1 1-4/2?',
      five2: 'r1 1-5/2',
      five3: 'r1 1-5/2',
      balanced: 'r1 -3-3/3?',
    });
  });

  it('distinguishes respondents, weights, audiences and ratings', async () => {
    const cells: Record<string, (row: number) => string | number> = {
      'Respondent ID': (row) => 5000 + row,
      Gewicht: (row) => 0.5 + (row % 11) / 10,
      Weight: (row) => 48 + (row % 50),
      Gender: (row) => 1 + (row % 2),
      Region: (row) => 1 + (row % 5),
      Age: (row) => 18 + (row % 20),
      Birth: (row) => 1900 + row,
      'Would buy': (row) => row % 2,
      Seen: (row) => (row % 3 ? 'TRUE' : 'FALSE'),
      'Number of children': (row) => row % 7,
      Ranking: (row) => 1 + (row % 6),
      Ticked: (row) => (row % 3 ? 'Radio' : ''),
      Comment: (row) => `I think ${row}`,
      Ratio: (row) => row / 7,
      Empty: () => '',
    };
    const found = await inspect(csv(Object.keys(cells), 100, (row, heading) => cells[heading]!(row)));
    expect(suggested(found)).toEqual({
      'Respondent ID': 'respondent',
      Gewicht: 'weight',
      Weight: 'ignore',
      Gender: 'audience',
      Region: 'audience',
      Age: 'audience',
      Birth: 'ignore',
      'Would buy': 'r1',
      Seen: 'r1',
      'Number of children': 'audience',
      Ranking: 'ignore',
      Ticked: 'audience',
      Comment: 'ignore',
      Ratio: 'ignore',
      Empty: 'ignore',
    });
  });

  it('takes ids of which a few are there twice for ids, so that the import can name the lines', async () => {
    const roles = async (heading: string, id: (row: number) => string | number) =>
      suggested(await inspect(csv([heading], 100, id)))[heading];
    expect(await roles('Respondent ID', (row) => (row === 99 ? 'R-17' : `R-${row}`))).toBe('respondent');
    expect(await roles('Respondent ID', (row) => 1001 + (row > 92 ? row - 50 : row))).toBe('respondent');
    expect(await roles('ID', (row) => 1 + (row % 95))).toBe('respondent');
    expect(await roles('Lfd. Nr.', (row) => 1 + row)).toBe('respondent');
    expect(await roles('Interview', (row) => (row === 7 ? '' : `P${row}`))).toBe('respondent');
    expect(await roles('Household ID', (row) => `H-${row >> 1}`)).not.toBe('respondent');
  });

  it('takes a rating with one slip in fifty for a rating, so that the import can name the line, and asks about more', async () => {
    const rated = (slips: number) => csv(['Idea'], 100, (row) => (row < slips ? 'seven' : (row % 5) + 1));
    expect(suggested(await inspect(rated(2)))).toEqual({ Idea: 'r1 1-5/2' });
    expect(suggested(await inspect(rated(3)))).toEqual({ Idea: 'r1 1-5/2?' });
  });

  it('pairs R1 and R2 of one message, and takes lone ones as they are', async () => {
    const headings = ['Save time R1', 'Save time R2', 'R1: Save money', 'R2: Save money', 'R2 D2', 'Twice', 'Twice'];
    const found = await inspect(csv(headings, 30, (row) => 1 + (row % 5)));
    expect(found.columns.map(({ suggestion: { role, label } }) => [role, label])).toEqual([
      ['r1', 'Save time'],
      ['r2', 'Save time'],
      ['r1', 'Save money'],
      ['r2', 'Save money'],
      ['r1', 'R2 D2'],
      ['r1', 'Twice'],
      ['r1', 'Twice (2)'],
    ]);
  });

  it('joins two rows of headings, and takes the question from an export of Qualtrics', async () => {
    const monkey =
      'ID,Seen?,Which?,,,Sex\n,Response,Film A,Film B,Film C,Response\n1,Yes,Film A,,,m\n2,No,,Film B,,f\n';
    const found = await inspect(monkey);
    expect(found.rows).toBe(2);
    expect(found.columns.map(({ header }) => header)).toEqual([
      'ID',
      'Seen?',
      'Which? – Film A',
      'Which? – Film B',
      'Which? – Film C',
      'Sex',
    ]);
    const qualtrics = 'Q1,Q2\nHow old?,"Good, or not?"\n"{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"\n20,3\n';
    expect((await inspect(qualtrics)).columns.map(({ header }) => header)).toEqual(['How old?', 'Good, or not?']);
  });

  it('takes one row of headings where the second is a respondent', async () => {
    expect((await inspect('name,city,\nAnn,Paris,yes\nBob,Rome,no\n')).rows).toBe(2);
    expect((await inspect('a,,\nx,y,y\nx,z,z\n')).columns.map(({ header }) => header)).toEqual(['a']);
  });

  it('takes the first shown, filled sheet of a workbook', async () => {
    const found = await inspect(
      makeXlsx({
        Empty: [],
        Data: [
          ['Gender', 'Idea'],
          ['f', 1],
          ['m', 5],
        ],
      }),
    );
    expect(found).toMatchObject({
      form: 'wide',
      rows: 2,
      delimiter: null,
      preview: [
        ['f', '1'],
        ['m', '5'],
      ],
    });
  });

  it('recognises the named sheets, whatever their capitals, and a messages file by what was chosen', async () => {
    const sheets = makeXlsx({
      Messages: [['id', 'message']],
      RESPONDENTS: [
        ['id', 'Sex'],
        ['1', 'f'],
      ],
      responses: [['x']],
    });
    expect(await inspect(sheets)).toMatchObject({
      form: 'sheets',
      rows: 1,
      columns: [{ header: 'id' }, { header: 'Sex' }],
    });
    expect(await inspect('message,r1,base\nA,50,100\n', 'messages')).toMatchObject({
      form: 'messages',
      rows: 1,
      columns: [{ suggestion: { role: 'ignore' } }, {}, {}],
    });
  });

  it('says which sheets of a workbook with figures are not read', async () => {
    const figures = [
      ['message', 'r1', 'base'],
      ['A', 50, 100],
    ];
    expect(await inspect(makeXlsx({ Figures: figures, 'Wave 2': figures }), 'messages')).toMatchObject({
      warnings: [{ code: 'otherSheets', texts: ['Wave 2'], count: 1 }],
    });
  });

  it('takes a column of words for the scale that other columns are on', async () => {
    const ofWords = async (columns: Record<string, string[]>) => {
      const words = (row: number, heading: string) => columns[heading]![row % columns[heading]!.length]!;
      const found = await inspect(csv(Object.keys(columns), 60, words));
      return found.columns.map(({ suggestion }) => {
        const recode = found.recodes.find(({ id }) => id === suggestion.recode);
        return recode?.kind === 'points' ? recode.points.map(({ label }) => label) : null;
      });
    };
    const five = ['poor', 'fair', 'good', 'very good', 'excellent'];
    const four = ['poor', 'fair', 'good', 'excellent'];
    expect(await ofWords({ B: four })).toEqual([four]);
    expect(await ofWords({ A: five, B: four })).toEqual([five, five]);
    expect(await ofWords({ B: four, A: five })).toEqual([five, five]);
    const other = ['very poor', 'poor', 'fair', 'good', 'excellent'];
    expect(await ofWords({ B: four, C: other })).toEqual([other, other]);
    const agree = ['strongly disagree', 'disagree', 'neutral', 'agree', 'strongly agree'];
    const ends = ['strongly disagree', 'disagree', 'agree', 'strongly agree'];
    expect((await ofWords({ A: agree, B: ends })).map((words) => words?.length)).toEqual([5, 5]);
    expect(await ofWords({ B: ends })).toEqual([ends]);
  });

  it('takes the lowest point of a scale for no answer only where no other point is there', async () => {
    const points = ['trifft nicht zu', 'trifft teilweise zu', 'trifft voll zu'];
    const file = await inspect(csv(['Botschaft'], 300, (row) => points[row % 3]!));
    const [rated] = file.columns;
    expect(rated).toMatchObject({ answered: 300, missing: 0, distinct: 3, suggestion: { role: 'r1' } });
    expect(file.recodes).toMatchObject([{ noAnswer: [], confidence: 'certain' }]);
    expect(shown(file.recodes[0])).toBe('trifft nicht zu-trifft voll zu/1');
    const cells = ['Trifft nicht zu', 'ja', 'nein'];
    const [other] = (await inspect(csv(['Auto'], 300, (row) => cells[row % 3]!))).columns;
    expect(other).toMatchObject({ answered: 200, missing: 100 });
    expect(other!.suggestion.audience).toMatchObject({ noAnswer: ['Trifft nicht zu'] });
    const familiar = ['not familiar', 'somewhat familiar', 'very familiar', "don't know"];
    const known = await inspect(csv(['Brand'], 40, (row) => familiar[row % 4]!));
    expect(known.columns[0]).toMatchObject({ answered: 30, missing: 10 });
    expect(known.recodes).toMatchObject([{ noAnswer: ["don't know"] }]);
  });

  it.each([
    ['Umfrage 2026', ';'],
    ['Umfrage 2026, Welle 2\n;;;;', ';'],
    ['Skala: 1 = stimme zu, 5 = stimme nicht zu\n', '\t'],
  ])('finds the headings below the title %j of a table with %j', async (title, delimiter) => {
    const file = csv(['ID', 'Gender', 'Tram', 'Soup, before noon', 'Street'], 30, (row) => 1 + (row % 5));
    const table = file.replaceAll(/,(?! )/g, delimiter);
    const found = await inspect(`${title}\n${table}`);
    expect(found.columns.map(({ header }) => header)).toEqual(['ID', 'Gender', 'Tram', 'Soup, before noon', 'Street']);
    expect(found.warnings).toMatchObject([{ code: 'titleRows', texts: [title.split('\n')[0]] }]);
  });

  it('refuses an empty table, and stops when it is cancelled', async () => {
    await expect(inspect('\n , \n')).rejects.toMatchObject({ fileErrors: [{ title: 'The file is empty' }] });
    const path = await writeTestFile('a,b\n1,2\n');
    const signal = AbortSignal.abort();
    await expect(inspectFile(path, 'x', { dataStructure: 'respondents', signal })).rejects.toThrow('aborted');
  });
});

describe('what would be lost without a word', () => {
  const rated = ['A tram that waits', 'Soup before noon', 'A quieter street'];
  const answers = (row: number): string => String((row % 5) + 1);

  it('reads DK and NA beside other countries, and as no answer beside words', async () => {
    const countries = ['DK', 'SE', 'NA', 'UK'];
    const cell = (row: number, heading: string) =>
      heading === 'Country'
        ? countries[row % 4]!
        : heading === 'Cycles'
          ? ['Daily', 'DK', 'Never'][row % 3]!
          : answers(row);
    const { columns } = await inspect(csv(['Country', 'Cycles', ...rated], 60, cell));
    const [country, cycles] = columns.map(({ suggestion }) => suggestion.audience);
    expect(country?.values.map(({ label }) => label).sort()).toEqual(countries.toSorted());
    expect(country?.noAnswer).toEqual([]);
    expect(cycles?.noAnswer).toEqual(['DK']);
  });

  it('takes audiences that look alike for one', async () => {
    const written = ['Grün', 'Gru\u0308n', 'GRÜN', 'Grün\u200f', 'Grü\u00adn', ' Grün\u00a0', 'Rot'];
    const cell = (row: number, heading: string) => (heading === 'Farbe' ? written[row % 7]! : answers(row));
    const { columns } = await inspect(csv(['Farbe', ...rated], 70, cell));
    expect(columns[0]!.suggestion.audience?.values.map(({ label }) => label.normalize('NFC'))).toEqual(['Grün', 'Rot']);
  });

  it.each([
    ['a blank one', (row: number) => (row === 7 ? '' : '1.2')],
    ['thousands', (row: number) => `"1,250.${row}"`],
    ['a unit', (row: number) => `0.${row} x`],
    ['percentages', (row: number) => String(80 + (row % 5) * 10.5)],
    ['a negative one', (row: number) => (row === 7 ? '-1.5' : '1.5')],
  ])('says that a weight is not used: %s', async (_, weight) => {
    const cell = (row: number, heading: string) => (heading === 'Weight' ? weight(row) : answers(row));
    const { columns, warnings } = await inspect(csv(['Weight', ...rated], 40, cell));
    expect(columns[0]!.suggestion.role).not.toBe('weight');
    expect(warnings).toMatchObject([{ code: 'weightUnused', columns: [0] }]);
  });

  it.each([
    ['a slip of the pen', (row: number) => (row === 7 ? '55' : answers(row)), ['55']],
    ['one answer alone', () => '4', ['4']],
    ['a few halves', (row: number) => (row % 7 === 0 ? '1.5' : answers(row)), ['1.5']],
  ])('says which column looks like a rating and is none: %s', async (_, odd, texts) => {
    const headings = ['Gender', ...rated, 'A bell for everyone'];
    const cell = (row: number, heading: string) =>
      heading === 'Gender' ? ['Woman', 'Man'][row % 2]! : heading === headings.at(-1) ? odd(row) : answers(row);
    const { columns, warnings } = await inspect(csv(headings, 60, cell));
    expect(columns.at(-1)!.suggestion.role).not.toBe('r1');
    expect(warnings).toMatchObject([{ code: 'unrated', columns: [4], texts }]);
  });

  it.each([
    [2, [{ code: 'ratedZeroOne', columns: [3, 4] }]],
    [4, []],
  ])('says of %i columns of 0 and 1 beside three scales that they count as messages', async (count, expected) => {
    const ticked = ['Owns a car', 'Has a dog', 'Likes the sea', 'Rents a flat'].slice(0, count);
    const headings = [...rated.slice(0, 3), ...ticked];
    const cell = (row: number, heading: string) =>
      ticked.includes(heading) ? (row * (heading.length + 1) + (row % 5)) % 2 : answers(row);
    expect((await inspect(csv(headings, 60, cell))).warnings).toMatchObject(expected);
  });

  it('takes a sentence among ratings for one of them, whatever words are in it', async () => {
    const sentence = 'Claims processed in 2 days. No upper age limits.';
    const headings = ['Gender', 'Age', ...rated, sentence];
    const cell = (row: number, heading: string) =>
      heading === 'Gender' ? ['Woman', 'Man'][row % 2]! : heading === 'Age' ? 18 + (row % 40) : answers(row);
    const roles = suggested(await inspect(csv(headings, 60, cell)));
    expect(roles).toMatchObject({ Gender: 'audience', Age: 'audience', [sentence]: 'r1 1-5/2' });
  });

  it('says of a sentence apart from the ratings that it looks like one', async () => {
    const sentence = 'The age in which we live suits me well';
    const cell = (row: number, heading: string) => (heading === 'Gender' ? ['Woman', 'Man'][row % 2]! : answers(row));
    const { columns, warnings } = await inspect(csv([sentence, 'Gender', ...rated], 60, cell));
    expect(columns[0]!.suggestion.role).toBe('audience');
    expect(warnings).toMatchObject([{ code: 'unrated', columns: [0] }]);
  });

  it('keeps the beginning of a few sentences among others in their labels', async () => {
    const begin = 'I spend a lot of money on';
    const few = [`${begin} gadgets.`, `${begin} my appearance.`, `${begin} partying.`];
    const others = ['Saving is for later.', 'I buy what I like.', 'Looks matter to me.', 'I pay for quality.'];
    const { columns } = await inspect(csv([...few, ...others], 60, answers));
    expect(columns.map(({ suggestion }) => suggestion.label)).toEqual([...few, ...others]);
  });

  it('says so of one of two that begin alike, but not of any column', async () => {
    const cell = (row: number, heading: string) => (heading !== 'Appeal: Calm' && row === 7 ? '55' : answers(row));
    const { warnings } = await inspect(csv(['Appeal: Calm', 'Appeal: Bold', 'Shops near you'], 60, cell));
    expect(warnings).toMatchObject([{ code: 'unrated', columns: [1], texts: ['55'] }]);
  });
});
