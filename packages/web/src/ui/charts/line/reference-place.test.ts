import { expect, it } from 'vitest';
import { layLines } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';
import { referencePlace } from './reference-place.ts';

const days = Array.from({ length: 11 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);

const place = (values: number[][], free = 900) => {
  const lines = values.map((line, index): Line => {
    return { id: `${index}`, name: `${index}`, values: line, color: 'red', end: '' };
  });
  const laid = layLines({ lines, days, width: 900, height: 300, formatDay: (day) => day, always: [50], room: 150 });
  return { laid, ...referencePlace(laid, lines, { level: 50, name: 'typical = 50', free }) };
};

it('stands over its level at the left where no line is near', () => {
  const { laid, x, y } = place([days.map(() => 80)]);
  expect(x).toBe(laid.left + 4);
  expect(y).toBe(laid.y(50) - 5);
});

it('stands under its level where a line runs along above it', () => {
  const { laid, x, y } = place([days.map(() => 51)]);
  expect(x).toBe(laid.left + 4);
  expect(y).toBeGreaterThan(laid.y(50));
});

it('moves along its level past lines that cross it', () => {
  const { laid, x } = place([days.map((_, day) => 48 + 5 * day)]);
  expect(x).toBeGreaterThan(laid.left + 4);
});

it('stands over the plot where lines run through every place along the level, unless that is taken', () => {
  const tangle = [51, 49].map((value) => days.map(() => value));
  const { laid, x, y, isApart } = place(tangle);
  expect(isApart).toBe(true);
  expect(y).toBeLessThan(laid.top);
  expect(x).toBeGreaterThan(laid.left);
  expect(place(tangle, laid.left + 40).isApart).toBe(false);
});
