import { expect, it } from 'vitest';
import { FileErrorList } from './file-errors.ts';

const place = (cell: string) => ({ column: 1, heading: 'company', cell });

it('reports what many lines say alike once, with how many and the first of them', () => {
  const errors = new FileErrorList();
  for (let line = 2; line < 1437; line++) {
    errors.add('metricBrandUnknown_name', line, place(line % 7 === 0 ? 'Tern' : 'Gull'));
  }
  errors.add('metricBrandUnknown_name', 1437, place('Auk'));
  const [error, ...others] = errors.toFileErrors();
  expect(others).toEqual([]);
  expect(
    error!.lines.map(({ values, same }) => [values.cell, same?.count, same?.lines.slice(0, 3), same?.lines.length]),
  ).toEqual([
    ['Gull', 1230, [2, 3, 4], 100],
    ['Tern', 205, [7, 14, 21], 100],
    ['Auk', undefined, undefined, undefined],
  ]);
  expect(error!.more).toBe(0);
});

it('counts lines behind 100 different things, and still those that say what is listed', () => {
  const errors = new FileErrorList();
  for (let line = 2; line < 152; line++) errors.add('metricBrandUnknown_name', line, place(`Brand ${line}`));
  errors.add('metricBrandUnknown_name', 152, place('Brand 3'));
  errors.add('metricBrandUnknown_name', 153, place('Brand 151'));
  const [error] = errors.toFileErrors();
  expect(error!.lines).toHaveLength(100);
  expect(error!.lines[1]).toMatchObject({ line: 3, same: { count: 2, lines: [3, 152] } });
  expect(error!.more).toBe(51);
});

it('keeps apart what is said of the file, and what has another kind', () => {
  const errors = new FileErrorList();
  errors.add('metricBrandUnknown_ofFile', null, { domain: 'a.dk' });
  errors.add('metricBrandUnknown', 4, place('a.dk'));
  errors.add('metricBrandUnknown_name', 5, place('a.dk'));
  expect(errors.toFileErrors()[0]!.lines.map(({ line, same }) => [line, same])).toEqual([
    [null, undefined],
    [4, undefined],
    [5, undefined],
  ]);
  expect(errors.isEmpty).toBe(false);
});
