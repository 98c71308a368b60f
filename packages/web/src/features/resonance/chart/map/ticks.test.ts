import { expect, it } from 'vitest';
import { roundTicks, tickDecimals } from './map-layout.ts';

it('steps by 1, 2 or 5 and stays inside', () => {
  expect(roundTicks(20, 85, 7)).toEqual({ values: [20, 30, 40, 50, 60, 70, 80], step: 10 });
  expect(roundTicks(41.2, 43.1, 5).values).toEqual([41.5, 42, 42.5, 43]);
  expect(roundTicks(0, 433, 5).step).toBe(100);
});

it('knows the decimals that a step needs', () => {
  expect([10, 1, 0.5, 0.2, 0.01].map(tickDecimals)).toEqual([0, 0, 1, 1, 2]);
});
