import type { FileError } from '@soundings/contract/errors';
import type { Recode } from '@soundings/contract/resonance/mapping';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { describe, expect, it } from 'vitest';
import { mappingOf, type TestColumn, type TestScale } from '#test/mapping.ts';
import { writeTestFile } from '#test/table-files.ts';
import { importRespondents } from './import-file.ts';

const five = { min: 1, max: 5, topBox: 2 };

/** Columns from `[role, label, scale]`; null ignores the column. */
const map = (...columns: ([TestColumn['role'], string, TestScale?] | null)[]): TestColumn[] =>
  columns.map((given, column) => ({
    column,
    role: given?.[0] ?? 'ignore',
    label: given?.[1] ?? '',
    scale: given?.[2] ?? null,
  }));

interface Imported {
  readonly dataset?: Dataset;
  readonly fileErrors?: FileError[];
}

async function run(csv: string, columns: TestColumn[]): Promise<Imported> {
  return importRespondents({ path: await writeTestFile(csv), form: 'wide', mapping: mappingOf(columns) });
}

async function readDataset(csv: string, mapping: TestColumn[]): Promise<Dataset> {
  const { dataset, fileErrors } = await run(csv, mapping);
  if (!dataset) throw new Error(JSON.stringify(fileErrors));
  return dataset;
}

const rowsOf = (bits: Uint32Array): number[] =>
  Array.from({ length: bits.length * 32 }, (_, row) => row).filter((row) => (bits[row >>> 5]! >>> (row & 31)) & 1);

