import { addDays, addMonths, dayBefore, daysIn, toMonthRange } from '@soundings/contract/sonar/calendar';
import { type Collected, clampRange, listPeriods } from '@soundings/contract/sonar/opening-ranges';
import type { DateRange, DateRanges } from '@soundings/contract/sonar/scores';
import type { DashboardSearch } from '../dashboard-search.ts';

export interface RangePreset {
  name: 'lastDays' | 'lastMonths' | 'before' | 'yearBefore';
  count: number;
  search: Pick<DashboardSearch, 'from' | 'to' | 'prevFrom' | 'prevTo'>;
}

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

export const dayPresets = (collected: Collected, span: DateRange, today: string): RangePreset[] =>
  [...listPeriods(collected, span, today)].map(([count, ranges]) => ({
    name: 'lastDays',
    count,
    search: toRangeSearch(ranges),
  }));

export const monthPresets = (span: DateRange): RangePreset[] =>
  [1, 3, 6, 12].flatMap((count) => {
    const comparable = { startDate: addMonths(span.endDate, 1 - count), endDate: toMonthRange(span.endDate).endDate };
    const compareTo = rangeBefore(comparable, true);
    return fits(compareTo, span)
      ? [{ name: 'lastMonths', count, search: toRangeSearch({ comparable, compareTo }) }]
      : [];
  });

export const toRangeSearch = ({ comparable, compareTo }: DateRanges): RangePreset['search'] => ({
  from: comparable.startDate,
  to: comparable.endDate,
  prevFrom: compareTo.startDate,
  prevTo: compareTo.endDate,
});

const yearBefore = ({ startDate, endDate }: DateRange, isMonthly: boolean): DateRange =>
  isMonthly
    ? { startDate: addMonths(startDate, -12), endDate: toMonthRange(addMonths(endDate, -12)).endDate }
    : { startDate: addDays(startDate, -364), endDate: addDays(endDate, -364) };

export const comparePresets = (range: DateRange, span: DateRange, isMonthly: boolean): RangePreset[] => {
  const before = rangeBefore(range, isMonthly);
  const year = yearBefore(range, isMonthly);
  const presets = [
    { name: 'before' as const, count: 0, range: before.endDate < span.startDate ? before : clampRange(before, span) },
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
