import { expect, it } from 'vitest';
import { placePanel } from './use-panel-place.ts';

const screen = { width: 1280, height: 800, top: 48 };

it('keeps the left part of what fills the screen in sight', () => {
  const { left, width, maxHeight } = placePanel({ left: 20, right: 1260, top: 60, bottom: 780 }, screen);
  expect([left + width <= screen.width, left > 640, maxHeight > 300]).toEqual([true, true, true]);
});

it('leaves the head of the row’s table in sight, under itself or over', () => {
  const row = { left: 80, right: 1260, top: 700, bottom: 732 };
  const under = placePanel(row, screen, { top: 640, bottom: 676 });
  expect([under.isAbove, under.top <= 640]).toEqual([true, true]);
  const over = placePanel(row, screen, { top: 200, bottom: 236 });
  expect([over.isAbove, over.top <= 700, over.top - over.maxHeight >= 236]).toEqual([true, true, true]);
});

it.each([
  ['beside a short row', { left: 80, right: 600, top: 300, bottom: 340 }],
  ['left of a row at the right', { left: 760, right: 1260, top: 300, bottom: 340 }],
  ['under a wide row', { left: 80, right: 1260, top: 200, bottom: 232 }],
  ['over a wide row near the lower edge', { left: 80, right: 1260, top: 700, bottom: 732 }],
])('stands %s, never over it and never off the screen', (_, row) => {
  const { left, width, top, maxHeight, isAbove } = placePanel(row, screen);
  const [upper, lower] = isAbove ? [top - maxHeight, top] : [top, top + maxHeight];
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(screen.width);
  expect(upper).toBeGreaterThanOrEqual(0);
  expect(lower).toBeLessThanOrEqual(screen.height);
  expect(maxHeight).toBeGreaterThan(300);
  const isApart = left + width <= row.left || left >= row.right || lower <= row.top || upper >= row.bottom;
  expect(isApart).toBe(true);
});
