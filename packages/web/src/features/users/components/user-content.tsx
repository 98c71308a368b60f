import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { changeSearch, pageSizes, type UserQuery, type UserSearch } from '../list-search.ts';
import { NoUsers } from './no-users.tsx';
import { UserRows } from './user-rows.tsx';

interface Props {
  users: UseQueryResult<Answer<typeof endpoints.searchUsers>>;
  ownId: string;
  query: UserQuery;
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

/** The list itself, or what stands in its place while it loads, fails or is empty. */
export function UserContent({ users, ownId, query, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching, isPlaceholderData } = users;
  const pages = data === undefined ? 1 : Math.max(1, Math.ceil(data.totalElements / query.size));
  const isBeyond = !isPlaceholderData && data !== undefined && query.page > pages;
  // The last row of the last page was deleted, or the address is old.
  useEffect(() => {
    if (isBeyond) onSearch(changeSearch(search, { page: pages }));
  }, [isBeyond, onSearch, search, pages]);

  if (data === undefined) {
    return (
      <Card flush label={t('users.title')}>
        {error === null ? (
          <SkeletonRows rows={10} />
        ) : (
          <ErrorState
            error={error}
            title={t('users.couldntPullUsers')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    );
  }
  if (data.totalElements === 0) return <NoUsers search={search} onSearch={onSearch} />;
  return (
    <>
      <UserRows
        users={data.content}
        ownId={ownId}
        sort={query.sort}
        onSort={(sort) => onSearch(changeSearch(search, { sort }))}
        isStale={isPlaceholderData}
      />
      <PaginationBar
        page={query.page - 1}
        size={query.size}
        total={data.totalElements}
        sizes={pageSizes}
        onPage={(page) => onSearch(changeSearch(search, { page: page + 1 }))}
        onSize={(size) => onSearch(changeSearch(search, { size }))}
      />
    </>
  );
}
