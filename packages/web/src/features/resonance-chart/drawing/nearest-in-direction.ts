import type { Arrow } from './vision.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const along: Record<Arrow, (dx: number, dy: number) => [ahead: number, aside: number]> = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};

/** The point that an arrow key leads to: near, and rather ahead than aside. -1 where none lies that way. */
export const nearestInDirection = (points: readonly Point[], from: number, key: Arrow): number => {
  const start = points[from];
  if (start === undefined) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, at) => {
    const [ahead, aside] = along[key](x - start.x, y - start.y);
    const cost = ahead + 2.5 * Math.abs(aside);
    if (at === from || ahead <= 1e-6 || cost >= least) return;
    best = at;
    least = cost;
  });
  return best;
};
