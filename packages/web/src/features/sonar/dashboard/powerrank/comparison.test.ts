import { expect, it } from 'vitest';
import { toBrands } from '../dashboard.ts';
import { madeCalculations } from '../for-test/made-calculations.ts';
import { averageScore } from './average-row.tsx';
import { pickCompared } from './comparison.tsx';

const made = (count: number) => toBrands(madeCalculations(count).rows, {});

it('takes the five best and the five last, with those in focus between them', () => {
  const brands = made(50);
  const compared = pickCompared(brands);
  const scores = compared.map(({ brand }) => brand.powerrank.score ?? Number.NaN);
  const all = brands.flatMap(({ powerrank }) => powerrank.score ?? []).sort((one, other) => other - one);
  expect(scores.slice(0, 5)).toEqual(all.slice(0, 5));
  expect(scores.slice(-5)).toEqual(all.slice(-5));
  const between = compared.slice(5, -5);
  expect(between.length).toBeGreaterThan(0);
  expect(between.every(({ brand }) => brand.inFocus || brand.myCompany)).toBe(true);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

it('names nobody twice and shows ten where there are ten', () => {
  const brands = made(14).map((brand) => ({ ...brand, inFocus: false, myCompany: false }));
  const known = brands.filter(({ powerrank }) => powerrank.score !== null).length;
  const compared = pickCompared(brands);
  expect(compared).toHaveLength(Math.min(10, known));
  expect(new Set(compared.map(({ brand }) => brand.count)).size).toBe(compared.length);
  expect(pickCompared(made(7)).length).toBeLessThanOrEqual(7);
});

it('leaves out who is not active', () => {
  const [first, ...others] = made(20).toSorted((a, b) => (b.powerrank.score ?? 0) - (a.powerrank.score ?? 0));
  if (first === undefined) throw new Error('no brands');
  const compared = pickCompared([{ ...first, isActive: false }, ...others]);
  expect(compared.some(({ brand }) => brand.count === first.count)).toBe(false);
});

it('averages the score to a whole and the trend to two decimals', () => {
  const [one, two, three] = made(3);
  if (one === undefined || two === undefined || three === undefined) throw new Error('no brands');
  const of = (score: number | null, trend: number | null) => ({ ...one.powerrank, score, prevScore: score, trend });
  const brands = [
    { ...one, powerrank: of(60.4, 61.234) },
    { ...two, powerrank: of(51, 50) },
    { ...three, powerrank: of(null, null) },
  ];
  expect(averageScore(brands, 'powerrank')).toEqual({ score: 56, trend: 55.62, change: -0.08 });
  const before = brands.map((brand) => ({ ...brand, powerrank: { ...brand.powerrank, prevScore: null } }));
  expect(averageScore(before, 'powerrank')).toEqual({ score: 56, trend: 55.62, change: null });
  expect(averageScore([], 'powerrank')).toEqual({ score: null, trend: null, change: null });
});
