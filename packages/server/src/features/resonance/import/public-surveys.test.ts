import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { importRespondents } from './import-respondents.ts';
import { inspectFile } from './inspect-file.ts';
import { writeTestFile } from './test-files.ts';

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
    const { rows, columns, encoding, delimiter, form } = await inspectFile(path, 'x.csv', {
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
    const scales = columns
      .filter(({ suggestion }) => suggestion.role === 'r1')
      .map(({ suggestion }) => suggestion.scale);
    expect(scales.every((scale) => scale?.min === 1 && scale.max === 5 && scale.topBox === 2)).toBe(true);
  });

  it('is imported as suggested, with the counts that plain code finds', async () => {
    const bytes = read('young-people-responses.csv.gz');
    const path = await writeTestFile(bytes);
    const { columns } = await inspectFile(path, 'x.csv', { dataStructure: 'respondents' });
    const result = await importRespondents({
      path,
      form: 'wide',
      mapping: columns.map(({ suggestion }) => suggestion),
    });
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
});
