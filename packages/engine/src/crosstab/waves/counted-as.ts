import type { Scale } from '../dataset/dataset.ts';

/** What a scale counts as positive, whatever its points are called: "00011" of five points, of which the last two do. */
export const countedAs = (scale: Scale | null): string => {
  if (!scale) return '';
  if (scale.kind === 'range') return `${scale.min} ${scale.max} ${scale.positiveFrom} ${scale.direction}`;
  return scale.points.map(({ positive }) => (positive ? '1' : '0')).join('');
};
