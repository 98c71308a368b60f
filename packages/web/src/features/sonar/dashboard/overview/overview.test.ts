import { expect, it } from 'vitest';
import { sparkPaths } from '#/ui/charts/spark.ts';
import { toBrands } from '../dashboard.ts';
import { madeCalculations } from '../for-test/made-calculations.ts';
import { brandEntry, includeOwnBrand } from '../scores/entries.ts';
import { compareFollowers } from './presence-card.tsx';

const brands = toBrands(madeCalculations(30).rows, { labels: ['groups', 'country'], hidden: '2', marked: '3.4' });
const entries = brands.map(brandEntry);
const [first] = brands;
if (first === undefined) throw new Error('no brands');

it('sets brands up as the address says', () => {
  expect(brands.filter(({ isHidden }) => isHidden).map(({ count }) => count)).toEqual([2]);
  expect(brands.filter(({ isMarked }) => isMarked).map(({ count }) => count)).toEqual([3, 4]);
  const outdoor = toBrands([{ ...first, groups: ['Outdoor', 'Retail'], country: 'SE' }], {
    labels: ['groups', 'country'],
  });
  expect(outdoor[0]?.label).toBe('Tundra & Co · Outdoor, Retail · SE');
  expect(toBrands([{ ...first, groups: [] }], { labels: ['groups'] })[0]?.label).toBe('Tundra & Co');
});

it('shows one’s own brand among the best, wherever it stands', () => {
  const names = (count: number) => includeOwnBrand(entries, count).map(({ name }) => name);
  expect(includeOwnBrand(entries, 3)).toHaveLength(3);
  expect(includeOwnBrand(entries, 3).at(-1)?.brand?.myCompany).toBe(true);
  expect(names(10)).toEqual(entries.slice(0, 10).map(({ name }) => name));
  expect(
    includeOwnBrand(
      entries.filter(({ brand }) => !brand?.myCompany),
      3,
    ),
  ).toEqual(entries.slice(0, 3));
});

it('places followers between none and the most of a network, and unknown ones nowhere', () => {
  const withFollowers = (followers: number | null) => ({
    ...first,
    socialCalculations: {
      INSTAGRAM: {
        metrics: { followers: { comparable: followers, compareTo: null, trend: null } },
        reason: null,
        till: null,
      },
    },
  });
  const field = [withFollowers(0), withFollowers(99), withFollowers(9_999), withFollowers(null)];
  const own = (followers: number | null) => compareFollowers(withFollowers(followers), field)[0];
  expect(own(99)).toMatchObject({ network: 'INSTAGRAM', median: 99, most: 9_999 });
  expect(own(99)?.value).toBeCloseTo(50, 10);
  expect(own(9_999)?.value).toBeCloseTo(100, 10);
  expect(own(0)?.value).toBe(0);
  expect(own(null)?.value).toBeNull();
  expect(compareFollowers(first, [])[1]?.value).toBeNull();
});

it('draws a gap as a gap, and noise as a flat line', () => {
  const { paths, end } = sparkPaths([50, 51, null, 52, 50], 40, 16);
  expect(paths).toHaveLength(2);
  expect(end?.x).toBe(40);
  const heights = [...(paths.join('').matchAll(/ ([\d.]+)/g) ?? [])].map(([, y]) => Number(y));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6);
  expect(sparkPaths([null, null], 40, 16)).toEqual({ paths: [], areas: [], end: null });
});
