import { expect, it } from 'vitest';
import { wordRule } from './match-words.ts';

it('finds texts with all words of one of its parts, however they are written', () => {
  const isPrice = wordRule('too expensive, PRICE; teuer')!;
  expect(isPrice('Expensive, far too much')).toBe(true);
  expect(isPrice('It is expensive')).toBe(false);
  expect(isPrice('the prices')).toBe(true);
  expect(isPrice('Viel zu TEUER')).toBe(true);
  expect(isPrice('cheap')).toBe(false);
});

it('is none without a word', () => {
  expect(wordRule('')).toBeNull();
  expect(wordRule(' , ;')).toBeNull();
});
