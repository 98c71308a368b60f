import { createYield } from '#/platform/event-loop.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { dayFromNumber } from '../days.ts';
import type { GivenValues } from './given-values.ts';
import type { Reading } from './reading.ts';

/** A month and a day of it are given for one figure. */
export const reportMixedDates = async ({ series }: GivenValues, { columns, errors }: Reading): Promise<void> => {
  const yieldToEventLoop = createYield();
  const { column, heading } = columns.find(({ role }) => role === 'date' || role === 'month')!;
  for (const { brand, network, metric, days, months } of series) {
    if (months.size === 0) continue;
    await yieldToEventLoop();
    const firstLines = new Map<string, number>();
    for (const [day, { line }] of days) {
      const month = dayFromNumber(day).slice(0, 7);
      if (months.has(month) && !firstLines.has(month)) firstLines.set(month, line);
    }
    for (const [date, first] of firstLines) {
      const named = { column, heading, metric, domain: brand.domain, network, date, first };
      errors.add('metricTwice_month', months.get(date)!.line, named);
    }
  }
};

/** Comments are a part of interactions: where a day or month has more of them, one of the two is wrong. */
export const reportCommentsAbove = async ({ series }: GivenValues, errors: FileErrorList): Promise<void> => {
  const yieldToEventLoop = createYield();
  const totals = new Map(
    series
      .filter(({ metric }) => metric === 'interactions')
      .map((total) => [`${total.brand.id} ${total.network}`, total]),
  );
  for (const { brand, network, metric, days, months } of series) {
    const total = metric === 'comments' ? totals.get(`${brand.id} ${network}`) : undefined;
    if (total === undefined) continue;
    await yieldToEventLoop();
    const named = { domain: brand.domain, network };
    for (const [day, { value, line }] of days) {
      const whole = total.days.get(day);
      if (whole === undefined || value <= whole.value) continue;
      const given = { date: dayFromNumber(day), comments: value, interactions: whole.value, other: whole.line };
      errors.add('metricCommentsAbove', line, { ...named, ...given });
    }
    for (const [date, { value, line }] of months) {
      const whole = total.months.get(date);
      if (whole === undefined || value <= whole.value) continue;
      const given = { date, comments: value, interactions: whole.value, other: whole.line };
      errors.add('metricCommentsAbove', line, { ...named, ...given });
    }
  }
};

const fewestDays = 14;
const fewestRises = 7;
const certainDays = 28;

/** Totals to date in place of what came on each day: they never fall, and rise by little or for weeks. */
const isCumulated = (values: readonly number[]): boolean => {
  let [rises, largest] = [0, 0];
  for (let at = 1; at < values.length; at++) {
    const step = values[at]! - values[at - 1]!;
    if (step < 0) return false;
    if (step > 0) rises++;
    largest = Math.max(largest, step);
  }
  return rises >= fewestRises && (largest <= values[0]! || values.length >= certainDays);
};

export const reportCumulated = async ({ series }: GivenValues, errors: FileErrorList): Promise<void> => {
  const yieldToEventLoop = createYield();
  for (const { brand, network, metric, kind, days } of series) {
    if (kind !== 'flow' || days.size < fewestDays) continue;
    await yieldToEventLoop();
    const given = [...days].toSorted(([a], [b]) => a - b);
    if (!isCumulated(given.map(([, { value }]) => value))) continue;
    const [first, last] = [given[0]![0], given.at(-1)![0]];
    const named = { domain: brand.domain, network, metric, first: dayFromNumber(first), last: dayFromNumber(last) };
    errors.add('metricCumulated', given[0]![1].line, named);
  }
};

const fewest = { weeks: 4, months: 3 } as const;
/** So many days of one series cannot be chance, whatever other series have. */
const certain = { weeks: 8, months: 6 } as const;

const isWeekly = (days: readonly number[]): boolean =>
  days.length >= fewest.weeks && days.every((day) => (day - days[0]!) % 7 === 0);

const isFirst = (day: number): boolean => dayFromNumber(day).endsWith('-01');
const isLast = (day: number): boolean => isFirst(day + 1);

/**
 * Only first days of months, or only last ones, as sums of months and quarters are often dated; the last of these may be
 * of a month that is not over.
 */
const isMonthly = (days: readonly number[]): boolean =>
  days.length >= fewest.months && (days.every(isFirst) || days.slice(0, -1).every(isLast));

const sortDays = (days: Iterable<number>): number[] => [...days].toSorted((a, b) => a - b);

/** Sums of weeks or months, each on one day of it: as figures of that day they would be many times too high. */
export const reportSums = async ({ series }: GivenValues, { mapping, errors }: Reading): Promise<void> => {
  // Posts, and a file that leaves out days without any, may have the same day of each week.
  if (mapping.form === 'posts' || mapping.missingDaysAreZero) return;
  const yieldToEventLoop = createYield();
  const flows = series.filter(({ kind }) => kind === 'flow');
  const allDays = new Set<number>();
  for (const { days } of flows) {
    await yieldToEventLoop();
    for (const day of days.keys()) allDays.add(day);
  }
  // A small brand may have had something on four Mondays or the first of two months only; not all brands of a file.
  const fileDays = sortDays(allDays);
  const [isFileWeekly, isFileMonthly] = [isWeekly(fileDays), isMonthly(fileDays)];
  for (const { brand, network, metric, days } of flows) {
    await yieldToEventLoop();
    const given = sortDays(days.keys());
    const ofMonths = given.filter((day) => isFirst(day) || isLast(day));
    const hasWeeks = isFileWeekly ? given.length > 1 : given.length >= certain.weeks && isWeekly(given);
    const hasMonths = isFileMonthly ? ofMonths.length > 1 : given.length >= certain.months && isMonthly(given);
    const code = hasWeeks ? 'metricWeekly' : hasMonths ? 'metricMonthly' : null;
    if (code === null) continue;
    const dated = code === 'metricWeekly' ? given : ofMonths;
    const [first, last] = [dated[0]!, dated.at(-1)!];
    const named = { domain: brand.domain, network, metric, first: dayFromNumber(first), last: dayFromNumber(last) };
    errors.add(code, days.get(first)!.line, named);
  }
};
