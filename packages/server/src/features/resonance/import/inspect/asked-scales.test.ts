import { describe, expect, it } from 'vitest';
import { writeTestFile } from '#test/table-files.ts';
import { inspectFile } from './inspect-file.ts';

const people = 60;
const messages = ['A tram that waits', 'A bus that comes', 'A train that hurries'];

/** The file of these columns: `cell` of a person, by their place and the column's. */
const inspect = async (cell: (person: number, column: number) => string, headings: readonly string[] = messages) => {
  const rows = Array.from({ length: people }, (_, i) => [`P${i}`, ...headings.map((_, column) => cell(i, column))]);
  const text = [['ID', ...headings], ...rows].map((cells) => cells.map((one) => `"${one}"`).join(',')).join('\n');
  const found = await inspectFile(await writeTestFile(text), 'survey.csv', { dataStructure: 'respondents' });
  const columns = found.columns.slice(1).map(({ suggestion: { role, recode } }) => {
    const scale = found.recodes.find(({ id }) => id === recode);
    const points = scale?.kind === 'points' ? scale.points : [];
    return {
      role,
      told: scale && [scale.confidence, scale.reason],
      points: points.map(({ label, positive }) => `${positive ? '+' : ''}${label}`).join(' < '),
      noAnswer: scale?.noAnswer,
    };
  });
  return { columns, warnings: found.warnings, alternatives: found.alternatives };
};
/** A point for each person and column, so that columns differ. */
const pick = (points: readonly string[]) => (person: number, column: number) =>
  points[(person * (column + 2) + column + (person % 7)) % points.length]!;

describe('answers whose order is known, but not what counts', () => {
  it.each([
    [['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'], '1 < 1.5 < 2 < 2.5 < 3 < 3.5 < +4 < +4.5 < +5'],
    [['1', '1,5', '2', '3', '3,5', '4', '4,5'], '1 < 1,5 < 2 < 2,5 < 3 < 3,5 < +4 < +4,5 < +5'],
    [['0.2', '0.4', '0.6', '0.8', '1'], '0.2 < 0.4 < 0.6 < +0.8 < +1'],
    [['20%', '40 %', '60%', '80%'], '20% < 40 % < 60% < +80% < +100%'],
    [['-3', '00', '02', '4', '7', '10', '12'], '-3 < 0 < 2 < 4 < +7 < +10 < +12'],
    [['101', '102', '103', '104', '105'], '101 < 102 < 103 < +104 < +105'],
    [['★', '★★', '★★★', '★★★★'], '★ < ★★ < ★★★ < +★★★★ < +★★★★★'],
    [['★☆☆', '★★☆', '★★★'], '★☆☆ < ★★☆ < +★★★'],
    [['1 star', '2 stars', '3 stars', '4 stars', '5 stars'], '1 star < 2 stars < 3 stars < +4 stars < +5 stars'],
    [
      ['5 Sterne', '1 Stern', '3,5 Sterne', '2 Sterne'],
      '1 Stern < 1,5 Sterne < 2 Sterne < 2,5 Sterne < 3 Sterne < 3,5 Sterne < +4 Sterne < +4,5 Sterne < +5 Sterne',
    ],
    [['1/5', '3', '4/5'], '1/5 < 2/5 < 3 < +4/5 < +5/5'],
    [['1 star', '2', '4 stars'], '1 star < 2 < 3 stars < +4 stars < +5 stars'],
    [['1/5', '2/5', '4/5'], '1/5 < 2/5 < 3/5 < +4/5 < +5/5'],
    [['3 out of 5', '2 out of 5', '1 out of 5'], '1 out of 5 < 2 out of 5 < 3 out of 5 < +4 out of 5 < +5 out of 5'],
  ])('%j are the points %j, and asked about', async (answers, points) => {
    const { columns } = await inspect(pick(answers));
    for (const column of columns) expect(column).toMatchObject({ role: 'r1', told: ['unsure', 'ordered'], points });
  });

  it('keep codes of no answer out', async () => {
    const { columns } = await inspect(pick(['1', '1.5', '2', '2.5', '3', '99']));
    for (const column of columns)
      expect(column).toMatchObject({ points: expect.stringMatching(/^1 < .* < \+3$/), noAnswer: ['99'] });
  });

  it('offer stars without those that nobody gave', async () => {
    const { alternatives } = await inspect(pick(['★', '★★', '★★★', '★★★★']));
    expect(alternatives.map(({ points }) => points.map(({ label }) => label).join(' '))).toEqual(['★ ★★ ★★★ ★★★★']);
  });

  it('make a scale of whole points beside halves that lacks their end a question', async () => {
    const halves = pick(['1', '1.5', '2', '3', '4', '4.5', '5']);
    const { columns } = await inspect((i, column) =>
      column === 2 ? pick(['1', '2', '3', '4'])(i, 2) : halves(i, column),
    );
    expect(columns.map(({ told }) => told?.[1])).toEqual(['ordered', 'ordered', 'otherLength']);
  });

  it('are turned round where the heading speaks of grades from 1 to 6', async () => {
    const headings = messages.map((message) => `Note: ${message}`);
    const { columns } = await inspect(pick(['1,0', '1,3', '2,0', '3,7', '5,0']), headings);
    for (const column of columns)
      expect(column).toMatchObject({ role: 'r1', told: ['unsure', 'gradesMaybe'], points: '5 < 3,7 < 2 < +1,3 < +1' });
  });

  it('are asked about where yes and no are 1 and 2', async () => {
    const { columns } = await inspect(pick(['1', '2']));
    for (const column of columns) expect(column).toMatchObject({ role: 'r1', told: ['unsure', 'directionUnknown'] });
    const gender = await inspect(pick(['1', '2']), ['Gender', 'Area', 'Shop']);
    expect(gender.columns.map(({ role }) => role)).toEqual(['audience', 'audience', 'audience']);
  });
});

