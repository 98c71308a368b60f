import { useState } from 'react';
import { isFound } from './is-found.ts';
import type { PagedSource } from './paged-source.ts';

interface Options<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  /** Where the items come with one call: its state. */
  query?: { isPending: boolean; error: unknown; refetch: () => unknown };
}

/** A list that is wholly here, searched here; stands where a `PagedSource` is asked for. */
export function useFixedSource<T>({ items, keyOf, nameOf, query }: Options<T>): PagedSource<T> {
  const [search, setSearch] = useState('');
  const found = items.filter((item) => isFound(nameOf(item), search));
  return {
    items: found,
    keyOf,
    total: query?.isPending ? undefined : found.length,
    hasMore: false,
    loadMore: () => undefined,
    isLoading: query?.isPending ?? false,
    isLoadingMore: false,
    isStale: false,
    error: query?.error ?? null,
    retry: () => void query?.refetch(),
    search,
    onSearch: (text) => setSearch(text.trim()),
  };
}
