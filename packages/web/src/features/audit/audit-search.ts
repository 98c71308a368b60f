import {
  auditActions,
  auditOutcomes,
  auditSorts,
  earliestAuditDay,
  latestAuditDay,
} from '@soundings/contract/audit/audit-choices';
import { isDay, oneOf, type SearchOf, searchSchema, text } from '#/lib/address-search.ts';
import { ownTimeZone } from '#/lib/format.ts';
import { changeListSearch, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

const isAuditDay = (value: string): boolean => isDay(value) && value >= earliestAuditDay && value <= latestAuditDay;
const auditDay = text(isAuditDay);

export const AuditSearch = searchSchema({
  ...listFields(auditSorts),
  action: oneOf(auditActions),
  outcome: oneOf(auditOutcomes),
  from: auditDay,
  till: auditDay,
});
export type AuditSearch = SearchOf<typeof AuditSearch>;

export const defaultSort = '-createdOn';

export const toFilter = ({ query, action, outcome, from, till }: AuditSearch) => ({
  query,
  action,
  outcome,
  from,
  till,
  // The days are those of the times beside them.
  timeZone: from || till ? ownTimeZone() : undefined,
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
