import { maxUsageDays, runStates, usageGroups } from '@soundings/contract/ai/ai-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import * as z from 'zod/mini';
import { addressField, listFields, offeredSize } from '#/lib/list-search.ts';

export const aiParts = ['keys', 'models', 'usage', 'runs'] as const;
export type AiPart = (typeof aiParts)[number];

/** What the bars of the usage's chart are as long as. */
export const usageMeasures = ['tokens', 'runs', 'cost'] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

const dayMs = 86_400_000;
const earliest = '2020-01-01';

/** Whether a text is a day (YYYY-MM-DD) on which there may have been runs. */
export const isUsageDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= earliest &&
  text < '2100-01-01' &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const Day = addressField(z.string().check(z.refine(isUsageDay)));
const { page, size } = listFields([]);

export const AiSearch = z.object({
  part: addressField(z.enum(aiParts)),
  from: Day,
  till: Day,
  by: addressField(z.enum(usageGroups)),
  show: addressField(z.enum(usageMeasures)),
  state: addressField(z.enum(runStates)),
  vendor: addressField(z.enum(aiChatTypes)),
  page,
  size,
});
export type AiSearch = z.infer<typeof AiSearch>;

const usual: AiSearch = { part: 'keys', by: 'day', show: 'tokens', page: 1, size: offeredSize(undefined) };

/** Starts again at the first page, unless the page is what changes; what is usual leaves the address. */
export const changeSearch = (search: AiSearch, change: AiSearch): AiSearch => {
  const next = { ...search, page: undefined, ...change };
  const changed = Object.entries(next).filter(
    ([key, value]) => value !== undefined && value !== usual[key as keyof AiSearch],
  );
  return Object.fromEntries(changed);
};

/** Another part begins without the filters of the one before. */
export const openPart = (part: AiPart): AiSearch => changeSearch({}, { part });

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
