import { alertKinds } from '@soundings/contract/projects/alert-choices';
import { oneOf, type SearchOf, searchSchema, uuid, wholeNumber } from '#/lib/address-search.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { changeListSearch, offeredSize, pageSizes } from '#/lib/list-search.ts';
import type { AlertsQuery } from './alerts.api.ts';

export const AlertSearch = searchSchema({
  kind: oneOf(alertKinds),
  project: uuid,
  page: wholeNumber(1),
  size: wholeNumber(),
});
export type AlertSearch = SearchOf<typeof AlertSearch>;

export const toAlertsQuery = ({ kind, project, page, size }: AlertSearch): AlertsQuery => ({
  ...{ kind, projectId: project, page: page ?? 1 },
  ...{ size: offeredSize(size, pageSizes, pageSizes[1]), language: currentLanguage() },
});

export const changeAlertSearch = (search: AlertSearch, change: Partial<AlertSearch>): AlertSearch =>
  changeListSearch(search, change, { size: pageSizes[1] });
