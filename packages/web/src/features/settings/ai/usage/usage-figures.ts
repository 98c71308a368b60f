import type { UsageRow } from '@soundings/contract/ai/ai-usage';
import type { UsageMeasure } from '../ai-search.ts';

export type UsageTotal = Omit<UsageRow, 'key' | 'name'>;

const sumOf = (one: number | null, other: number | null): number | null => (one === null ? other : one + (other ?? 0));

/** All rows as one; the cost is null where not one run has a price. */
export const sumUp = (rows: readonly UsageTotal[]): UsageTotal =>
  rows.reduce<UsageTotal>(
    (sum, row) => ({
      runs: sum.runs + row.runs,
      failed: sum.failed + row.failed,
      inputTokens: sum.inputTokens + row.inputTokens,
      outputTokens: sum.outputTokens + row.outputTokens,
      cost: sumOf(sum.cost, row.cost),
      unpriced: sum.unpriced + row.unpriced,
    }),
    { runs: 0, failed: 0, inputTokens: 0, outputTokens: 0, cost: null, unpriced: 0 },
  );

/** What a bar is as long as; null where nothing has a price. */
export const measureOf = (row: UsageTotal, measure: UsageMeasure): number | null =>
  ({ tokens: row.inputTokens + row.outputTokens, runs: row.runs, cost: row.cost })[measure];

export interface UsageBar extends UsageTotal {
  key: string;
  days: { from: string; till: string } | null;
  /** How many rows that have no bar of their own are in it. */
  others: number;
}

const dayMs = 86_400_000;
const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const daysBetween = (from: string, till: string): number => (Date.parse(till) - Date.parse(from)) / dayMs + 1;

export type UsageStep = 'day' | 'week' | 'month';
const mostDays = 31;
const mostWeekDays = 92;

/** Days for a month, weeks for a quarter: so that no more than some thirty bars are drawn. */
export const stepOf = (from: string, till: string): UsageStep => {
  const days = daysBetween(from, till);
  if (days <= mostDays) return 'day';
  return days <= mostWeekDays ? 'week' : 'month';
};

const lastDayOf: Readonly<Record<UsageStep, (day: string) => string>> = {
  day: (day) => day,
  // Weeks end on Sunday.
  week: (day) => shift(day, (7 - new Date(day).getUTCDay()) % 7),
  month: (day) => {
    const date = new Date(day);
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
  },
};

/** Days, calendar weeks or months from the first to the last one, those without runs too. */
export const barsOfDays = (rows: readonly UsageRow[], from: string, till: string): UsageBar[] => {
  const lastDay = lastDayOf[stepOf(from, till)];
  const bars: UsageBar[] = [];
  for (let first = from; first <= till; ) {
    const end = lastDay(first);
    const last = end < till ? end : till;
    const own = rows.filter(({ key }) => key >= first && key <= last);
    bars.push({ key: first, days: { from: first, till: last }, others: 0, ...sumUp(own) });
    first = shift(last, 1);
  }
  return bars;
};

const mostNamed = 9;

/** What took most first; whatever is left is one bar at the end. */
export const barsOfRows = (rows: readonly UsageRow[], measure: UsageMeasure): UsageBar[] => {
  const ranked = rows.toSorted((one, other) => (measureOf(other, measure) ?? 0) - (measureOf(one, measure) ?? 0));
  const named = ranked.length <= mostNamed + 1 ? ranked : ranked.slice(0, mostNamed);
  const rest = ranked.slice(named.length);
  return [
    ...named.map((row) => ({ ...row, days: null, others: 0 })),
    ...(rest.length > 0 ? [{ key: 'others', days: null, others: rest.length, ...sumUp(rest) }] : []),
  ];
};
