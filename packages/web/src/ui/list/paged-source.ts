import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface PagedSource<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** How many the search finds in all; undefined until the first answer. */
  total: number | undefined;
  hasMore: boolean;
  loadMore: () => void;
  isLoading: boolean;
  isLoadingMore: boolean;
  isStale: boolean;
  error: unknown;
  retry: () => void;
  search: string;
  onSearch: (text: string) => void;
}

interface Page<T> {
  content: readonly T[];
  totalElements: number;
  page: number;
  size: number;
}

interface Options<T> {
  key: QueryKey;
  load: (ask: { page: number; size: number; query: string | undefined; signal: AbortSignal }) => Promise<Page<T>>;
  keyOf: (item: T) => string;
}

const size = 20;

const eachOnce = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export function usePagedSource<T>({ key, load, keyOf }: Options<T>): PagedSource<T> {
  const [search, setSearch] = useState('');
  const found = useInfiniteQuery({
    queryKey: [...key, 'pages', search],
    queryFn: ({ pageParam, signal }) => load({ page: pageParam, size, query: search || undefined, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => ((last.page + 1) * last.size < last.totalElements ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    // A list that is opened again starts at its first page: kept pages would all be asked for again.
    gcTime: 0,
  });
  return {
    items: eachOnce(found.data?.pages.flatMap(({ content }) => content) ?? [], keyOf),
    keyOf,
    total: found.data?.pages.at(-1)?.totalElements,
    hasMore: found.hasNextPage,
    loadMore: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage({ cancelRefetch: false });
    },
    isLoading: found.isPending,
    isLoadingMore: found.isFetchingNextPage,
    isStale: found.isPlaceholderData,
    error: found.error,
    retry: () => void (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch()),
    search,
    onSearch: (text) => setSearch(text.trim()),
  };
}

interface FixedSourceOptions<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  query?: { isPending: boolean; error: unknown; refetch: () => unknown };
}

export function useFixedSource<T>({ items, keyOf, nameOf, query }: FixedSourceOptions<T>): PagedSource<T> {
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

/** Whether a search finds a name, as the server decides it: anywhere in it, without regard to case. */
export const isFound = (name: string, search: string): boolean =>
  name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
