import { expect, it } from 'vitest';
import { createYield } from '#/platform/event-loop.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { findColumns } from './brand-columns.ts';

const find = (rows: string[][], signal?: AbortSignal) => {
  const errors = new FileErrorList();
  const table = rows.map((cells, index) => ({ line: index + 1, cells }));
  return findColumns(table, errors, createYield(signal)).then((found) => ({ found, errors: errors.toFileErrors() }));
};

it('looks at the first 500 columns of a row', async () => {
  const others = Array.from({ length: 499 }, (_, i) => `other ${i}`);
  const { found } = await find([['Our brands'], [...others, 'Domain', 'Company'], ['', 'fjord.dk']]);
  expect([...found!.columns]).toEqual([['domain', { at: 499, heading: 'Domain', rank: 0 }]]);
  expect(found!.rows.map(({ line }) => line)).toEqual([3]);
  const { found: none, errors } = await find([[...others, 'other', 'Domain']]);
  expect(none).toBeNull();
  expect(errors.map(({ code }) => code)).toEqual(['noDomainColumn']);
});

it('takes no text of hundreds of characters for a heading', async () => {
  const { found } = await find([[`Domain${' '.repeat(200)}.`], ['Domain'], ['fjord.dk']]);
  expect(found!.rows.map(({ line }) => line)).toEqual([3]);
});

it('yields to the event loop at every row, so that the search ends with its request', async () => {
  await expect(find([['Our brands'], ['Domain']], AbortSignal.abort('gone'))).rejects.toBe('gone');
});
