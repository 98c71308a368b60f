/** Where a list gets its rows from: page by page, with its own search. */
export interface PagedSource<T> {
  /** What is loaded so far, each once. */
  items: readonly T[];
  keyOf: (item: T) => string;
  /** How many the search finds in all; undefined until the first answer. */
  total: number | undefined;
  hasMore: boolean;
  /** Asks for one more page; does nothing while one is on its way. */
  loadMore: () => void;
  isLoading: boolean;
  isLoadingMore: boolean;
  /** The rows are still those of the last search. */
  isStale: boolean;
  error: unknown;
  retry: () => void;
  search: string;
  onSearch: (text: string) => void;
}
