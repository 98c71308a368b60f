import { expect, it } from 'vitest';
import { keepApart } from './keep-apart.ts';

const room = { width: 300, height: 200, margin: 20 };

const nearest = (marks: readonly { x: number; y: number }[]): number =>
  Math.min(
    ...marks.flatMap((one, at) => marks.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );

it('leaves marks that are far enough apart where they are', () => {
  const marks = [
    { id: 'a', x: 40, y: 40 },
    { id: 'b', x: 60, y: 40 },
  ];
  expect(keepApart(marks, 20, room)).toEqual(marks);
});

it('parts marks that cover each other evenly, and what lies at one point sideways', () => {
  const [one, other] = keepApart(
    [
      { x: 100, y: 100 },
      { x: 106, y: 100 },
    ],
    20,
    room,
  );
  expect([one, other]).toEqual([
    { x: 93, y: 100 },
    { x: 113, y: 100 },
  ]);
  expect(
    keepApart(
      [
        { x: 50, y: 50 },
        { x: 50, y: 50 },
      ],
      20,
      room,
    ),
  ).toEqual([
    { x: 40, y: 50 },
    { x: 60, y: 50 },
  ]);
});

it('parts a crowd in a corner without leaving the room', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => ({ x: 280 - (at % 3), y: 180 - Math.floor(at / 3) }));
  const apart = keepApart(crowd, 18, room);
  expect(nearest(apart)).toBeGreaterThan(17);
  for (const { x, y } of apart) {
    expect(x).toBeLessThanOrEqual(280);
    expect(y).toBeLessThanOrEqual(180);
  }
});
