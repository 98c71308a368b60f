import { expect, it } from 'vitest';
import { blocksOf, writtenText } from './templates.ts';

const hint = (() => {
  const [block] = blocksOf('conceptPitch', 'en', new Map());
  return block?.kind === 'text' ? block.text : '';
})();

it.each([
  ['what a template says to write', 'Short', hint, null],
  ['nothing', '', '  ', null],
  ['a heading alone', 'Part two', '', ''],
  ['words of one’s own', '', 'Walk on water.', 'Walk on water.'],
  ['words behind what the template says', 'Short', `${hint} Walk on water.`, 'Walk on water.'],
  ['words before it', 'Short', `Walk on water.\n\n${hint}`, 'Walk on water.'],
])('of a block of text shows %s', (_, title, text, shown) => {
  expect(hint).not.toBe('');
  expect(writtenText({ title, text })).toBe(shown);
});
