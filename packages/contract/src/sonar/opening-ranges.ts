import { addDays, addMonths, dayBefore, toMonthRange } from './calendar.ts';
import type { OpeningDates } from './collect.ts';
import { type PeriodLength, periodLengths } from './score-choices.ts';
import type { DateRange, DateRanges } from './scores.ts';

export type Collected = Pick<OpeningDates, 'rangeType' | 'collectedFrom' | 'collectedTill'> &
  Partial<Pick<OpeningDates, 'opensOn' | 'periodDays'>>;

export const collectedSpan = ({ collectedFrom, collectedTill }: Collected): DateRange | null =>
  collectedFrom === null || collectedTill === null ? null : { startDate: collectedFrom, endDate: collectedTill };

const dayIn = (day: string, { startDate, endDate }: DateRange): string =>
  day < startDate ? startDate : day > endDate ? endDate : day;

export const clampRange = (range: DateRange, span: DateRange): DateRange => ({
  startDate: dayIn(range.startDate, span),
  endDate: dayIn(range.endDate, span),
});

/** The whole months that a range touches where the project goes by months; otherwise the range itself, both within the span. */
export const wholeIn = (range: DateRange, { rangeType }: Collected, span: DateRange): DateRange => {
  const { startDate, endDate } = clampRange(range, span);
  if (rangeType !== 'MONTHLY_RANGE') return { startDate, endDate };
  return clampRange({ startDate: toMonthRange(startDate).startDate, endDate: toMonthRange(endDate).endDate }, span);
};

/** The day that periods of a daily project end on: the last that half of the brands have figures of, and never today, which is not over. */
const findLastDay = ({ opensOn }: Collected, span: DateRange, today: string): string => {
  const last = opensOn ?? span.endDate;
  return dayIn(last < today ? last : dayBefore(today), span);
};

/** A single day is compared with the same a week earlier, more days with as many before. */
const lastDays = (days: PeriodLength, last: string): DateRanges => {
  const startDate = addDays(last, 1 - days);
  const back = Math.max(days, 7);
  return {
    comparable: { startDate, endDate: last },
    compareTo: { startDate: addDays(startDate, -back), endDate: addDays(last, -back) },
  };
};

export const listPeriods = (collected: Collected, span: DateRange, today: string): Map<PeriodLength, DateRanges> => {
  const last = findLastDay(collected, span, today);
  const periods = periodLengths.map((days) => [days, lastDays(days, last)] as const);
  return new Map(
    periods
      .filter(([days, { compareTo }]) => days === 1 || compareTo.startDate >= span.startDate)
      .map(([days, { comparable, compareTo }]) => [days, { comparable, compareTo: clampRange(compareTo, span) }]),
  );
};

/**
 * What a dashboard opens with: of daily figures as many days as were last chosen, a single one where none were, against
 * those before; of monthly ones the last month against the one before. A start of today or later moves to yesterday.
 */
export const openingRanges = (collected: Collected, today: string): DateRanges | null => {
  const span = collectedSpan(collected);
  if (span === null) return null;
  if (collected.rangeType === 'MONTHLY_RANGE') {
    const comparable = toMonthRange(span.endDate);
    const started = comparable.startDate < today ? comparable : { ...comparable, startDate: dayBefore(today) };
    return {
      comparable: clampRange(started, span),
      compareTo: wholeIn(toMonthRange(addMonths(comparable.startDate, -1)), collected, span),
    };
  }
  const periods = listPeriods(collected, span, today);
  const chosen = collected.periodDays ?? periodLengths[0];
  const days = periodLengths.findLast((length) => length <= chosen && periods.has(length));
  return periods.get(days ?? periodLengths[0]) ?? null;
};

/** The last whole month that there are figures of, against the one before; as the dashboard opens where there are no two. */
export const lastMonthRanges = (collected: Collected, today: string): DateRanges | null => {
  const span = collectedSpan(collected);
  if (span === null) return null;
  const last = findLastDay(collected, span, today);
  const month = toMonthRange(last);
  const comparable = month.endDate <= last ? month : toMonthRange(addMonths(month.startDate, -1));
  const compareTo = toMonthRange(addMonths(comparable.startDate, -1));
  return compareTo.startDate < span.startDate ? openingRanges(collected, today) : { comparable, compareTo };
};
