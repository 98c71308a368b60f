import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Share } from '@soundings/contract/resonance/resonance';
import { audienceShares, messageFigures } from '@soundings/engine/crosstab/calculations/figures';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { mappingOf, suggestedMapping } from '#test/mapping.ts';
import { writeTestFile } from '#test/table-files.ts';
import { importRespondents } from './import-file.ts';
import { inspectFile } from './inspect/inspect-file.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'survey');
const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: the public surveys are not in ${folder}. Set SOUNDINGS_DATA to their folder.`);

const read = (name: string): Buffer => gunzipSync(readFileSync(join(folder, name)));

const countBits = (bits: Uint32Array): number =>
  bits.reduce((sum, word) => sum + word.toString(2).replaceAll('0', '').length, 0);
const both = (a: Uint32Array, b: Uint32Array): Uint32Array => a.map((word, i) => word & b[i]!);

const audiences = [
  ...['Gender', 'Education', 'Smoking', 'Alcohol', 'Village - town', 'Left - right handed', 'Only child'],
  ...['House - block of flats', 'Age', 'Punctuality', 'Lying', 'Internet usage', 'Number of siblings'],
];

describe.skipIf(!isThere)('the Young People survey', () => {
  it('is suggested as 135 ratings of 1 to 5, 13 audiences, and measures to ignore', async () => {
    const path = await writeTestFile(read('young-people-responses.csv.gz'));
    const { rows, columns, recodes, encoding, delimiter, form } = await inspectFile(path, 'x.csv', {
      dataStructure: 'respondents',
    });
    expect({ rows, encoding, delimiter, form }).toEqual({
      rows: 1010,
      encoding: 'utf-8',
      delimiter: ',',
      form: 'wide',
    });
    const named = (role: string): string[] =>
      columns.filter(({ suggestion }) => suggestion.role === role).map(({ header }) => header);
    expect(named('audience').sort()).toEqual([...audiences].sort());
    expect(named('ignore')).toEqual(['Height', 'Weight']);
    expect(named('r1')).toHaveLength(135);
    const used = new Set(columns.flatMap(({ suggestion: { role, recode } }) => (role === 'r1' ? [recode] : [])));
    const five = [1, 2, 3, 4, 5].map((point) => ({ label: String(point), positive: point > 3 }));
    expect(recodes.filter(({ id }) => used.has(id))).toMatchObject([{ confidence: 'certain', points: five }]);
  });

  it('is imported as suggested, with the counts that plain code finds', async () => {
    const bytes = read('young-people-responses.csv.gz');
    const path = await writeTestFile(bytes);
    const mapping = suggestedMapping(await inspectFile(path, 'x.csv', { dataStructure: 'respondents' }));
    const result = await importRespondents({ path, form: 'wide', mapping });
    if (!('dataset' in result)) throw new Error(JSON.stringify(result.fileErrors));
    const { respondents, messages, variables } = result.dataset;
    expect([respondents, messages.length]).toEqual([1010, 135]);
    const plain = Papa.parse<Record<string, string>>(bytes.toString(), { header: true, skipEmptyLines: true }).data;
    for (const statement of ['Music', 'Fear of public speaking', 'Happiness in life']) {
      const { r1 } = messages.find(({ text }) => text === statement)!;
      for (const gender of ['female', 'male']) {
        const { members } = variables
          .find(({ header }) => header === 'Gender')!
          .audiences.find(({ label }) => label === gender)!;
        const asked = plain.filter((row) => row.Gender === gender && row[statement] !== '');
        const positive = asked.filter((row) => Number(row[statement]) >= 4);
        expect(asked.length).toBeGreaterThan(300);
        expect(countBits(both(r1.answered, members))).toBe(asked.length);
        expect(countBits(both(r1.positive, members))).toBe(positive.length);
      }
    }
  });
});

const favourability = [
  ...['Very unfavorably', 'Somewhat unfavorably', 'Neither favorably nor unfavorably (neutral)'],
  ...['Somewhat favorably', 'Very favorably'],
];

/**
 * Positive, base, interval and adjusted p. R, with x and n counted as in `countRated`: prop.test(x[i], n[i], correct =
 * FALSE)$conf.int * 100. p against the other characters, taken as one, by star-wars.R.
 */
const characters = [
  ['Han Solo', 761, 814, 91.5814733536, 94.9878723752, 1.8214e-173],
  ['Luke Skywalker', 771, 825, 91.5573741232, 94.9489163585, 6.28364e-163],
  ['Princess Leia Organa', 757, 823, 89.9240577865, 93.646981453, 1.28509e-134],
  ['Anakin Skywalker', 514, 771, 63.26379423, 69.9042812614, 0.0000883677],
  ['Obi Wan Kenobi', 750, 808, 90.8320324179, 94.4062850493, 4.12629e-157],
  ['Emperor Palpatine', 253, 658, 34.8100458535, 42.2237289313, 1.5108e-94],
  ['Darth Vader', 481, 816, 55.5365521937, 62.2717689675, 1.29127e-17],
  ['Lando Calrissian', 365, 672, 50.5353302631, 58.0465640915, 1.52987e-27],
  ['Boba Fett', 291, 680, 39.1260081105, 46.5431848382, 3.46278e-71],
  ['C-3P0', 703, 812, 84.0585320518, 88.749731561, 1.05444e-44],
  ['R2 D2', 747, 820, 88.9518920349, 92.8599654267, 6.11057e-109],
  ['Jar Jar Binks', 242, 712, 30.6037277457, 37.5456442709, 2.25803e-124],
  ['Padme Amidala', 351, 650, 50.1562131432, 57.7967851408, 8.97543e-27],
  ['Yoda', 749, 816, 89.7040411388, 93.4827741488, 1.94686e-121],
] as const;

/**
 * The same in the audiences of one character (with the column they stand in), against those outside each:
 * p.adjust(sapply(seq_along(x), \\(i) prop.test(c(x[i], sum(x) - x[i]), c(n[i], sum(n) - n[i]), correct = FALSE)$p.value), 'BH').
 */
const ofJarJar = [
  ['Female', 33, 129, 325, 34.5233140854, 45.1021260156, 0.00970797],
  ['Male', 33, 106, 372, 24.145654337, 33.2832039635, 0.00723768],
  ['> 60', 34, 56, 141, 32.0157149079, 47.9623934072, 0.163292],
  ['18-29', 34, 52, 169, 24.3026884215, 38.0905935818, 0.311628],
  ['30-44', 34, 51, 188, 21.2773629781, 33.8939537286, 0.0412144],
  ['45-60', 34, 76, 199, 31.7247097238, 45.1044847253, 0.168458],
] as const;

/** Positive answers and all, row by row. */
const countRated = (rows: readonly string[][], column: number): [number, number] => {
  let [positive, base] = [0, 0];
  for (const row of rows) {
    if (row[column] === '' || row[column] === 'Unfamiliar (N/A)') continue;
    base += 1;
    if (row[column] === 'Somewhat favorably' || row[column] === 'Very favorably') positive += 1;
  }
  return [positive, base];
};

const expectFigures = (share: Share, { low, high, p }: { low: number; high: number; p: number }): void => {
  expect(share.low).toBeCloseTo(low, 8);
  expect(share.high).toBeCloseTo(high, 8);
  expect(share.p! / p).toBeCloseTo(1, 4);
  expect(share.verdict === 'same').toBe(p > 0.05);
};

describe.skipIf(!isThere)('the Star Wars survey', () => {
  it('is read as Mac Roman with two rows of headings', async () => {
    const path = await writeTestFile(read('star-wars-survey.csv.gz'));
    const { rows, columns, encoding, preview } = await inspectFile(path, 'x.csv', { dataStructure: 'respondents' });
    expect({ rows, encoding }).toEqual({ rows: 1186, encoding: 'macintosh' });
    const headers = columns.map(({ header }) => header);
    expect(headers).toHaveLength(38);
    expect(headers[1]).toBe('Have you seen any of the 6 films in the Star Wars franchise?');
    expect(headers[4]).toMatch(
      /^Which of the following Star Wars films .* – Star Wars: Episode II Attack of the Clones$/,
    );
    expect(headers[15]).toMatch(/^Please state whether you view .* – Han Solo$/);
    expect(headers[33]).toBe('Gender');
    expect(preview[0]?.[0]).toBe('3292879998');
    expect(columns[0]?.suggestion.role).toBe('respondent');
    expect(columns[33]?.suggestion.role).toBe('audience');
    const answers = columns[15]!;
    // 15 of 829 are "Unfamiliar (N/A)", which is no opinion.
    expect([answers.answered, answers.missing]).toEqual([814, 372]);
  });

  it('is suggested with 14 characters rated in words, and people to compare', async () => {
    const path = await writeTestFile(read('star-wars-survey.csv.gz'));
    const { columns, recodes } = await inspectFile(path, 'x.csv', { dataStructure: 'respondents' });
    const rated = columns.filter(({ suggestion }) => suggestion.role === 'r1');
    expect(rated.map(({ column }) => column)).toEqual(Array.from({ length: 14 }, (_, i) => 15 + i));
    const used = new Set(rated.map(({ suggestion }) => suggestion.recode));
    const points = favourability.map((label, place) => ({ label, positive: place > 2 }));
    const favour = { confidence: 'certain', reason: 'knownWords', points, noAnswer: ['Unfamiliar (N/A)'] };
    expect(recodes.filter(({ id }) => used.has(id))).toMatchObject([favour]);
    const audiences = columns.filter(({ suggestion }) => suggestion.role === 'audience').map(({ header }) => header);
    expect(audiences).toEqual(
      expect.arrayContaining(['Gender', 'Age', 'Household Income', 'Education', 'Location (Census Region)']),
    );
    // The films seen: each column holds the film's name where it was ticked.
    expect(columns.slice(3, 9).map(({ suggestion }) => suggestion.role)).toEqual(Array(6).fill('audience'));
    expect(columns.slice(9, 15).map(({ suggestion }) => suggestion.role)).toEqual(Array(6).fill('ignore'));
  });

  it('gives the figures that a naive count and R find', async () => {
    const bytes = read('star-wars-survey.csv.gz');
    const path = await writeTestFile(bytes);
    const all = suggestedMapping(await inspectFile(path, 'x.csv', { dataStructure: 'respondents' }));
    const people = new Set(['Gender', 'Age']);
    const mapping = { ...all, columns: all.columns.filter(({ role, label }) => role === 'r1' || people.has(label)) };
    const result = await importRespondents({ path, form: 'wide', mapping });
    if (!('dataset' in result)) throw new Error(JSON.stringify(result.fileErrors));
    const { dataset } = result;
    const points = favourability.map((label, place) => ({ label, positive: place > 2 }));
    expect(dataset.messages[0]!.r1.scale).toEqual({ kind: 'points', points });
    const figures = messageFigures(dataset, null);
    const rows = Papa.parse<string[]>(new TextDecoder('macintosh').decode(bytes), { skipEmptyLines: true }).data.slice(
      2,
    );
    for (const [i, [name, positive, base, low, high, p]] of characters.entries()) {
      const { message, r1Share } = figures[i]!;
      expect(message).toBe(name);
      expect([r1Share.positive, r1Share.base]).toEqual([positive, base]);
      expect(countRated(rows, 15 + i)).toEqual([positive, base]);
      expectFigures(r1Share, { low, high, p });
    }
    const jarJar = audienceShares(dataset, figures[11]!.id, null);
    expect(jarJar).toHaveLength(ofJarJar.length);
    for (const [label, column, positive, base, low, high, p] of ofJarJar) {
      const { r1 } = jarJar.find(({ subheader }) => subheader === label)!;
      expect([r1.positive, r1.base]).toEqual([positive, base]);
      expect(
        countRated(
          rows.filter((row) => row[column] === label),
          26,
        ),
      ).toEqual([positive, base]);
      expectFigures(r1, { low, high, p });
    }
  });

  it('takes a character for unknown where "unfamiliar" is made a point of the scale', async () => {
    const path = await writeTestFile(read('star-wars-survey.csv.gz'));
    const words = ['Unfamiliar (N/A)', ...favourability];
    const scale = { min: 1, max: 6, topBox: 2, words };
    const column = { column: 22, role: 'r1' as const, label: 'Lando' };
    const mapping = mappingOf([{ ...column, scale }]);
    const result = await importRespondents({ path, form: 'wide', mapping });
    if (!('dataset' in result)) throw new Error(JSON.stringify(result.fileErrors));
    const [lando] = messageFigures(result.dataset, null);
    expect([lando!.r1Share.positive, lando!.r1Share.base]).toEqual([365, 820]);
    const short = mappingOf([{ ...column, scale: { min: 1, max: 4, topBox: 2, words: favourability.slice(1) } }]);
    const refused = await importRespondents({ path, form: 'wide', mapping: short });
    if ('dataset' in refused) throw new Error('a word that is no point was taken');
    expect(refused.fileErrors[0]).toMatchObject({ code: 'answerNotAPoint', lines: [{ same: { count: 8 } }] });
    expect(refused.fileErrors[0]!.lines[0]!.values).toMatchObject({ column: 23, cell: 'Very unfavorably' });
  });
});
