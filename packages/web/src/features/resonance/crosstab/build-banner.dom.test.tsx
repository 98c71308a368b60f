import { resonanceCalls } from '@soundings/contract/resonance/calls';
import { expect, it } from 'vitest';
import { buildBanner } from './crosstab-dialog.tsx';

const nodes = Array.from({ length: 600 }, (_, at) => ({ id: `0.${at}`, label: `Town ${at}`, base: 40 }));
const group = { id: '0', name: 'Town', nodes };
const { body } = resonanceCalls.exportCrosstab.staff;

it.each([1, 99, 100, 101, 499, 600])('takes %i columns where the server does', (count) => {
  const { banner, isTooMany } = buildBanner([group], new Set(nodes.slice(0, count).map(({ id }) => id)));
  expect(banner).toHaveLength(count);
  const asked = body.safeParse({ banner, audienceIds: [], format: 'csv', lang: 'en' });
  expect(isTooMany).toBe(!asked.success);
});

it('has only columns that are there, in their order', () => {
  expect(buildBanner([group], new Set(['0.7', 'gone', '0.2'])).banner).toEqual(['0.2', '0.7']);
});
