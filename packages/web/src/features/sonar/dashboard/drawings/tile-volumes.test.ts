import { expect, it } from 'vitest';
import type { Brand } from '../dashboard.ts';
import { countVolumes, tileSizes } from './tile-volumes.ts';

const brand = (comparable: number | null, known: number): { members: Brand[] } => {
  const days = { comparable: { known, of: 28 }, compareTo: { known: 28, of: 28 } };
  const interactions = { comparable, compareTo: null, trend: null, days };
  return { members: [{ socialCalculations: { FACEBOOK: { metrics: { interactions } } } } as unknown as Brand] };
};

it('tells what was counted, and sizes a tile by its pace on the days that are known', () => {
  const { metric, volumes } = countVolumes([brand(1700, 17), brand(2800, 28), brand(null, 0)]);
  expect(metric).toBe('interactions');
  expect(volumes).toEqual([
    { count: 1700, size: 2800, isWhole: false },
    { count: 2800, size: 2800, isWhole: true },
    null,
  ]);
  const [first, second, unknown] = tileSizes(volumes);
  expect(first).toBe(second);
  expect(unknown).toBeLessThan(first!);
});
