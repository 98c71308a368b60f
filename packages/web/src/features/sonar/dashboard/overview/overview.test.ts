import { expect, it } from 'vitest';
import { hasLine, sparkPaths } from '#/ui/charts/spark.ts';
import { toBrands } from '../dashboard.ts';
import { madeCalculations } from '../for-test/made-calculations.ts';
import { brandEntry, limitedTop, topAndOwn } from '../scores/entries.ts';
import { compareFollowers, followerScale } from './compare-followers.ts';

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
  const own = entries.find(({ brand }) => brand?.myCompany);
  expect(topAndOwn(entries, 3)).toEqual([...entries.slice(0, 3), own]);
  expect(limitedTop(entries, 3)).toEqual([...entries.slice(0, 2), own]);
  const others = entries.filter((entry) => entry !== own);
  for (const take of [topAndOwn, limitedTop]) {
    expect(take(entries, 10)).toEqual(entries.slice(0, 10));
    expect(take(others, 3)).toEqual(others.slice(0, 3));
  }
});

it('tells followers beside the median and the most of all brands, unknown ones as nothing', () => {
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
  const field = [withFollowers(0), withFollowers(100), withFollowers(1_000), withFollowers(null)];
  const own = (followers: number | null) => compareFollowers(withFollowers(followers), field)[0];
  expect(own(200)).toMatchObject({ network: 'INSTAGRAM', followers: 200, median: 100, most: 1_000 });
  expect(own(0)?.followers).toBe(0);
  expect(own(null)?.followers).toBeNull();
  expect(compareFollowers(first, [])[1]).toMatchObject({ median: null, most: null });
});

it('places followers of all networks on one scale, on which each ratio is equally long', () => {
  const { centre, place, rings } = followerScale([12_000, 15_000, 38_000]);
  expect(centre).toBe(1_000);
  expect([place(50_000), place(1_000), place(0), place(null)]).toEqual([1, 0, 0, null]);
  expect(place(40_000)! - place(20_000)!).toBeCloseTo(place(8_000)! - place(4_000)!, 10);
  expect(rings.map(({ count }) => count)).toEqual([50_000, 20_000, 10_000, 5_000, 2_000]);
  expect(followerScale([30_000]).centre).toBe(10_000);
  // Rings that would touch are left out, the edge never is.
  const wide = followerScale([3, 8_100_000_000]).rings;
  expect(wide[0]?.count).toBe(10_000_000_000);
  const gaps = wide.slice(1).map(({ at }, index) => (wide[index]?.at ?? 0) - at);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.17);
  expect(followerScale([]).rings.length).toBeGreaterThan(0);
});

it('draws a gap as a gap, and noise as a flat line', () => {
  const { path, end } = sparkPaths([50, 51, null, 52, 50], 40, 16);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(end?.x).toBe(40);
  const heights = [...(path.matchAll(/,([\d.]+)/g) ?? [])].map(([, y]) => Number(y));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6);
  expect([[50], [50, null, 52], [null], []].some(hasLine)).toBe(false);
  expect(hasLine([null, 50, 51])).toBe(true);
  expect(sparkPaths([null, null], 40, 16)).toEqual({ path: '', area: '', end: null });
});
