import { useMemo } from 'react';
import classes from './empty-state.module.css';

const levels = [0.3, 0.38, 0.46, 0.54, 0.62, 0.7];

export function Contours() {
  const paths = useMemo(() => contourLines({ width: 420, height: 230, step: 10, scale: 150, seed: 11, levels }), []);
  return (
    <svg className={classes.contours} viewBox="0 0 420 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {paths.map((path, index) => (
        <path key={levels[index]} d={path} data-strong={index % 3 === 1 || undefined} />
      ))}
    </svg>
  );
}

type Point = readonly [x: number, y: number];
type Side = 'T' | 'R' | 'B' | 'L';

/** Marching squares: which sides a line joins, by the corners above the level (tl 8, tr 4, br 2, bl 1), inside right. */
const cases: readonly (readonly [Side, Side])[][] = [
  [],
  [['L', 'B']],
  [['B', 'R']],
  [['L', 'R']],
  [['R', 'T']],
  [
    ['L', 'B'],
    ['R', 'T'],
  ],
  [['B', 'T']],
  [['L', 'T']],
  [['T', 'L']],
  [['T', 'B']],
  [
    ['T', 'L'],
    ['B', 'R'],
  ],
  [['T', 'R']],
  [['R', 'L']],
  [['R', 'B']],
  [['B', 'L']],
  [],
];

interface Area {
  width: number;
  height: number;
  step: number;
}

/**
 * Closed, smoothed outlines of all that lies at or above `level`, as one SVG path (fill-rule evenodd).
 * They close outside of the area, so clip to it.
 */
export const contourPath = (value: (x: number, y: number) => number, level: number, area: Area): string => {
  const { step } = area;
  const columns = Math.ceil(area.width / step) + 4;
  const rows = Math.ceil(area.height / step) + 4;
  const at = (column: number, row: number): number => {
    const isEdge = column === 0 || row === 0 || column === columns || row === rows;
    return isEdge ? level - 1 : value((column - 2) * step, (row - 2) * step);
  };
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => at(column, row) - level),
  );
  const height = (column: number, row: number): number => grid[row]?.[column] ?? -1;
  const points = new Map<string, Point>();
  const next = new Map<string, string>();
  const cross = (column: number, row: number, side: Side): string => {
    const isFlat = side === 'T' || side === 'B';
    const [x, y] = [side === 'R' ? column + 1 : column, side === 'B' ? row + 1 : row];
    const key = `${isFlat ? 'h' : 'v'}${x},${y}`;
    const [from, to] = [height(x, y), isFlat ? height(x + 1, y) : height(x, y + 1)];
    const t = from / (from - to);
    points.set(key, [(x + (isFlat ? t : 0) - 2) * step, (y + (isFlat ? 0 : t) - 2) * step]);
    return key;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners =
        (height(column, row) >= 0 ? 8 : 0) |
        (height(column + 1, row) >= 0 ? 4 : 0) |
        (height(column + 1, row + 1) >= 0 ? 2 : 0) |
        (height(column, row + 1) >= 0 ? 1 : 0);
      for (const [from, to] of cases[corners] ?? []) next.set(cross(column, row, from), cross(column, row, to));
    }
  }
  return joinRings(next, points).map(smoothRing).join('');
};

const joinRings = (next: Map<string, string>, points: Map<string, Point>): Point[][] => {
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let key = start; next.has(key); ) {
      ring.push(points.get(key)!);
      const following = next.get(key)!;
      next.delete(key);
      key = following;
    }
    // Specks of a cell or two are noise, not shape.
    if (ring.length > 11) rings.push(ring);
  }
  return rings;
};

const round = (value: number): string => value.toFixed(1);

const smoothRing = (ring: Point[]): string => {
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  const start = middle(ring.at(-1)!, ring[0]!);
  const bends = ring.map((p, index) => `Q${round(p[0])} ${round(p[1])} ${middle(p, ring[(index + 1) % ring.length]!)}`);
  return `M${start}${bends.join('')}Z`;
};

const contourLines = (given: Area & { scale: number; seed: number; levels: readonly number[] }): readonly string[] =>
  given.levels.map((level) => contourPath((x, y) => smoothField(x, y, given.scale, given.seed), level, given));

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
