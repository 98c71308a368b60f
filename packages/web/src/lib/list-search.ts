import { oneOf, query, wholeNumber } from './address-search.ts';

/**
 * `validateSearch` of a route whose page reads the address by a schema of its own when it opens. The router knows of
 * every page before it opens one: what it need not know makes all pages lighter.
 */
export const rawSearch = (search: Record<string, unknown>): Record<string, unknown> => search;

/** What the address of every list holds. `page` counts from 1. */
export const listFields = <const S extends readonly string[]>(sorts: S) => ({
  query,
  sort: oneOf<S[number]>(sorts),
  page: wholeNumber(1),
  size: wholeNumber(),
});

interface ListSearch {
  query?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

export type PageSizes = readonly [number, ...number[]];

export const pageSizes: PageSizes = [10, 20, 50];

export const offeredSize = (size: number | undefined, sizes = pageSizes, usual = sizes[0]): number =>
  size !== undefined && sizes.includes(size) ? size : usual;

export const changeListSearch = <T extends ListSearch>(search: T, change: Partial<T>, usual: Partial<T>): T => {
  const next = { ...search, page: undefined, ...change };
  const defaults: Partial<T> = { page: 1, ...usual };
  for (const key of Object.keys(defaults) as (keyof T)[]) if (next[key] === defaults[key]) delete next[key];
  return next;
};

export const hasFilter = <T extends object>(search: T, filters: readonly (keyof T)[]): boolean =>
  filters.some((filter) => search[filter] !== undefined);
