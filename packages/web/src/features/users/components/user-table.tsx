import { Checkbox, Table } from '@mantine/core';
import type { UserSort } from '@soundings/contract/access/user-choices';
import type { UserRow } from '@soundings/contract/access/users';
import { useTranslation } from 'react-i18next';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import classes from './user-table.module.css';
import { UserTableRow } from './user-table-row.tsx';

interface Props {
  users: readonly UserRow[];
  ownId: string;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  isStale: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onToggle: (user: UserRow) => void;
  onDelete: (user: UserRow) => void;
}

export function UserTable(props: Props) {
  const { users, ownId, sort, onSort, isStale, selected, onSelect, onToggle, onDelete } = props;
  const { t } = useTranslation();
  const selectable = users.filter(({ id }) => id !== ownId).map(({ id }) => id);
  const isAll = selectable.length > 0 && selectable.every((id) => selected.has(id));
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  return (
    <RowTable
      label={t('users.title')}
      minWidth={1080}
      isStale={isStale}
      head={
        <>
          <Table.Th className={classes.check ?? ''}>
            <Checkbox
              aria-label={t('users.selectAll')}
              checked={isAll}
              indeterminate={selected.size > 0 && !isAll}
              disabled={selectable.length === 0}
              onChange={() => onSelect(new Set(isAll ? [] : selectable))}
            />
          </Table.Th>
          <SortHeading field="name" {...{ sort, onSort }}>
            {t('users.column_name')}
          </SortHeading>
          <SortHeading field="username" {...{ sort, onSort }}>
            {t('users.column_username')}
          </SortHeading>
          <SortHeading field="roleName" {...{ sort, onSort }}>
            {t('users.column_role')}
          </SortHeading>
          <Table.Th>{t('users.column_company')}</Table.Th>
          <SortHeading field="lastSignInOn" startsDescending isRoomy {...{ sort, onSort }}>
            {t('users.column_lastSignIn')}
          </SortHeading>
          <SortHeading field="createdOn" startsDescending isRoomy {...{ sort, onSort }}>
            {t('users.column_created')}
          </SortHeading>
          <Table.Th>{t('users.column_enabled')}</Table.Th>
          <Table.Th data-corner>{t('users.column_actions')}</Table.Th>
        </>
      }
    >
      {users.map((user) => (
        <UserTableRow
          key={user.id}
          user={user}
          isOwn={user.id === ownId}
          isSelected={selected.has(user.id)}
          onSelect={(isSelected) => select(user.id, isSelected)}
          onToggle={() => onToggle(user)}
          onDelete={() => onDelete(user)}
        />
      ))}
    </RowTable>
  );
}
