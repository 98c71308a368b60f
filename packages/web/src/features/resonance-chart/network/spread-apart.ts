import type { Place } from './network-layout.ts';

const rounds = 60;

/** Pushes one pair apart by half of what it lacks each; two on one spot part along an angle of their own. */
const part = (xs: Float64Array, ys: Float64Array, one: number, other: number, wanted: number) => {
  let dx = xs[other]! - xs[one]!;
  let dy = ys[other]! - ys[one]!;
  let distance = Math.hypot(dx, dy);
  if (distance >= wanted) return;
  if (distance < 1e-9) {
    dx = Math.cos(other * 2.399963) * 1e-3;
    dy = Math.sin(other * 2.399963) * 1e-3;
    distance = 1e-3;
  }
  const push = ((wanted - distance) / distance) * 0.5;
  xs[one]! -= dx * push;
  ys[one]! -= dy * push;
  xs[other]! += dx * push;
  ys[other]! += dy * push;
};

const keepInside = (xs: Float64Array, ys: Float64Array, at: number, radius: number) => {
  const distance = Math.hypot(xs[at]!, ys[at]!);
  if (distance <= radius) return;
  xs[at]! *= radius / distance;
  ys[at]! *= radius / distance;
};

/**
 * Moves places in a circle of a radius until they keep a distance that its area allows, in a fixed number of rounds.
 * No chance and no clock: equal places give equal ones.
 */
export const spreadApart = (places: readonly Place[], radius: number): Place[] => {
  const xs = Float64Array.from(places, ({ x }) => x);
  const ys = Float64Array.from(places, ({ y }) => y);
  // As if each had a square of its own, with room to spare.
  const wanted = Math.min(0.3, radius * Math.sqrt(Math.PI / Math.max(1, places.length)) * 0.86);
  for (let round = 0; round < rounds; round += 1) {
    for (let one = 0; one < places.length; one += 1) {
      for (let other = one + 1; other < places.length; other += 1) part(xs, ys, one, other, wanted);
    }
    for (let at = 0; at < places.length; at += 1) keepInside(xs, ys, at, radius);
  }
  return places.map((_, at) => ({ x: xs[at]!, y: ys[at]! }));
};
