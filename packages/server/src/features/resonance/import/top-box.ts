/** How many of the highest points of a k-point scale count as positive: 2 of 5, 3 of 7, 4 of 11. */
export const topBox = (points: number): number => Math.max(1, Math.round(0.4 * points));
