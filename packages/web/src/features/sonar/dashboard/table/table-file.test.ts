import { expect, it } from 'vitest';
import { tableFile } from './table-file.ts';

it('sends numbers with two decimals, empty cells for what is unknown, and the notes behind one another', () => {
  const file = tableFile(
    {
      title: 'Scores',
      columns: ['Brand', 'Score'],
      rows: [
        ['Klint', 73.4567],
        ['Havgus', null],
        ['x', Number.NaN],
      ],
      notes: ['a'],
    },
    'csv',
    'de',
    ['b'],
  );
  expect(file.rows).toEqual([
    ['Klint', 73.46],
    ['Havgus', null],
    ['x', null],
  ]);
  expect(file).toMatchObject({ format: 'csv', lang: 'de', notes: ['a', 'b'] });
});

it('keeps within what a file may hold', () => {
  const rows = Array.from({ length: 6000 }, () => ['y'.repeat(3000)]);
  const file = tableFile({ title: 't'.repeat(300), columns: ['c'], rows }, 'xlsx', 'en', []);
  expect(file.title).toHaveLength(200);
  expect(file.rows).toHaveLength(5000);
  expect(file.rows[0]?.[0]).toHaveLength(2000);
});
