import { expect, it } from 'vitest';
import { panBy, panIntoView, startView, zoomAt, zoomIn, zoomOut } from './vision.ts';

const plot = { x: 50, y: 20, width: 400, height: 300 };
const worldAt = ({ k, x, y }: typeof startView, px: number, py: number) => [(px - x) / k, (py - y) / k];

it('zooms in steps of 1.25 and 0.8, which undo each other', () => {
  const near = zoomAt(startView, zoomIn, 100, 80, plot);
  expect(near.k).toBe(1.25);
  expect(zoomAt(near, zoomOut, 100, 80, plot)).toEqual(startView);
});

it('keeps the point under the pointer where it is', () => {
  const once = zoomAt(startView, zoomIn, 130, 90, plot);
  const twice = zoomAt(once, zoomIn, 130, 90, plot);
  const [before, after] = [worldAt(once, 130, 90), worldAt(twice, 130, 90)];
  expect(after[0]).toBeCloseTo(before[0]!, 9);
  expect(after[1]).toBeCloseTo(before[1]!, 9);
});

it('never loses the drawing, however far it is pulled or zoomed', () => {
  const far = panBy(zoomAt(startView, 4, 0, 0, plot), 1e6, -1e6, plot);
  expect(far.x).toBe(plot.width / 4);
  expect(far.y).toBe(plot.height * (1 - 4) - plot.height / 4);
  let view = startView;
  for (let step = 0; step < 60; step += 1) view = zoomAt(view, zoomIn, 10, 10, plot);
  expect(view.k).toBeLessThan(60);
  for (let step = 0; step < 60; step += 1) view = zoomAt(view, zoomOut, 10, 10, plot);
  expect(view.k).toBeCloseTo(0.64, 9);
});

it('moves only for what is out of sight', () => {
  const near = zoomAt(startView, 4, 0, 0, plot);
  expect(panIntoView(near, { x: 100, y: 100, width: 10, height: 10 }, plot)).toBe(near);
  const moved = panIntoView(near, { x: 900, y: 100, width: 10, height: 10 }, plot);
  expect(moved.x).toBe(near.x + 250 - 905);
});
