import { expect, it } from 'vitest';
import { writtenText } from './templates.ts';

it.each([
  ['what a template asks to write', 'Short', '', 'pitch', null],
  ['nothing', '', '  ', null, null],
  ['a heading alone', 'Part two', '', null, ''],
  ['words of one’s own', '', 'Walk on water.', null, 'Walk on water.'],
  ['words where a template asked for some', 'Short', 'Walk on water. ', 'pitch', 'Walk on water.'],
] as const)('of a block of text shows %s', (_, title, text, hint, shown) => {
  expect(writtenText({ title, text, hint })).toBe(shown);
});
