import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageStack } from '#/ui/page-stack.tsx';
import { type UserSearch, userQueryOf } from '../list-search.ts';
import { usersQuery } from '../users.api.ts';
import { UserContent } from './user-content.tsx';
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