describe('places of a ranking', () => {
  const orders = ['123', '132', '213', '231', '312', '321', '123', '132', '123'];
  const placeOf = (person: number, column: number) => orders[(person * 5 + (person % 4)) % orders.length]![column]!;

  it('are found by each being given once by everyone, and 1 is the best', async () => {
    const { columns } = await inspect(placeOf);
    for (const column of columns)
      expect(column).toMatchObject({ role: 'r1', told: ['unsure', 'ranks'], points: '3 < 2 < +1' });
  });

  it('are found where only the best three are ranked, with blanks for the others', async () => {
    const six = [...messages, 'A ferry that floats', 'A bike that rolls', 'A walk that lasts'];
    const { columns } = await inspect((person, column) => {
      const place = ((column + person * (person % 5)) % 6) + 1;
      return place <= 3 ? String(place) : '';
    }, six);
    for (const column of columns) expect(column.told).toEqual(['unsure', 'ranks']);
  });

  it('are found where the others are 0, and where a few stopped before the last place', async () => {
    const five = [...messages, 'A ferry that floats', 'A bike that rolls'];
    const place = (person: number, column: number) => ((column * 2 + person * (person % 4)) % 5) + 1;
    const zeros = await inspect(
      (person, column) => (place(person, column) > 3 ? '0' : String(place(person, column))),
      five,
    );
    for (const column of zeros.columns)
      expect(column).toMatchObject({
        role: 'r1',
        told: ['unsure', 'ranks'],
        points: '3 < 2 < +1',
        noAnswer: expect.arrayContaining(['0']),
      });
    const cut = await inspect(
      (person, column) => (person < 3 && place(person, column) > 2 ? '' : String(place(person, column))),
      five,
    );
    for (const column of cut.columns)
      expect(column).toMatchObject({ told: ['unsure', 'ranks'], points: '5 < 4 < 3 < +2 < +1' });
  });

  it('are believed where the heading says so, also with ties', async () => {
    const headings = messages.map((message) => `Rank: ${message}`);
    const { columns } = await inspect(pick(['1', '2', '3']), headings);
    for (const column of columns)
      expect(column).toMatchObject({ role: 'r1', told: ['unsure', 'ranks'], points: '3 < 2 < +1' });
  });

  it('stay apart from ratings that are suggested', async () => {
    const headings = [...messages.map((message) => `Rank: ${message}`), ...messages];
    const { columns } = await inspect(
      (i, column) => (column < 3 ? placeOf(i, column) : pick(['1', '2', '3', '4', '5'])(i, column)),
      headings,
    );
    expect(columns.map(({ role, told }) => `${role} ${told?.[1]}`)).toEqual([
      ...Array<string>(3).fill('ignore ranks'),
      ...Array<string>(3).fill('r1 numeric'),
    ]);
  });

  it('are not mixed up with ratings of as many points behind them', async () => {
    const { columns } = await inspect(
      (i, column) => (column < 3 ? placeOf(i, column) : pick(['3', '1', '2', '3'])(i, column)),
      [...messages, ...messages.map((message) => `How clear was ${message}`)],
    );
    expect(columns.map(({ told }) => told?.[1])).toEqual([...Array(3).fill('ranks'), ...Array(3).fill('numeric')]);
  });

  it('are not seen in ratings of as many points as there are messages', async () => {
    const { columns } = await inspect(pick(['1', '2', '3', '3']));
    for (const column of columns) expect(column.told).toEqual(['certain', 'numeric']);
  });
});

