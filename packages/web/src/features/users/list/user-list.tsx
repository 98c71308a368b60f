import { Button } from '@mantine/core';
import { IconFilterOff, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { changeSearch, isFiltered, type UserSearch, userQueryOf } from '../list-search.ts';
import { usersQuery } from '../users.api.ts';
import { UserRows } from './user-rows.tsx';
import { UserToolbar } from './user-toolbar.tsx';

interface Props {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
  ownId: string;
}

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
      <PagedTable
        label={t('users.title')}
        failed={{ title: t('users.couldntPullUsers') }}
        found={users}
        query={query}
        skeletonRows={10}
        onPage={(page) => onSearch(changeSearch(search, { page }))}
        onSize={(size) => onSearch(changeSearch(search, { size }))}
        empty={<NoUsers search={search} onSearch={onSearch} />}
      >
        {(rows, isStale) => (
          <UserRows
            users={rows}
            ownId={ownId}
            sort={query.sort}
            onSort={(sort) => onSearch(changeSearch(search, { sort }))}
            isStale={isStale}
          />
        )}
      </PagedTable>
    </PageStack>
  );
}

interface NoUsersProps {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

const none = { query: undefined, kind: undefined, role: undefined, status: undefined };

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
