import type { ColumnMapping } from '@soundings/contract/resonance';

type Scale = NonNullable<ColumnMapping['scale']>;

/** How many scale points there are. */
export const pointsOf = ({ min, max }: Scale): number => max - min + 1;

/** The top box that counts as positive unless changed: round(0.4 · k) of k points (5 → 2, 7 → 3, 11 → 4). */
export const usualTopBox = (points: number): number => Math.max(1, Math.round(0.4 * points));

/** The points that count as positive: 4–5 of 1–5, or only 5. */
export const topBoxText = ({ max, topBox }: Scale): string => (topBox === 1 ? `${max}` : `${max - topBox + 1}–${max}`);

export const scaleText = ({ min, max }: Scale): string => `${min}–${max}`;

/** A scale after one of its ends changed: at least two points, and never a top box that is the whole scale. */
export function changeScale(scale: Scale, change: Partial<Scale>): Scale {
  const { min, max, topBox } = { ...scale, ...change };
  const top = change.min !== undefined && min >= max ? min + 1 : max;
  const bottom = change.max !== undefined && min >= max ? max - 1 : min;
  return { min: bottom, max: top, topBox: Math.min(Math.max(1, topBox), top - bottom) };
}
