import { resonanceCalculationEndpoints } from '@soundings/contract/resonance/calculation-endpoints';
import { expect, it } from 'vitest';
import { bannerOf } from './banner-of.ts';

const nodes = Array.from({ length: 600 }, (_, at) => ({ id: `0.${at}`, label: `Town ${at}`, base: 40 }));
const group = { id: '0', name: 'Town', nodes };
const { body } = resonanceCalculationEndpoints.exportCrosstab;

it.each([1, 99, 100, 101, 499, 600])('takes %i columns where the server does', (count) => {
  const { banner, isTooMany } = bannerOf([group], new Set(nodes.slice(0, count).map(({ id }) => id)));
  expect(banner).toHaveLength(count);
  const asked = body.safeParse({ banner, audienceIds: [], format: 'csv', lang: 'en' });
  expect(isTooMany).toBe(!asked.success);
});

it('has only columns that are there, in their order', () => {
  expect(bannerOf([group], new Set(['0.7', 'gone', '0.2'])).banner).toEqual(['0.2', '0.7']);
});
