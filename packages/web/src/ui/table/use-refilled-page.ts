import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type Page, usePageWithoutDeleted } from '../feedback/undoable.ts';

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
