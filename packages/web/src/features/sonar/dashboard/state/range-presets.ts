import type { DateRange } from '@soundings/contract/sonar-scores';
import { rangeIn } from './collected-ranges.ts';
import type { DashboardSearch } from './dashboard-search.ts';
import { addDays, addMonths, dayBefore, daysIn, monthOf } from './days.ts';

/** Ranges that are chosen often, by name; `count` stands in the name. */
export interface RangePreset {
  name: 'lastDays' | 'lastMonths' | 'before' | 'yearBefore';
  count: number;
  search: Pick<DashboardSearch, 'from' | 'to' | 'prevFrom' | 'prevTo'>;
}

/** As long as a range, and just before it; months stay whole months. */
const rangeBefore = (range: DateRange, isMonthly: boolean): DateRange => {
  const endDate = dayBefore(range.startDate);
  if (!isMonthly) return { startDate: addDays(endDate, 1 - daysIn(range)), endDate };
  const months = monthsIn(range);
  return { startDate: addMonths(range.startDate, -months), endDate };
};

const monthsIn = ({ startDate, endDate }: DateRange): number =>
  (Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4))) * 12 +
  Number(endDate.slice(5, 7)) -
  Number(startDate.slice(5, 7)) +
  1;

const fits = (range: DateRange, span: DateRange): boolean =>
  range.startDate >= span.startDate && range.endDate <= span.endDate;

/** The last days or months against as many before; only those that were collected as a whole. */
export const periodPresets = (span: DateRange, isMonthly: boolean): RangePreset[] =>
  (isMonthly ? [1, 3, 6, 12] : [1, 7, 28, 90]).flatMap((count) => {
    const startDate = isMonthly ? addMonths(span.endDate, 1 - count) : addDays(span.endDate, 1 - count);
    const range = { startDate, endDate: isMonthly ? monthOf(span.endDate).endDate : span.endDate };
    const before = count === 1 && !isMonthly ? weekBefore(range) : rangeBefore(range, isMonthly);
    if (!fits(before, span)) return [];
    return [
      {
        name: isMonthly ? 'lastMonths' : 'lastDays',
        count,
        search: { from: startDate, to: range.endDate, prevFrom: before.startDate, prevTo: before.endDate },
      },
    ];
  });

const weekBefore = ({ startDate, endDate }: DateRange): DateRange => ({
  startDate: addDays(startDate, -7),
  endDate: addDays(endDate, -7),
});

const yearBefore = ({ startDate, endDate }: DateRange, isMonthly: boolean): DateRange =>
  isMonthly
    ? { startDate: addMonths(startDate, -12), endDate: monthOf(addMonths(endDate, -12)).endDate }
    : { startDate: addDays(startDate, -364), endDate: addDays(endDate, -364) };

/** What a range is compared with: as long and just before, or the same weekdays a year earlier. */
export const comparePresets = (range: DateRange, span: DateRange, isMonthly: boolean): RangePreset[] => {
  const before = rangeBefore(range, isMonthly);
  const year = yearBefore(range, isMonthly);
  const presets = [
    { name: 'before' as const, count: 0, range: before.endDate < span.startDate ? before : rangeIn(before, span) },
    { name: 'yearBefore' as const, count: 0, range: year },
  ];
  return presets
    .filter((preset) => fits(preset.range, span))
    .map(({ name, count, range: { startDate, endDate } }) => ({
      name,
      count,
      search: { prevFrom: startDate, prevTo: endDate },
    }));
};
