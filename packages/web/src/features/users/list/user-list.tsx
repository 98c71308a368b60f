import { Button } from '@mantine/core';
import { userKinds, userStatuses } from '@soundings/contract/access/user-choices';
import { IconFilterOff, IconPlus, IconShield, IconUserCheck, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useRefilledPage } from '#/ui/table/use-refilled-page.ts';
import { changeSearch, isFiltered, rolesOfKind, toUserRequest, type UserSearch } from '../list-search.ts';
import { usersQuery } from '../users.api.ts';
import classes from './user-list.module.css';
import { UserRows } from './user-rows.tsx';

interface Props {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
  ownId: string;
}

export function UserList({ search, onSearch, ownId }: Props) {
  const { t } = useTranslation();
  const query = toUserRequest(search);
  const users = useRefilledPage(usersQuery, query);
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
  const { query, ...filters } = search;
  const searched = isFiltered(filters) ? undefined : query;
  const title = t(isHidden ? 'users.noMatch' : 'users.noneYet');
  return (
    <Card flush label={title}>
      <EmptyState
        icon={isHidden ? <IconFilterOff size={21} stroke={1.7} /> : <IconUsers size={21} stroke={1.7} />}
        title={title}
        actions={
          isHidden && (
            <Button onClick={() => onSearch(changeSearch(search, none))}>
              {t(searched ? 'common.clearSearch' : 'users.removeFilters')}
            </Button>
          )
        }
      >
        {searched ? t('users.noMatchOf', { text: searched }) : isHidden ? t('users.noMatchHelp') : null}
      </EmptyState>
    </Card>
  );
}

interface UserToolbarProps {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

function UserToolbar({ search, onSearch }: UserToolbarProps) {
  const { t } = useTranslation();
  const change = (part: Partial<UserSearch>) => onSearch(changeSearch(search, part));
  const offered = rolesOfKind(search.kind);
  return (
    <search className={layout.bar} aria-label={t('users.filters')}>
      <SearchField
        className={layout.search}
        label={t('users.search')}
        placeholder={t('common.search')}
        value={search.query ?? ''}
        onSearch={(query) => change({ query: query.trim() || undefined })}
        withHotkey
      />
      <div className={classes.kind}>
        <Segmented
          label={t('users.kind')}
          value={search.kind ?? 'all'}
          options={(['all', ...userKinds] as const).map((value) => ({ value, label: t(`users.kind_${value}`) }))}
          onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
        />
      </div>
      <Choice
        className={classes.role}
        label={t('users.role')}
        icon={<IconShield size={16} stroke={1.7} />}
        value={search.role ?? 'all'}
        options={[
          { value: 'all' as const, label: t('users.allRoles') },
          ...offered.map((value) => ({ value, label: t(`common.role_${value}`) })),
        ]}
        onChange={(role) => change({ role: role === 'all' ? undefined : role })}
      />
      <Choice
        className={classes.status}
        label={t('users.status')}
        icon={<IconUserCheck size={16} stroke={1.7} />}
        value={search.status ?? 'all'}
        options={(['all', ...userStatuses] as const).map((value) => ({ value, label: t(`users.status_${value}`) }))}
        onChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
    </search>
  );
}
