import { Button } from '@mantine/core';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import { IconFilterOff, IconPlus, IconUsers } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PageHeader, PageStack } from '#/ui/page-header.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonRows } from '#/ui/skeletons.tsx';
import { changeSearch, isFiltered, pageSizes, type UserQuery, type UserSearch, userQueryOf } from '../list-search.ts';
import { usersQuery } from '../users.api.ts';
import { UserRows } from './user-rows.tsx';
import { UserToolbar } from './user-toolbar.tsx';

interface Props {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
  /** Whoever looks: their own row is guarded. */
  ownId: string;
}

/** Everyone who can sign in, filtered and sorted by the address. */
export function UserList({ search, onSearch, ownId }: Props) {
  const { t } = useTranslation();
  const query = userQueryOf(search);
  const users = useQuery(usersQuery(query));
  return (
    <PageStack>
      <PageHeader
        title={t('users.title')}
        count={users.data?.totalElements}
        actions={
          <Button component={Link} to="/users/create" variant="filled" leftSection={<IconPlus size={17} />}>
            {t('users.newUser')}
          </Button>
        }
      />
      <UserToolbar search={search} onSearch={onSearch} />
      <UserContent users={users} ownId={ownId} query={query} search={search} onSearch={onSearch} />
    </PageStack>
  );
}

interface UserContentProps {
  users: UseQueryResult<Answer<typeof endpoints.searchUsers>>;
  ownId: string;
  query: UserQuery;
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

/** The list itself, or what stands in its place while it loads, fails or is empty. */
function UserContent({ users, ownId, query, search, onSearch }: UserContentProps) {
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

interface NoUsersProps {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

const none = { query: undefined, kind: undefined, role: undefined, status: undefined };

/** Nobody to list: the filters that hide everyone can be removed. */
function NoUsers({ search, onSearch }: NoUsersProps) {
  const { t } = useTranslation();
  const isHidden = isFiltered(search);
  const title = t(isHidden ? 'users.noMatch' : 'users.noneYet');
  return (
    <Card flush label={title}>
      <EmptyState
        icon={isHidden ? <IconFilterOff size={21} stroke={1.7} /> : <IconUsers size={21} stroke={1.7} />}
        title={title}
        actions={
          isHidden && <Button onClick={() => onSearch(changeSearch(search, none))}>{t('users.removeFilters')}</Button>
        }
      >
        {isHidden ? t('users.noMatchHelp') : null}
      </EmptyState>
    </Card>
  );
}
