import {
  auditActions,
  auditOutcomes,
  auditSorts,
  earliestAuditDay,
  latestAuditDay,
} from '@soundings/contract/audit/audit-choices';
import * as z from 'zod/mini';

/** Whether a text is a day (YYYY-MM-DD) that can be asked for. */
export const isAuditDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < earliestAuditDay || text > latestAuditDay) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
};
const Day = z.catch(z.optional(z.string().check(z.refine(isAuditDay))), undefined);

/** What the address of the log holds; whatever it does not understand is left out. `page` counts from 1. */
export const AuditSearch = z.object({
  query: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))), undefined),
  action: z.catch(z.optional(z.enum(auditActions)), undefined),
  outcome: z.catch(z.optional(z.enum(auditOutcomes)), undefined),
  from: Day,
  till: Day,
  sort: z.catch(z.optional(z.enum(auditSorts)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined),
  size: z.catch(z.optional(z.coerce.number().check(z.int())), undefined),
});
export type AuditSearch = z.infer<typeof AuditSearch>;

export const pageSizes: readonly [number, ...number[]] = [10, 20, 50];
export const defaultSort = '-createdOn';

/** The filters alone: what an export takes. */
export const filterOf = ({ query, action, outcome, from, till }: AuditSearch) => ({
  query,
  action,
  outcome,
  from,
  till,
});

/** The question that the address asks; `page` counts from 0, as the API does. */
export const auditQueryOf = (search: AuditSearch) => ({
  ...filterOf(search),
  page: (search.page ?? 1) - 1,
  size: search.size !== undefined && pageSizes.includes(search.size) ? search.size : pageSizes[0],
  sort: search.sort ?? defaultSort,
});
export type AuditQuery = ReturnType<typeof auditQueryOf>;

/** A change of filter, sort or size starts again at the first page; defaults leave the address. */
export const changeSearch = (search: AuditSearch, change: Partial<AuditSearch>): AuditSearch => {
  const next = { ...search, page: undefined, ...change };
  if (next.sort === defaultSort) next.sort = undefined;
  if (next.page === 1) next.page = undefined;
  if (next.size === pageSizes[0]) next.size = undefined;
  return next;
};

export const isFiltered = (search: AuditSearch): boolean =>
  Object.values(filterOf(search)).some((value) => value !== undefined);
