import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { DashboardSearch } from '../dashboard-search.ts';

type Change = { [Key in keyof DashboardSearch]-?: DashboardSearch[Key] | undefined };

const left = { why: undefined, view: undefined };

export const searchText = (search: DashboardSearch): string =>
  defaultStringifySearch({ ...search, ...left }).replace(/^\?/, '');

/** The address that a view stands for, as a change of whatever is open: what the view does not say is taken back. */
export const toSearchChange = (text: string, view: string): Partial<DashboardSearch> => {
  const nothing = Object.fromEntries(DashboardSearch.names.map((key) => [key, undefined])) as Change;
  return { ...nothing, ...DashboardSearch.parse(defaultParseSearch(text)), view } as Partial<DashboardSearch>;
};

export const viewLink = ({ id, search }: { id: string; search: string }, page: Location = location): string =>
  `${page.origin}${page.pathname}?${search}${search === '' ? '' : '&'}view=${id}`;
