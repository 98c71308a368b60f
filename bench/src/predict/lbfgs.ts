/** Value of a function at a point; writes its slope. */
export type Objective = (point: Float64Array, slope: Float64Array) => number;

const memory = 10;

/**
 * Minimises a smooth convex function from 0 by L-BFGS (J. Nocedal 1980) with backtracking (Armijo). Stops after
 * `iterations`, or where the slope is small. The same input gives the same bits.
 */
export const minimize = (objective: Objective, size: number, iterations: number): Float64Array => {
  let point = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = objective(point, slope);
  const steps: { change: Float64Array; turn: Float64Array; curvature: number }[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = descent(slope, steps);
    const along = dot(direction, slope);
    let length = iteration === 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1;
    let next = point;
    const nextSlope = new Float64Array(size);
    let nextValue = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries++, length /= 2) {
      next = point.map((at, i) => at + length * direction[i]!);
      nextValue = objective(next, nextSlope);
      if (nextValue <= value + 1e-4 * length * along) break;
    }
    if (!(nextValue < value)) break;
    const change = next.map((at, i) => at - point[i]!);
    const turn = nextSlope.map((at, i) => at - slope[i]!);
    const curvature = dot(change, turn);
    if (curvature > 1e-12) steps.push({ change, turn, curvature });
    if (steps.length > memory) steps.shift();
    [point, slope, value] = [next, nextSlope, nextValue];
    if (Math.sqrt(dot(slope, slope)) < 1e-6 * Math.max(1, Math.abs(value))) break;
  }
  return point;
};

/** The two-loop recursion. */
const descent = (
  slope: Float64Array,
  steps: readonly { change: Float64Array; turn: Float64Array; curvature: number }[],
): Float64Array => {
  const direction = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { change, turn, curvature } of steps.toReversed()) {
    const share = dot(change, direction) / curvature;
    shares.push(share);
    add(direction, turn, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = last.curvature / dot(last.turn, last.turn);
    for (let i = 0; i < direction.length; i++) direction[i]! *= scale;
  }
  for (const { change, turn, curvature } of steps)
    add(direction, change, shares.pop()! - dot(turn, direction) / curvature);
  return direction;
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

const add = (to: Float64Array, values: Float64Array, times: number): void => {
  for (let i = 0; i < to.length; i++) to[i]! += times * values[i]!;
};
