import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAllRows, writeTestFile } from '#test/table-files.ts';
import { UnreadableFileError } from '../tables/file-errors.ts';
import { openTables } from '../tables/open-tables.ts';

const folder = join(import.meta.dirname, 'made-by-haven');
const names = ['survey.sav', 'survey.zsav', 'survey-plain.sav'] as const;
const bytesOf = (name: (typeof names)[number]) => readFileSync(join(folder, name));

const rowsOf = async (name: (typeof names)[number]) =>
  (await readAllRows(join(folder, name))).map(([, ...cells]) => cells);

/** What R reads of the file. */
const expected: Record<string, { label: string | null; values: string[]; labels: Record<string, string> | null }> =
  JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));

describe.each(names)('%s, written by R', (name) => {
  it('has the labels of its variables for headings, with names where two share one', async () => {
    const [headings] = await rowsOf(name);
    expect(headings).toEqual([
      ...['Respondent id', 'Geschlecht', 'Warm all winter', 'Repaired free', 'Wie sehr?', 'Income'],
      ...['Where? (same)', 'Where? (twin)', 'Country', 'Region', 'comment', 'asked', 'at', 'share', 'weight'],
    ]);
  });

  it('has the labels of its values for cells, none where R reads none, and codes where labels alone would mislead', async () => {
    const [, ...rows] = await rowsOf(name);
    const coded = ['ends', 'same'];
    for (const [at, [variable, { values, labels }]] of Object.entries(expected).entries()) {
      const cells = values.map((value) => {
        const label = labels?.[value];
        return label === undefined ? value : coded.includes(variable) ? `${value} – ${label}` : label;
      });
      expect([variable, rows.map((row) => row[at])]).toEqual([variable, cells.map((cell) => cell.trimEnd())]);
    }
  });
});

it('tells which variable its cases are weighted by', async () => {
  const bytes = Buffer.from(bytesOf('survey.sav'));
  const weightOf = async () => (await openTables(await writeTestFile(bytes))).tables[0]!.columns!.weight;
  expect(await weightOf()).toBeNull();
  // The header counts slots of eight bytes, of which a text takes several: the last one is that of the weight.
  bytes.writeInt32LE(bytes.readInt32LE(68), 76);
  expect(await weightOf()).toBe(14);
});

const refusalOf = (content: Uint8Array): Promise<string | undefined> =>
  writeTestFile(content)
    .then(readAllRows)
    .then(
      () => undefined,
      (error) => {
        if (!(error instanceof UnreadableFileError)) throw error;
        return error.fileErrors[0]!.code;
      },
    );

describe('a damaged file', () => {
  it.each(names)('%s is refused wherever it ends too early', async (name) => {
    const bytes = bytesOf(name);
    const ends = Array.from({ length: 40 }, (_, i) => 8 + Math.floor(((bytes.length - 9) * i) / 40));
    for (const end of ends) expect([end, await refusalOf(bytes.subarray(0, end))]).toEqual([end, 'savDamaged']);
  });

  it.each(names)('%s with any bytes changed is read or refused, and does no harm', async (name) => {
    const bytes = bytesOf(name);
    for (let round = 1; round <= 150; round++) {
      const changed = Buffer.from(bytes);
      // Past the letters by which it is known; always the same places.
      for (let n = 0; n < 1 + (round % 8); n++)
        changed[8 + ((round * 7919 + n * 104_729) % (bytes.length - 8))] = (round * 31 + n * 17) & 255;
      await refusalOf(changed);
    }
  });

  it('that names an encoding nobody knows is refused', async () => {
    const bytes = Buffer.from(bytesOf('survey.sav'));
    const codePage = (page: number) => Buffer.from(Int32Array.of(page).buffer);
    const at = bytes.indexOf(codePage(65_001));
    expect(at).toBeGreaterThan(0);
    codePage(1234).copy(bytes, at);
    expect(await refusalOf(bytes)).toBe('savEncoding');
  });
});