describe('signs that some columns have no plus of', () => {
  const signs = ['--', '-', '0', '+', '++'];
  it.each([[['--', '-', '0']], [['-', '0']], [['--', '-']]])('%j beside -- to ++ are points of it', async (answers) => {
    const { columns } = await inspect((i, column) => pick(column === 1 ? answers : signs)(i, column));
    for (const column of columns) {
      expect(column).toMatchObject({ role: 'r1', points: '-- < - < 0 < ++ < +++', noAnswer: [] });
    }
  });

  it('are asked about where no column has a plus', async () => {
    const { columns } = await inspect(pick(['--', '-', '0', 'n/a']));
    for (const column of columns) {
      expect(column).toMatchObject({ role: 'r1', told: ['unsure', 'ambiguousWords'], noAnswer: ['n/a'] });
      expect(column.points).toBe('-- < - < 0 < ++ < +++');
    }
  });

  it('are no answer beside numbers, whatever other columns hold', async () => {
    const { columns } = await inspect((i, column) =>
      pick(column === 1 ? ['1', '2', '3', '4', '5', '-'] : signs)(i, column),
    );
    expect(columns.map(({ points }) => points)).toContain('1 < 2 < 3 < +4 < +5');
  });
});

describe('a file without any rating', () => {
  it('says which columns may be one', async () => {
    const { warnings } = await inspect(pick(['👍', '👎']), ['Gender', ...messages]);
    expect(warnings).toMatchObject([{ code: 'noRatings', columns: [2, 3, 4], texts: ['👎', '👍'] }]);
  });
});

it('takes the word "by" of a message for no Danish town', async () => {
  const { columns } = await inspect(pick(['0', '25', '50', '75', '100']), ['Made by people', 'By']);
  expect(columns.map(({ role }) => role)).toEqual(['r1', 'audience']);
});

describe('a last row that is no respondent', () => {
  const file = (...rows: string[]) =>
    ['ID,A,B', ...Array.from({ length: 20 }, (_, i) => `P${i},${1 + (i % 5)},2`), ...rows].join('\n');
  const read = async (text: string) =>
    inspectFile(await writeTestFile(text), 'survey.csv', { dataStructure: 'respondents' });

  it.each([
    'Total,3,2',
    'Mittelwert:,3,2',
    'N = 20,,',
    'Source: our panel,,',
    'Total,3,2\nQuelle: Panel,,',
    '1 = not at all,,\n5 = very much,,',
    ...['Avg,3,2', 'Ø,3,2', 'Total (n=120),3,2', 'All respondents,3,2', 'Durchschnitt aller,3,2', 'Top 2 Box,4,2'],
    ...['Anteil ja,1,0', 'Gesamtergebnis,37,41', 'Anzahl,120,120', 'Confidential,,', 'Our own index,3,2'],
    ...['T2B,4,2', 'Top-2-Box,4,2', 'Bottom 2 Box,1,2', 'Top2,4,2', 'Mean 2024,3,2'],
  ])('%j is refused with its line', async (rows) => {
    await expect(read(file(rows))).rejects.toMatchObject({
      fileErrors: [{ lines: [{ line: 22, code: 'summaryRow' }] }],
    });
  });

  it('is refused below more ids than are counted, and where there are none', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => `${i},${1 + (i % 5)},2`);
    const noIds = Array.from({ length: 20 }, (_, i) => `${1 + (i % 5)},2,3`);
    for (const [rows, last] of [
      [many, 'Top boxes 2,3,2'],
      [noIds, 'Mean score,2,3'],
      [noIds, 'Overall,2,3'],
    ] as const)
      await expect(read(['ID,A,B', ...rows, last].join('\n'))).rejects.toMatchObject({
        fileErrors: [{ lines: [{ line: rows.length + 2, code: 'summaryRow' }] }],
      });
  });

  it('is refused of a smaller table behind a blank line', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => `${i % 2 ? 'm' : 'f'},${1 + (i % 5)},2,4`);
    const withBelow = (...below: string[]) => read(['Sex,A,B,C', ...rows, '', ...below].join('\n'));
    await expect(withBelow('Sex,n', 'm,10', 'f,10')).rejects.toMatchObject({
      fileErrors: [{ lines: [{ line: 23, code: 'summaryRow' }] }],
    });
    expect((await withBelow('m,1,2,3', 'f,,,')).rows).toBe(22);
    expect((await withBelow('m,1,2,3', '', 'f,1,2,3', '', 'f,1,,')).rows).toBe(23);
  });

  it('without an id is refused where all others have one', async () => {
    await expect(read(file(',3,2'))).rejects.toMatchObject({
      fileErrors: [{ lines: [{ line: 22, code: 'summaryRow_noId' }] }],
    });
    expect((await read(`ID,A,B\n,3,2\n${file(',3,2').slice(7)}`)).rows).toBe(22);
  });

  it('may be called like a total where others are, too, and where it is not the last', async () => {
    const brands = file('Total,3,2', 'Total,4,2').replaceAll(/P\d+/g, 'Shell');
    expect((await read(brands)).rows).toBe(22);
    expect((await read(file('Total,3,2', 'a1,1,1', 'b2,2,2', 'c3,3,3'))).rows).toBe(24);
    expect((await read(file('P20b,3,2', 'R-7,4,2'))).rows).toBe(22);
  });
});

