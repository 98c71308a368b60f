import { area, line } from 'd3-shape';

/** The least height of a line in points: noise shall not look like a trend. */
const leastSpan = 6;

type Value = number | null;

/**
 * A small line in its own pixels, at even distances from 0 to `width` and within 0 to `height`: broken at its gaps (null),
 * the same down to `ground`, and where it ends.
 */
export const sparkPaths = (values: readonly Value[], width: number, height: number, ground = height) => {
  const known = values.filter((value) => value !== null);
  const span = Math.max(leastSpan, Math.max(...known) - Math.min(...known));
  const middle = (Math.min(...known) + Math.max(...known)) / 2;
  const x = (_: Value, index: number) => (values.length === 1 ? width : (index / (values.length - 1)) * width);
  const y = (value: Value) => height / 2 - (((value ?? middle) - middle) / span) * height;
  const isKnown = (value: Value) => value !== null;
  const last = values.findLastIndex(isKnown);
  return {
    path: line(x, y).defined(isKnown).digits(1)(values) ?? '',
    area: area(x, ground, y).defined(isKnown).digits(1)(values) ?? '',
    end: last < 0 ? null : { x: x(null, last), y: y(values[last] ?? null) },
  };
};
