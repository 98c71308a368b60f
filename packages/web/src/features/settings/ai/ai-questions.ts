import { maxUsageDays } from '@soundings/contract/ai/ai-choices';
import { offeredSize } from '#/lib/list-search.ts';
import type { AiPart, AiSearch } from './ai-search.ts';

const usual: AiSearch = { part: 'keys', by: 'day', show: 'tokens', page: 1, size: offeredSize(undefined) };

/** Returns to the first page, unless the page is what changes; default values are left out of the address. */
export const changeSearch = (search: AiSearch, change: AiSearch): AiSearch => {
  const next = { ...search, page: undefined, ...change };
  const changed = Object.entries(next).filter(
    ([key, value]) => value !== undefined && value !== usual[key as keyof AiSearch],
  );
  return Object.fromEntries(changed);
};

export const openPart = (part: AiPart): AiSearch => changeSearch({}, { part });

const dayMs = 86_400_000;
const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The day in UTC, in which the server counts. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

/** The last 30 days, unless the address says others; no more than can be asked for, and never backwards. */
export const usageRange = ({ from, till }: AiSearch, today: string) => {
  const last = till ?? (from !== undefined && from > today ? from : today);
  const first = from ?? shift(last, -29);
  if (first > last) return { from: last, till: last };
  const least = shift(last, 1 - maxUsageDays);
  return { from: first < least ? least : first, till: last };
};

/** What the address asks of the list of runs; `page` counts from 0. */
export const runsQueryOf = ({ state, vendor, page: shown, size: asked }: AiSearch) => ({
  state,
  kind: vendor,
  page: (shown ?? 1) - 1,
  size: offeredSize(asked),
});
export type RunsQuery = ReturnType<typeof runsQueryOf>;
