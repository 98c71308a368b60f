import {
  auditActions,
  auditOutcomes,
  auditSorts,
  earliestAuditDay,
  latestAuditDay,
} from '@soundings/contract/audit/audit-choices';
import * as z from 'zod/mini';
import { addressField, changeListSearch, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const isAuditDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < earliestAuditDay || text > latestAuditDay) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
};
const Day = addressField(z.string().check(z.refine(isAuditDay)));

export const AuditSearch = z.object({
  ...listFields(auditSorts),
  action: addressField(z.enum(auditActions)),
  outcome: addressField(z.enum(auditOutcomes)),
  from: Day,
  till: Day,
});
export type AuditSearch = z.infer<typeof AuditSearch>;

export const defaultSort = '-createdOn';

export const toFilter = ({ query, action, outcome, from, till }: AuditSearch) => ({
  query,
  action,
  outcome,
  from,
  till,
});

export const toAuditRequest = (search: AuditSearch) => ({
  ...toFilter(search),
  page: (search.page ?? 1) - 1,
  size: offeredSize(search.size),
  sort: search.sort ?? defaultSort,
});
export type AuditQuery = ReturnType<typeof toAuditRequest>;

export const changeSearch = (search: AuditSearch, change: Partial<AuditSearch>): AuditSearch =>
  changeListSearch(search, change, { sort: defaultSort, size: pageSizes[0] });

export const isFiltered = (search: AuditSearch): boolean =>
  Object.values(toFilter(search)).some((value) => value !== undefined);
