import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWithoutDeleted } from '../feedback/undoable.ts';

interface Page<T> {
  content: readonly T[];
  totalElements: number;
}

/** A page without what is being deleted, filled up from the next one, which is asked for only then. */
export function useRefilledPage<
  T extends { id: string },
  P extends Page<T>,
  Q extends { page: number; size: number },
  K extends QueryKey,
>(ask: (query: Q) => UseQueryOptions<P & Page<T>, Error, P & Page<T>, K>, query: Q) {
  const found = useQuery(ask(query));
  const kept = usePageWithoutDeleted(found.data);
  const isMissing = kept !== undefined && kept.content.length < (found.data?.content.length ?? 0);
  const isLast = (found.data?.totalElements ?? 0) <= query.page * query.size;
  const next = useQuery({ ...ask({ ...query, page: query.page + 1 }), enabled: isMissing && !isLast });
  const data = usePageWithoutDeleted(found.data, next.isPlaceholderData ? undefined : next.data?.content);
  return { ...found, data };
}

/** Counts without them, too; rows of the `next` page take their places. */
export const usePageWithoutDeleted = <T extends { id: string }>(
  page: Page<T> | undefined,
  next: readonly T[] = noRows,
): Page<T> | undefined => {
  const kept = useWithoutDeleted(page?.content ?? noRows, idOfRow);
  const following = useWithoutDeleted(next, idOfRow);
  return useMemo(() => {
    if (page === undefined) return undefined;
    const missing = page.content.length - kept.length;
    const content = [...kept, ...following.slice(0, missing)];
    return { ...page, content, totalElements: page.totalElements - missing };
  }, [page, kept, following]);
};
const noRows: readonly never[] = [];
const idOfRow = ({ id }: { id: string }) => id;
