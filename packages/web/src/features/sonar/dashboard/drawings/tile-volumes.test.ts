import { expect, it } from 'vitest';
import type { Brand } from '../dashboard.ts';
import { countVolumes, hasEnlarged, tileSizes } from './tile-volumes.ts';

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

it('leaves room for the name of each brand where there are few, and tells that sizes are then approximate', () => {
  const few = countVolumes([brand(50_000, 28), brand(900, 28), brand(0, 28)]).volumes;
  const sizes = tileSizes(few);
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(Math.min(...sizes) / sum).toBeGreaterThan(0.06);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(new Set(sizes).size).toBe(3);
  expect(hasEnlarged(few)).toBe(true);
  expect(hasEnlarged(countVolumes([brand(900, 28), brand(800, 28)]).volumes)).toBe(false);
});