it('says that ids of respondents are in several rows', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => `P${i % 20},${1 + (i % 5)},2`);
  const { warnings } = await inspectFile(await writeTestFile(['ID,A,B', ...rows].join('\n')), 'survey.csv', {
    dataStructure: 'respondents',
  });
  expect(warnings).toMatchObject([{ code: 'idsRepeated', columns: [0] }]);
});

describe('two rows of headings over words', () => {
  const words = ['Not at all appealing', 'Not very appealing', 'Neutral', 'Somewhat appealing', 'Very appealing'];
  const read = async (...headings: string[][]) => {
    const rows = Array.from({ length: 40 }, (_, i) => [
      `P${i}`,
      i % 2 ? 'f' : 'm',
      ...messages.map((_, c) => pick(words)(i, c)),
    ]);
    const text = [...headings, ...rows].map((cells) => cells.join(',')).join('\n');
    return inspectFile(await writeTestFile(text), 'survey.csv', { dataStructure: 'respondents' });
  };
  const names = ['id', 'q1', 'q2', 'q3', 'q4'];
  const questions = ['Respondent', 'What is your gender?', ...messages];

  it.each([[[names, questions]], [[questions, names]]])('%j are the questions, and asked about', async (headings) => {
    const { rows, columns, place } = await read(...headings);
    expect([rows, columns.slice(2).map(({ header }) => header)]).toEqual([40, messages]);
    expect(place).toMatchObject({ headerRows: 2, confidence: 'unsure' });
  });

  it('are one where the second is a respondent of other words', async () => {
    const { rows, place } = await read(questions, ['P', 'x', words[0]!, words[1]!, 'Neutral']);
    expect([rows, place?.headerRows]).toEqual([41, 1]);
  });
});

describe('sliders in percent', () => {
  const percents = (person: number, column: number) => `${(person * 7 + column * 13) % 101}%`;
  const asked = { role: 'r1', told: ['unsure', 'manyPoints'] };

  it('are ratings from 0 to 100, and asked about', async () => {
    const { columns } = await inspect(percents);
    expect(columns).toEqual(messages.map(() => expect.objectContaining(asked)));
  });

  it('are so with a slip of the pen, and not where they are demographic', async () => {
    const { columns } = await inspect(
      (person, column) => (person === 3 ? 'abt half' : percents(person, column)),
      ['A tram that waits', 'Share of household income'],
    );
    expect(columns.map(({ role }) => role)).toEqual(['r1', expect.not.stringMatching('r1')]);
    expect(columns[0]).toMatchObject(asked);
  });
});

it('takes codes of no answer out of a scale in words, and asks about them', async () => {
  const { columns } = await inspect(
    pick(['Not at all appealing', 'Neutral', 'Very appealing', 'Somewhat appealing', 'Not very appealing', '98']),
  );
  for (const column of columns)
    expect(column).toMatchObject({ role: 'r1', told: ['unsure', 'codeInDoubt'], noAnswer: ['98'] });
});

it('says that weights with a percent sign are not used', async () => {
  const { warnings } = await inspect(
    (i, column) => (column === 0 ? pick(['95%', '105%', '100%'])(i, 0) : pick(['1', '2', '3', '4', '5'])(i, column)),
    ['Weight', ...messages],
  );
  expect(warnings.map(({ code, columns }) => [code, columns])).toContainEqual(['weightUnused', [1]]);
});
