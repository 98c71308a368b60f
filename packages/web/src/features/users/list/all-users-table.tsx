import { Switch, Tooltip } from '@mantine/core';
import { type UserSort, userSorts } from '@soundings/contract/access/user-choices';
import type { UserRow } from '@soundings/contract/access/users';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { UserAvatar } from '#/ui/marks/user-avatar.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { selectionColumn } from '#/ui/table/selection-column.tsx';
import classes from '../user-table.module.css';
import { MailBelow, UserTable } from '../user-table.tsx';
import { shownName } from '../users.api.ts';

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

export function AllUsersTable({ users, ownId, selected, onSelect, onToggle, onDelete, ...list }: Props) {
  const { t } = useTranslation();
  const isOwn = ({ id }: UserRow) => id === ownId;
  const label = (user: UserRow, text: string) => (isOwn(user) ? `${text}. ${t('users.ownAccount')}` : text);
  const check = selectionColumn({
    rows: users,
    keyOf: ({ id }: UserRow) => id,
    selected,
    onSelect,
    allLabel: t('users.selectAll'),
    labelOf: (user) => label(user, t('users.select', { name: shownName(user) })),
    className: classes.check,
    canSelect: (user) => !isOwn(user),
    around: (user, box) => <OwnAccount isOwn={isOwn(user)}>{box}</OwnAccount>,
  });
  const name: Column<UserRow, FieldOf<UserSort>> = {
    id: 'name',
    heading: t('users.column_name'),
    sort: 'name',
    onPhone: 'title',
    cellClassName: classes.name,
    cell: (user) => (
      <span className={classes.who}>
        <UserAvatar name={shownName(user)} />
        <span className={classes.words}>
          <span className={classes.who}>
            <Link to="/users/edit/$id" params={{ id: user.id }} className={classes.link} title={shownName(user)}>
              {shownName(user)}
            </Link>
            {isOwn(user) && <Badge>{t('users.you')}</Badge>}
          </span>
          <MailBelow username={user.username} />
        </span>
      </span>
    ),
  };
  const company: Column<UserRow, never> = {
    id: 'company',
    heading: t('users.column_company'),
    cellClassName: classes.short,
    attributes: (user) => ({ 'data-none': user.company === null || undefined }),
    cell: ({ company }) =>
      company === null ? (
        '–'
      ) : (
        <Link to="/customers/$id" params={{ id: company.id }} className={classes.company} title={company.companyName}>
          {company.companyName}
        </Link>
      ),
  };
  const created: Column<UserRow, FieldOf<UserSort>> = {
    id: 'created',
    heading: t('users.column_created'),
    sort: 'createdOn',
    startsDescending: true,
    isRoomy: true,
    cell: ({ createdOn }) => <time dateTime={createdOn}>{formatDate(createdOn)}</time>,
  };
  return (
    <UserTable
      {...list}
      label={t('users.title')}
      users={users}
      sorts={userSorts}
      columns={[check, name, 'email', 'role', company, 'lastSignIn', created, 'enabled', 'actions']}
      isSelected={({ id }) => selected.has(id)}
      cells={{
        enabled: (user) => (
          <OwnAccount isOwn={isOwn(user)}>
            <Switch
              aria-disabled={isOwn(user) || undefined}
              aria-label={label(user, t('users.enabledOf', { name: shownName(user) }))}
              checked={user.enabled}
              onChange={() => isOwn(user) || onToggle(user)}
            />
          </OwnAccount>
        ),
        actions: (user) => (
          <RowMenu
            name={shownName(user)}
            actions={[
              {
                key: 'edit',
                label: t('common.edit'),
                icon: IconPencil,
                link: (props) => <Link to="/users/edit/$id" params={{ id: user.id }} {...props} />,
              },
              {
                key: 'delete',
                label: t('common.delete'),
                icon: IconTrash,
                isDangerous: true,
                blocked: isOwn(user) ? t('users.ownAccount') : null,
                onClick: () => onDelete(user),
              },
            ]}
          />
        ),
      }}
    />
  );
}

function OwnAccount({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  if (!isOwn) return children;
  return (
    <Tooltip label={t('users.ownAccount')} events={{ hover: true, focus: true, touch: true }}>
      <span className={classes.blocked}>{children}</span>
    </Tooltip>
  );
}
