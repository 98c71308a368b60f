import { datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { expect, it } from 'vitest';
import { createYield } from '#/platform/event-loop.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { findColumns } from './brand-columns.ts';
import { readRow } from './read-brand-file.ts';
import { readLinks } from './read-cells.ts';

const cellOf = (text: string) => ({ text, line: 2, column: 1, heading: 'H', errors: new FileErrorList() });
const countsOf = (errors: FileErrorList) =>
  errors.toFileErrors().map(({ lines, more }) => [lines[0]!.code, lines.length + more]);
const many = (name: string, most: number) => Array.from({ length: most }, (_, i) => `${name}${i}`).join(' ');

it.each([
  ['the same text again and again', '$ '.repeat(2000), [['notAProfile', 1]]],
  ['thousands of texts that are no profiles', many('$', 800), [['notAProfile', 20]]],
  ['hundreds of profiles', many('page', 600), [['tooManyLinks', 1]]],
  ['hundreds of spellings of one profile', many('fjord?', 500), [['tooManyLinks', 1]]],
  ['more than a cell of links may hold', '$ '.repeat(16_000), [['linkTooLong', 1]]],
])('stops reading a cell of %s', (_, text, lines) => {
  const cell = cellOf(text);
  expect(readLinks(cell, 'FACEBOOK').length).toBeLessThanOrEqual(datasetLimits.links + 1);
  expect(countsOf(cell.errors)).toEqual(lines);
});

it('reads as many links as there may be, each as long as it may be', () => {
  const longest = Array.from({ length: datasetLimits.links }, (_, i) =>
    `https://www.facebook.com/fjord${i}?`.padEnd(datasetLimits.link, 'q'),
  );
  const cell = cellOf(longest.join(', '));
  expect(readLinks(cell, 'FACEBOOK').map(({ url }) => url)).toEqual(
    longest.map((_, i) => `https://www.facebook.com/fjord${i}`),
  );
  expect(cell.errors.isEmpty).toBe(true);
});

it('yields to the event loop at every cell, so that a row ends with its request', async () => {
  const errors = new FileErrorList();
  const table = [
    { line: 1, cells: ['Domain', 'Facebook'] },
    { line: 2, cells: ['fjord.dk', 'fjord'] },
  ];
  const { columns, rows } = (await findColumns(table, errors, createYield()))!;
  const given = await readRow(rows[0]!, columns, errors, createYield());
  expect(given).toMatchObject({ domain: 'fjord.dk', socials: { FACEBOOK: [{ isSelected: true }] } });
  await expect(readRow(rows[0]!, columns, errors, createYield(AbortSignal.abort('gone')))).rejects.toBe('gone');
});
