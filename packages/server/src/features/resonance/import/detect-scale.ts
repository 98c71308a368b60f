import type { Scale } from '@soundings/engine/crosstab/dataset';

/** How many of the highest points of a k-point scale count as positive: 2 of 5, 3 of 7, 4 of 11. */
export const defaultTopBox = (points: number): number => Math.max(1, Math.round(0.4 * points));

export const toScale = (min: number, max: number): Scale => ({ min, max, topBox: defaultTopBox(max - min + 1) });

/**
 * The scale that whole-number answers from `min` to `max` were given on, when it is longer than what was answered:
 * 2–5 was asked as 1–5, 1–8 as 1–10, -2–3 as -3–3. `usualMax` is the end of the file's other scales, if they agree.
 */
export function completeScale(min: number, max: number, usualMax: number | null = null): Scale {
  if (min < 0) {
    const end = Math.max(-min, max);
    return toScale(-end, end);
  }
  const start = Math.min(min, 1);
  if (usualMax !== null && max < usualMax && usualMax - max <= 2) return toScale(start, usualMax);
  if (start === 0 && max > 5 && max < 10) return toScale(0, 10);
  return toScale(start, max === 8 ? 10 : max);
}
