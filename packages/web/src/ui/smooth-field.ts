/** A pseudo-random value from 0 to 1 for a lattice point; the same for the same seed on every machine. */
const lattice = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
};

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smooth value noise from 0 to 1 at a point that is measured in lattice cells. */
const noise = (x: number, y: number, seed: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [ease(x - left), ease(y - top)];
  const upper = mix(lattice(left, top, seed), lattice(left + 1, top, seed), tx);
  const lower = mix(lattice(left, top + 1, seed), lattice(left + 1, top + 1, seed), tx);
  return mix(upper, lower, ty);
};

/** Two octaves of noise, from 0 to 1: hills and hollows about `scale` wide. */
export const smoothField = (x: number, y: number, scale: number, seed: number): number =>
  0.72 * noise(x / scale, y / scale, seed) + 0.28 * noise((2.1 * x) / scale, (2.1 * y) / scale, seed + 7);
