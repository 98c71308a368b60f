import { userKinds, userStatuses } from '@soundings/contract/access/user-choices';
import { IconShield, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/form/choice.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { SearchField } from '#/ui/table/search-field.tsx';
import { changeSearch, rolesOf, type UserSearch } from '../list-search.ts';
import classes from './user-toolbar.module.css';

interface Props {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

export function UserToolbar({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const change = (part: Partial<UserSearch>) => onSearch(changeSearch(search, part));
  const offered = rolesOf(search.kind);
  return (
    <search className={layout.bar} aria-label={t('users.filters')}>
      <SearchField
        className={layout.search}
        label={t('users.search')}
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
