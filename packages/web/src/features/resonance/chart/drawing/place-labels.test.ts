import { expect, it } from 'vitest';
import { type LabelRequest, liesIn, placeLabels } from './place-labels.ts';

const bounds = { x: 0, y: 0, width: 600, height: 400 };
const requests: LabelRequest[] = Array.from({ length: 300 }, (_, at) => ({
  x: (at * 97) % 600,
  y: (at * 61) % 400,
  r: 5,
  width: 60 + ((at * 7) % 50),
  height: 15,
}));
const marks = requests.map(({ x, y, r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }));

const overlap = (one: typeof bounds, other: typeof bounds) =>
  Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
  Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y);

it('lays no label on another, on a mark or outside', () => {
  const placed = placeLabels(requests, marks, liesIn(bounds)).filter((box) => box !== null);
  expect(placed.length).toBeGreaterThan(5);
  placed.forEach((box, at) => {
    for (const other of [...placed.slice(at + 1), ...marks]) expect(overlap(box, other)).toBe(false);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 600 && box.y + box.height <= 400).toBe(true);
  });
});

it('gives the first the first choice, right of its mark, and moves or leaves out the next', () => {
  const same = { x: 300, y: 200, r: 5, width: 80, height: 15 };
  const places = placeLabels([same, same, same, same, same], [], liesIn(bounds));
  expect(places[0]).toMatchObject({ x: 310, y: 192.5 });
  expect(places[1]).toMatchObject({ x: 210 });
  expect(places[4]).toBeNull();
});

it('shortens a label that is free neither right nor left', () => {
  const wall = { x: 390, y: 0, width: 5, height: 400 };
  const request = { x: 300, y: 200, r: 5, width: 200, height: 15, least: 60 };
  expect(placeLabels([request], [], liesIn(bounds))[0]).toMatchObject({ x: 310, width: 200 });
  expect(placeLabels([request], [wall], liesIn(bounds))[0]).toMatchObject({ x: 90, width: 200 });
  const fence = { ...wall, x: 150 };
  expect(placeLabels([request], [wall, fence], liesIn(bounds))[0]).toMatchObject({ x: 310, width: 60 });
});
