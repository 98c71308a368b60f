import { describe, expect, it } from 'vitest';
import { ColumnStats } from './column-stats.ts';
import { findHeadings } from './find-headings.ts';
import { pairHeadings } from './heading-words.ts';
import { suggestColumns } from './suggest-columns.ts';

/** A breath that is always due and counts its turns. */
const countingBreath = () => {
  const turns = { count: 0 };
  const yieldToEventLoop = Object.assign(
    async () => {
      turns.count++;
    },
    { isDue: () => true },
  );
  return { yieldToEventLoop, turns };
};

const rated = new ColumnStats(100);
rated.addColumn(
  Array.from({ length: 50 }, (_, i) => ({ line: i + 2, cells: [String(1 + (i % 5))] })),
  0,
);

describe('suggestColumns', () => {
  it('numbers 6,000 messages of one name without counting from 2 for each', async () => {
    const headings = Array<string>(6000).fill('x'.repeat(1000));
    const { yieldToEventLoop, turns } = countingBreath();
    const columns = await suggestColumns(
      headings,
      headings.map(() => rated),
      yieldToEventLoop,
    );
    const labels = columns.columns.map(({ label }) => label);
    expect(new Set(labels).size).toBe(6000);
    expect(labels.at(-1)).toBe(`${'x'.repeat(990)} (6000)`);
    expect(Math.max(...labels.map(({ length }) => length))).toBeLessThanOrEqual(1000);
    // Once for each column, so that the event loop gets its turn wherever it is due.
    expect(turns.count).toBeGreaterThanOrEqual(6000);
  });

  it('keeps a number that a heading has already', async () => {
    const headings = ['A', 'A (2)', 'A', 'A'];
    const columns = await suggestColumns(
      headings,
      headings.map(() => rated),
      countingBreath().yieldToEventLoop,
    );
    expect(columns.columns.map(({ label }) => label)).toEqual(['A', 'A (2)', 'A (3)', 'A (4)']);
  });
});

describe('findHeadings', () => {
  const find = async (rows: string[][]) => {
    const { yieldToEventLoop, turns } = countingBreath();
    const found = await findHeadings(
      rows.map((cells, i) => ({ line: i + 1, cells })),
      yieldToEventLoop,
    );
    return { ...found, turns: turns.count };
  };

  it('cuts headings in the middle to 1,000 characters, to fewer in a table of thousands, and never inside a character', async () => {
    const emoji = '😀'.repeat(2000);
    const { names, turns } = await find([[emoji, ` a \n ${' '.repeat(50)} b`]]);
    expect(names).toEqual([`${'😀'.repeat(249)}…${'😀'.repeat(250)}`, 'a b']);
    expect(turns).toBe(2);
    const odd = await find([[`x${emoji}`]]);
    expect(odd.names).toEqual([`x${'😀'.repeat(249)}…${'😀'.repeat(250)}`]);
    const wide = await find([Array<string>(16_384).fill(`y${emoji}`)]);
    expect(wide.names.join('').length).toBeLessThanOrEqual(4_194_304);
    expect(wide.names.every((name) => name.isWellFormed() && name.length > 200)).toBe(true);
  });

  it('names a blank heading by its place, the same in every language', async () => {
    expect((await find([['a', '', 'c', '']])).names).toEqual(['a', '#2', 'c']);
  });
});

it('pairs the interest in a message with the action it leads to', () => {
  const headings = [
    'Interest: Calm',
    'Action: Calm',
    'Idee (Interesse)',
    'Idee (Handlung)',
    'Action: Bold',
    'Interest rates',
  ];
  expect(pairHeadings(headings)).toEqual([
    { role: 'r1', label: 'Calm' },
    { role: 'r2', label: 'Calm' },
    { role: 'r1', label: 'Idee' },
    { role: 'r2', label: 'Idee' },
    ...[null, null],
  ]);
});

it('finds R1 and R2 at the end of a heading by looking at its end', () => {
  const long = 'R 1 - '.repeat(100_000);
  const headings = [`${long}x (R1)`, `${long}x - R2`, 'R1', 'a R1', 'a_R2'];
  expect(pairHeadings(headings).map((paired) => paired && [paired.role, paired.label.length])).toEqual([
    ['r1', 600_001],
    ['r2', 600_001],
    null,
    ['r1', 1],
    ['r2', 1],
  ]);
});
