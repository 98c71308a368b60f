import { expect, it } from 'vitest';
import { findMarkedSpans } from './marked-spans.ts';

const text = 'Dry in the worst week of November. Tested on the sea, not in a lab.';
const word = (name: string, points: number) => {
  const start = text.indexOf(name);
  return { start, end: start + name.length, points };
};
const shown = (...words: ReturnType<typeof word>[]) =>
  findMarkedSpans(text, words).map(({ start, end }) => text.slice(start, end));

it('joins neighbours of one direction, and only those', () => {
  expect(shown(word('worst', 4), word('week', 3))).toEqual(['worst week']);
  expect(shown(word('worst', 4), word('week', -3))).toEqual(['worst', 'week']);
  expect(shown(word('Dry', 4), word('worst', 3))).toEqual(['Dry', 'worst']);
});

it('leaves out words that say nothing by themselves, and weak ones', () => {
  expect(shown(word('of', 6), word('week', 6), word('lab.', 1))).toEqual(['week']);
});

it('shows the three strongest, in the order of the text', () => {
  expect(shown(word('Dry', 3), word('worst', -6), word('November.', 4), word('lab.', 5))).toEqual([
    'worst',
    'November.',
    'lab.',
  ]);
});

it('shows nothing where no word matters', () => {
  expect(shown()).toEqual([]);
});
