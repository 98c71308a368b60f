import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Measured } from './measure.ts';
import { columnOf, followerColumns, metricColumns } from './metric-columns.ts';

/** Scores that are states themselves, and the states. */
const states = [
  { place: scoreNames.indexOf('presence'), columns: followerColumns },
  {
    place: scoreNames.indexOf('trust'),
    columns: [columnOf('TRUSTPILOT', 'score'), columnOf('TWITTER', 'subscription')],
  },
] as const;

/**
 * Takes away reach and trust where nothing but states of long after the range stands in: both would be told unchanged,
 * which nobody has measured. The scores that they are a part of stay, made of the same parts as those of later ranges.
 */
export function eraseStandIns(
  { coverage, far }: Measured,
  brand: number,
  scores: Float64Array,
  at: number,
  stride: number,
): void {
  const from = brand * metricColumns.length;
  for (const { place, columns } of states) {
    let isFar = false;
    let isNear = false;
    for (const column of columns) {
      if (far[from + column] === 1) isFar = true;
      else if (coverage[from + column]! > 0) isNear = true;
    }
    if (isFar && !isNear) scores[at + place * stride] = Number.NaN;
  }
}
