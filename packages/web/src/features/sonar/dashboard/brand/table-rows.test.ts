import { expect, it } from 'vitest';
import { toBrands } from '../dashboard.ts';
import { madeCalculations } from '../for-test/made-calculations.ts';
import { findBrands } from '../table/find-brands.ts';
import { parseBrandSort, sortBrands, tableRows } from './table-rows.ts';

const brands = toBrands(madeCalculations(50).rows, {});
const plain = { query: undefined, sort: '-powerrank', showsHidden: true, isRankEach: false, language: 'en' } as const;

it('begins with the highest powerrank, whatever an address asks for that there is not', () => {
  expect([undefined, 'x', '-passion', 'company'].map(parseBrandSort)).toEqual([
    '-powerrank',
    '-powerrank',
    '-passion',
    'company',
  ]);
});

it.each(['trust', '-trust'] as const)('puts brands without a score last: %s', (sort) => {
  const scores = sortBrands(brands, sort, 'en').map(({ trust }) => trust.score);
  const known = scores.filter((score) => score !== null);
  expect(known.length).toBeLessThan(scores.length);
  expect(scores.slice(0, known.length)).toEqual(known);
  expect(known).toEqual(known.toSorted((one, other) => (sort === 'trust' ? one - other : other - one)));
});

it('ranks all brands globally, and those of the view among each other', () => {
  const rows = tableRows(brands, { ...plain, query: 'klint' });
  expect(rows.map(({ brand }) => brand.brandCompany).every((name) => name.startsWith('Klint'))).toBe(true);
  const ranked = rows.filter(({ rank }) => rank !== null);
  expect(ranked.map(({ rankInView }) => rankInView)).toEqual(ranked.map((_, index) => index + 1));
  for (const { brand, rank } of rows) expect(rank).toBe(brand.powerrank.rank);
});

it('ranks by the sorted score where each has its own, of rivalry the lowest first', () => {
  const rows = tableRows(brands, { ...plain, sort: 'friction', isRankEach: true });
  const [first] = rows;
  expect(first?.rankInView).toBe(1);
  expect(first?.rank).toBe(first?.brand.friction.rank);
  expect(first?.brand.friction.score).toBe(Math.min(...brands.flatMap(({ friction }) => friction.score ?? [])));
});

it('leaves hidden brands out without moving any rank', () => {
  const [best] = tableRows(brands, plain);
  const hidden = toBrands(madeCalculations(50).rows, { hidden: String(best?.brand.count) });
  const rows = tableRows(hidden, { ...plain, showsHidden: false });
  expect(rows).toHaveLength(49);
  expect(rows[0]?.rank).toBe(2);
  expect(rows[0]?.rankInView).toBe(1);
});

it('finds names without their accents, and every word of a search', () => {
  expect(findBrands(brands, 'bolgeskov').length).toBeGreaterThan(0);
  expect(findBrands(brands, 'BØLGE skov').length).toBeGreaterThan(0);
  expect(findBrands(brands, 'bolgeskov fjord')).toHaveLength(0);
});
