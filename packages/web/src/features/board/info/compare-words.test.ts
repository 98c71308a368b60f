import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const join = (parts: ReturnType<typeof compareWords>, without: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

it('tells which words were taken out and which came in', () => {
  expect(compareWords('Dry in the rain', 'Warm in the rain')).toEqual([
    { text: 'Dry', kind: 'removed' },
    { text: 'Warm', kind: 'added' },
    { text: ' in the rain', kind: 'same' },
  ]);
  expect(compareWords('Same', 'Same')).toEqual([{ text: 'Same', kind: 'same' }]);
  expect(compareWords('', 'New')).toEqual([{ text: 'New', kind: 'added' }]);
});

it.each([
  ['One jacket, ten winters.', 'Ten winters. One jacket, repaired.'],
  ['a  b\nc', 'a b c d'],
  ['', ''],
  ['x y z x y', 'y z x'],
])('gives both texts back: %s → %s', (before, after) => {
  const parts = compareWords(before, after);
  expect(join(parts, 'added')).toBe(before);
  expect(join(parts, 'removed')).toBe(after);
});
