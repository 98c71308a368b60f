import type { Recode } from '@soundings/contract/resonance/mapping';
import type { ScaleInUse } from '@soundings/contract/resonance/resonance';

/** Which answers count as positive, in the order of the scale. */
export function positiveLabels(scale: Recode | ScaleInUse): string[] {
  if (scale.kind === 'points') return scale.points.flatMap((p) => (p.positive ? [p.label] : [])).reverse();
  const { min, max, positiveFrom, direction } = scale;
  return [direction === 'ascending' ? `${positiveFrom}–${max}` : `${min}–${positiveFrom}`];
}