describe('importWide', () => {
  it('cuts scales at the top box, keeps 0/1, and leaves missing answers out', async () => {
    const csv = [
      'who,idea,idea2,buy',
      ...['a,5,4,1', 'b,4,,0', 'c,3,n/a,TRUE', 'd,weiß nicht,1,', 'e,Don’t know,2,1.0', 'f,"4,0", 5 ,0'],
    ].join('\n');
    const mapping = map(null, ['r1', 'Idea', five], ['r2', ' Idea ', five], ['r1', 'Buy']);
    const dataset = await readDataset(csv, mapping);
    expect(dataset.respondents).toBe(6);
    expect(dataset.messages.map(({ id, text }) => [id, text])).toEqual([
      ['m1', 'Idea'],
      ['m2', 'Buy'],
    ]);
    const [idea, buy] = dataset.messages;
    expect(rowsOf(idea!.r1.answered)).toEqual([0, 1, 2, 5]);
    expect(rowsOf(idea!.r1.positive)).toEqual([0, 1, 5]);
    expect(rowsOf(idea!.r2!.answered)).toEqual([0, 3, 4, 5]);
    expect(rowsOf(idea!.r2!.positive)).toEqual([0, 5]);
    expect(idea!.r1.scale).toEqual({
      kind: 'points',
      points: [1, 2, 3, 4, 5].map((point) => ({ label: String(point), positive: point > 3 })),
    });
    expect(buy!.r2).toBeNull();
    expect(rowsOf(buy!.r1.answered)).toEqual([0, 1, 2, 4, 5]);
    expect(rowsOf(buy!.r1.positive)).toEqual([0, 2, 4]);
  });

  it('reads ratings of a slider with and without a percent sign, and refuses others', async () => {
    const slider: Recode = {
      ...{ kind: 'range', id: 's', min: 0, max: 100, positiveFrom: 61, direction: 'ascending' },
      ...{ confidence: 'unsure', reason: 'manyPoints', confirmed: true, noAnswer: [], doubtful: [] },
    };
    const columns = [{ column: 0, role: 'r1', label: 'Idea', recode: 's', audience: null } as const];
    const read = async (csv: string): Promise<Imported> => {
      const mapping = { recodes: [slider], columns };
      return importRespondents({ path: await writeTestFile(csv), form: 'wide', mapping });
    };
    const { dataset } = await read('idea\n61%\n60 %\n61\nn/a\n"60,5%"\n');
    expect(rowsOf(dataset!.messages[0]!.r1.answered)).toEqual([0, 1, 2, 4]);
    expect(rowsOf(dataset!.messages[0]!.r1.positive)).toEqual([0, 2]);
    const { fileErrors } = await read('idea\n101%\n%\n');
    expect(fileErrors?.flatMap(({ lines }) => lines.map(({ code, line }) => [code, line]))).toEqual([
      ['answerNotAPoint_range', 2],
      ['answerNotAPoint_range', 3],
    ]);
  });

  it('numbers messages by their R1 columns, whatever the order of the mapping', async () => {
    const mapping = map(['r2', 'B', five], ['r1', 'A', five], ['r1', 'B', five]).reverse();
    const { messages } = await readDataset('x,y,z\n1,2,3\n', mapping);
    expect(messages.map(({ id, text }) => [id, text])).toEqual([
      ['m1', 'A'],
      ['m2', 'B'],
    ]);
  });

  it('puts a respondent without a value into no audience, and joins columns of one label', async () => {
    const csv = 'sex,film1,film2,r\nf,Alien,Brazil,1\n,Alien,,0\nprefer not to say,,Brazil,1\nm,,,1\n';
    const films = { values: [], noAnswer: [], separator: null, choice: null, joined: true };
    const mapping = map(['audience', 'Sex'], ['audience', 'Films'], ['audience', 'Films'], ['r1', 'R']).map((column) =>
      column.label === 'Films' ? { ...column, audience: films } : column,
    );
    const { variables } = await readDataset(csv, mapping);
    const shown = variables.map(({ header, audiences }) => [
      header,
      Object.fromEntries(audiences.map(({ label, members }) => [label, rowsOf(members)])),
    ]);
    expect(shown).toEqual([
      ['Sex', { f: [0], m: [3] }],
      ['Films', { Alien: [0, 1], Brazil: [0, 2] }],
    ]);
  });

  it('takes the lowest point of a scale for no answer only where no other point is there', async () => {
    const points = ['trifft nicht zu', 'trifft teilweise zu', 'trifft voll zu'];
    const rows = (words: string[], n: number) =>
      `said\n${Array.from({ length: n }, (_, i) => words[i % 3]).join('\n')}\n`;
    const { messages } = await readDataset(
      rows(points, 300),
      map(['r1', 'M', { min: 1, max: 3, topBox: 1, words: points }]),
    );
    expect([messages[0]!.r1.answered, messages[0]!.r1.positive].map((bits) => rowsOf(bits).length)).toEqual([300, 100]);
    const { fileErrors } = await run(
      rows(points, 3),
      map(['r1', 'M', { min: 1, max: 2, topBox: 1, words: points.slice(1) }]),
    );
    expect(fileErrors).toMatchObject([{ lines: [{ code: 'answerNotAPoint', line: 2 }] }]);
    const audiences = async (words: string[]) => {
      const csv = `said,r\n${[...words, ...words].map((word) => `${word},1`).join('\n')}\n`;
      const { variables } = await readDataset(csv, map(['audience', 'Said'], ['r1', 'R']));
      return Object.fromEntries(variables[0]!.audiences.map(({ label, members }) => [label, rowsOf(members)]));
    };
    const all = { 'trifft nicht zu': [0, 3], 'trifft teilweise zu': [1, 4], 'trifft voll zu': [2, 5] };
    expect(await audiences(points)).toEqual(all);
    expect(await audiences([...points].reverse())).toMatchObject({ 'trifft nicht zu': [2, 5] });
    expect(await audiences(['trifft nicht zu', 'ja', 'nein'])).toEqual({ ja: [1, 4], nein: [2, 5] });
  });

  it('reads weights and concepts', async () => {
    const csv = 'w,named,r\n0.5,price (+); service,1\n"1,5",Price (monthly)|price (-),0\n1,,1\n';
    const dataset = await readDataset(csv, map(['weight', ''], ['concept', 'Likes'], ['r1', 'R']));
    expect([...dataset.weights!]).toEqual([0.5, 1.5, 1]);
    const [concept] = dataset.concepts;
    expect(concept?.name).toBe('Likes');
    expect(concept?.mentions.map(({ subconcept, tone, members }) => [subconcept, tone, rowsOf(members)])).toEqual([
      ['Price (monthly)', 'blank', [1]],
      ['price', 'positive', [0]],
      ['price', 'negative', [1]],
      ['service', 'blank', [0]],
    ]);
  });

  it('reports how far it is, and stops when it is cancelled', async () => {
    const path = await writeTestFile(`a\n${'1\n'.repeat(100_000)}`);
    const file = { path, form: 'wide', mapping: mappingOf(map(['r1', 'A'])) } as const;
    const handled: number[] = [];
    await importRespondents(file, { onProgress: (rows) => handled.push(rows) });
    expect(handled.length).toBeGreaterThan(1);
    expect(handled.at(-1)).toBe(100_000);
    const stop = new AbortController();
    const cancelled = importRespondents(file, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(cancelled).rejects.toThrow('aborted');
  });
});

describe('importWide lists what is wrong', () => {
  const find = async (csv: string, mapping: TestColumn[]): Promise<[string, (number | null)[]][]> =>
    (await run(csv, mapping)).fileErrors?.map(({ title, lines }) => [title, lines.map(({ line }) => line)]) ?? [];

  it('answers that are none of the points', async () => {
    const mapping = map(['r1', 'A', five], ['r1', 'B']);
    const csv = 'a,b\n5,1\nfive,1\n6,0\n0,1\n3,2\n3,maybe\n';
    expect(await find(csv, mapping)).toEqual([['An answer has no place on the scale', [3, 4, 5, 6, 7]]]);
    const { fileErrors } = await run(csv, mapping);
    expect(fileErrors?.[0]?.lines[0]?.text).toBe(
      'Column 1 “a”: “five” is none of the points of its scale: 1, 2, 3, 4, 5. Add it to a point or to the answers that count as none, or correct the cell.',
    );
  });

  it('respondents that are there twice, and weights that are none', async () => {
    const mapping = map(['respondent', ''], ['weight', ''], ['r1', 'R']);
    expect(await find('id,w,r\n1,1,1\n2,-1,1\n\u200b1,x,0\n3,,1\n,1,1\n', mapping)).toEqual([
      ['A respondent appears twice', [4]],
      ['A weight is not a number of 0 or more', [3, 4, 5]],
    ]);
  });

  it('rows with more cells than headings, but not blank ones', async () => {
    expect(await find('a,b\n1,1,,\n1,1,,extra\n', map(['r1', 'A'], ['r1', 'B']))).toEqual([
      ['A row has more cells than there are headings', [3]],
    ]);
  });

  it('at most 100 different lines a title, and how many more; what lines say alike once', async () => {
    const different = Array.from({ length: 1500 }, (_, at) => `x${at}\n`).join('');
    const { fileErrors } = await run(`a\n${different}`, map(['r1', 'A']));
    expect(fileErrors?.[0]?.lines).toHaveLength(100);
    expect(fileErrors?.[0]?.more).toBe(1400);
    const alike = await run(`a\n${'x\n'.repeat(1500)}`, map(['r1', 'A']));
    expect(alike.fileErrors).toMatchObject([{ lines: [{ line: 2, same: { count: 1500 } }], more: 0 }]);
  });

  it('audience variables of too many values', async () => {
    const csv = `a,r\n${Array.from({ length: 600 }, (_, i) => `v${i},1\n`).join('')}`;
    expect(await find(csv, map(['audience', 'A'], ['r1', 'R']))).toEqual([['Too many audiences', [502]]]);
  });

  it('a file without respondents, and a file of another structure', async () => {
    expect(await find('a\n', map(['r1', 'A']))).toEqual([['The file contains no answers', [null]]]);
    const path = await writeTestFile('a\n1\n');
    expect(await importRespondents({ path, form: 'messages' })).toHaveProperty('fileErrors');
  });

  it.each([
    ['no R1', map(['audience', 'A']), 'No column is R1.'],
    [
      'an unknown column',
      map(['r1', 'A'], null, null, ['r1', 'B']),
      'Column 4 is not in the file, whose last column is 3.',
    ],
    ['two R1 of one message', map(['r1', 'A'], ['r1', 'A ']), 'Column 1 “a” and column 2 “b” are both R1 of “A”.'],
    ['R2 without R1', map(['r1', 'A'], ['r2', 'B']), 'Column 2 “b” is R2 of “B”, which has no R1.'],
    ['only positive points', map(['r1', 'A', { min: 1, max: 5, topBox: 5 }]), 'In the scale of A every point counts'],
    ['no positive point', map(['r1', 'A', { min: 1, max: 5, topBox: 0 }]), 'In the scale of A no point counts'],
    [
      'an answer in two points',
      map(['r1', 'A', { min: 1, max: 2, topBox: 1, words: ['no', 'No '] }]),
      'In the scale of A the answer “No ” is there twice.',
    ],
    [
      'two audiences of one label',
      map(['audience', 'X'], ['audience', 'X '], ['r1', 'A']),
      'are both the audience “X”',
    ],
    [
      'two weights',
      map(['r1', 'A'], ['weight', ''], ['weight', '']),
      'Column 2 “b” and column 3 “c” are both the weight.',
    ],
    ['a message without text', map(['r1', ' ']), 'Column 1 “a” has no label.'],
    ['a column twice', [...map(['r1', 'A']), ...map(['r1', 'B'])], 'Column 1 “a” is assigned twice.'],
  ])('a mapping with %s', async (_, mapping, text) => {
    const { fileErrors } = await run('a,b,c\n1,1,1\n', mapping);
    expect(fileErrors?.map(({ title }) => title)).toEqual(['The columns aren’t assigned correctly']);
    expect(fileErrors?.[0]?.lines.map((line) => line.text).join('\n')).toContain(text);
  });
});
