import { trendLimits } from '@soundings/contract/sonar/score-choices';
import type { DayRange } from '@soundings/engine/score/score-input';
import { firstOfTrend } from '@soundings/engine/score/trend-of';
import { dateOf, dayNumberOf } from '../metrics/day-number.ts';

/** Months since year 0. */
const monthOf = (day: number): number => {
  const [year, month] = dateOf(day).split('-').map(Number) as [number, number];
  return year * 12 + month - 1;
};

/** The first day of a month. */
const firstDayOf = (month: number): number =>
  dayNumberOf(`${`${Math.floor(month / 12)}`.padStart(4, '0')}-${`${(month % 12) + 1}`.padStart(2, '0')}-01`);

/**
 * The points of a trend line of a project that goes by months: whole months, as many as the range has, up to its end and
 * no further back than what was collected. Sums of a month may stand on its last day, so that other days tell nothing.
 */
export const monthlyPoints = (collected: DayRange, range: DayRange): DayRange[] => {
  const last = monthOf(range.to);
  const many = last - monthOf(range.from) + 1;
  const from = Math.max(collected.from, firstOfTrend(range));
  const first = Math.min(last, monthOf(from));
  const points = Math.min(trendLimits.points, last - first + 1);
  const each = points === 1 ? 0 : (last - first) / (points - 1);
  return Array.from({ length: points }, (_, i) => {
    const month = last - Math.round((points - 1 - i) * each);
    return { from: firstDayOf(month - many + 1), to: firstDayOf(month + 1) - 1 };
  });
};
