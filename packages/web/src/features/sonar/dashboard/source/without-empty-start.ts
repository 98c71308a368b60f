import type { Trend } from '@soundings/contract/sonar/scores';

/** A trend from the first day on which any of its lines is known; before that there is nothing to draw. */
export const withoutEmptyStart = (trend: Trend): Trend => {
  const first = trend.days.findIndex((_, index) => trend.lines.some(({ scores }) => scores[index] != null));
  if (first <= 0) return trend;
  return {
    ...trend,
    days: trend.days.slice(first),
    lines: trend.lines.map((line) => ({ ...line, scores: line.scores.slice(first) })),
  };
};
