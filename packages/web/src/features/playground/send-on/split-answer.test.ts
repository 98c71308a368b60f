import { expect, it } from 'vitest';
import { splitAnswer } from './split-answer.ts';

it('makes one point of each entry, quote and sentence, as plain text', () => {
  const answer = [
    '## Three lines',
    'Here they are:',
    '',
    '1. **Ten winters**, one *jacket* \\(new\\) [2.14].',
    '2. Dry by [62.4 %](/project/sonar/1) of all tests',
    '',
    '> A quote [1.2]',
    '',
    'They last. They also',
    'look good.',
    '',
    '| Line | R1 |',
    '| - | -: |',
    '',
    '```js',
    'const jacket = "dry";',
    '```',
  ].join('\n');
  expect(splitAnswer(answer)).toEqual([
    'Ten winters, one jacket (new).',
    'Dry by 62.4 % of all tests',
    'A quote',
    'They last.',
    'They also look good.',
  ]);
});

it('leaves out struck figures, what is too long, and what is said twice', () => {
  expect(splitAnswer(`It has ~~57 %~~. Good. Good.\n\n- ${'x'.repeat(2001)}`)).toEqual(['Good.']);
  expect(splitAnswer('')).toEqual([]);
});
