import { Button } from '@mantine/core';
import { IconFilterOff, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { changeSearch, isFiltered, type UserSearch } from '../list-search.ts';

interface Props {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

const none = { query: undefined, kind: undefined, role: undefined, status: undefined };

/** Nobody to list: the filters that hide everyone can be removed. */
export function NoUsers({ search, onSearch }: Props) {
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
