import { expect, it } from 'vitest';
import { parsePrice, parseWhole } from './numbers.ts';

it('reads whole numbers as both languages write them', () => {
  expect(['1000000', '1,000,000', '1.000.000', ' 1 000 000 ', '0'].map(parseWhole)).toEqual([1e6, 1e6, 1e6, 1e6, 0]);
  expect([parseWhole(''), parseWhole('  ')]).toEqual([null, null]);
  expect(['-1', '1e6', 'many', '9999999999999', '1.5', '1,00', '10000,000'].map(parseWhole)).toEqual(
    Array(7).fill(undefined),
  );
});

it('reads prices with a point or a comma', () => {
  expect(['2.5', '2,5', '0', '10000', '0.075'].map(parsePrice)).toEqual([2.5, 2.5, 0, 10_000, 0.075]);
  expect(['', '-1', '1,000.50', '10001', '1e3', '2.'].map(parsePrice)).toEqual(Array(6).fill(undefined));
});
