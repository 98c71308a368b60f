import { expect, it } from 'vitest';
import { checkLines, readLines, writeLines } from './rule-lines.ts';

const rules = {
  use: ['light', 'lamp'],
  avoid: [
    { term: 'cheap', instead: 'affordable' },
    { term: 'climate*', instead: '' },
  ],
  claims: [
    { term: 'award-winning', proof: '', address: '' },
    { term: 'climate neutral', proof: 'Certificate', address: 'https://tuv.example/?id=4711' },
    { term: 'free', proof: '', address: 'https://x.example' },
  ],
};

it('writes rules as lines and reads them back', () => {
  const lines = writeLines(rules);
  expect(lines).toEqual({
    use: 'light\nlamp',
    avoid: 'cheap = affordable\nclimate*',
    claims: 'award-winning\nclimate neutral = Certificate = https://tuv.example/?id=4711\nfree =  = https://x.example',
  });
  expect(readLines(lines)).toEqual(rules);
  expect(readLines({ use: '\n  light \n\n', avoid: '', claims: '' }).use).toEqual(['light']);
});

it.each([
  ['use', 'light\n…', 'lineNeedsWord', 2],
  ['avoid', '= affordable', 'lineNeedsWord', 1],
  ['avoid', `\ncheap = ${'x'.repeat(81)}`, 'lineTooLong', 2],
  ['claims', 'free = Proof = http://x.example', 'lineNeedsAddress', 1],
  ['use', 'a\n'.repeat(101), 'tooMany', 101],
] as const)('%s: “%s” → %s in line %i', (field, text, code, line) => {
  expect(checkLines(field, text)).toMatchObject({ code, line });
});

it('finds nothing wrong with what it writes', () => {
  for (const [field, text] of Object.entries(writeLines(rules))) expect(checkLines(field as 'use', text)).toBeNull();
});
