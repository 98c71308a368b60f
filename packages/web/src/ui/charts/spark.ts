import { areaPath, linePath, type Place } from './paths.ts';

/** The least height of a line in points: noise shall not look like a trend. */
const minSpan = 6;

export const hasLine = (values: readonly (number | null)[]): boolean =>
  values.some((value, index) => value !== null && (values[index + 1] ?? null) !== null);

/**
 * A small line in its own pixels, at even distances from 0 to `width` and within 0 to `height`: broken at its gaps (null),
 * the same down to `ground`, and where it ends.
 */
export const sparkPaths = (values: readonly (number | null)[], width: number, height: number, ground = height) => {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(minSpan, high - low);
  const places = values.map((value, index): Place | null => {
    if (value === null) return null;
    const x = values.length === 1 ? width : (index / (values.length - 1)) * width;
    return { x, y: height / 2 - ((value - (low + high) / 2) / span) * height };
  });
  return {
    path: linePath(places),
    area: areaPath(places, ground),
    end: places.findLast((place) => place !== null) ?? null,
  };
};
