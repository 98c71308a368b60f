import { ActionIcon, Checkbox, Switch, Table, Tooltip } from '@mantine/core';
import type { UserSort } from '@soundings/contract/access/user-choices';
import type { UserRow } from '@soundings/contract/access/users';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDate, formatMoment } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { shownName } from '../users.api.ts';
import ownClasses from './own-account.module.css';
import classes from './user-table.module.css';

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

interface UserTableRowProps {
  user: UserRow;
  isOwn: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onToggle: () => void;
  onDelete: () => void;
}

/** One user. In one's own row nothing can be done that would shut oneself out. */
function UserTableRow({ user, isOwn, isSelected, onSelect, onToggle, onDelete }: UserTableRowProps) {
  const { t } = useTranslation();
  const { id, username, company, lastSignInOn } = user;
  const name = shownName(user);
  const label = (text: string) => (isOwn ? `${text}. ${t('users.ownAccount')}` : text);
  const blocked = { 'aria-disabled': isOwn || undefined };
  return (
    <Table.Tr
      data-selected={isSelected || undefined}
      className={classes.row ?? ''}
      data-off={!user.enabled || undefined}
    >
      <Table.Td className={classes.check ?? ''}>
        <OwnAccount isOwn={isOwn}>
          <Checkbox
            {...blocked}
            aria-label={label(t('users.select', { name }))}
            checked={isSelected}
            onChange={({ currentTarget }) => isOwn || onSelect(currentTarget.checked)}
          />
        </OwnAccount>
      </Table.Td>
      <Table.Td data-name className={classes.name ?? ''}>
        <span className={classes.who}>
          <UserAvatar name={name} />
          <Link to="/users/edit/$id" params={{ id }} className={classes.link} title={name}>
            {name}
          </Link>
          {isOwn && <Badge>{t('users.you')}</Badge>}
        </span>
      </Table.Td>
      <Table.Td data-label={t('users.column_username')} className={classes.fluid ?? ''}>
        <span className={classes.mail} title={username}>
          {username}
        </span>
      </Table.Td>
      <Table.Td data-label={t('users.column_role')}>{t(`common.role_${user.roleName}`)}</Table.Td>
      <Table.Td
        data-label={t('users.column_company')}
        className={classes.short ?? ''}
        data-none={company === null || undefined}
      >
        {company === null ? (
          '–'
        ) : (
          <Link to="/customers/$id" params={{ id: company.id }} className={classes.company} title={company.companyName}>
            {company.companyName}
          </Link>
        )}
      </Table.Td>
      <Table.Td data-roomy data-label={t('users.column_lastSignIn')}>
        {lastSignInOn === null ? (
          <span className={classes.never}>{t('users.never')}</span>
        ) : (
          <time dateTime={lastSignInOn} title={formatMoment(lastSignInOn)}>
            {formatAgo(lastSignInOn)}
          </time>
        )}
      </Table.Td>
      <Table.Td data-roomy data-label={t('users.column_created')}>
        <time dateTime={user.createdOn}>{formatDate(user.createdOn)}</time>
      </Table.Td>
      <Table.Td data-label={t('users.column_enabled')}>
        <OwnAccount isOwn={isOwn}>
          <Switch
            {...blocked}
            aria-label={label(t('users.enabledOf', { name }))}
            checked={user.enabled}
            onChange={() => isOwn || onToggle()}
          />
        </OwnAccount>
      </Table.Td>
      <Table.Td data-corner>
        <span className={classes.actions}>
          <ActionIcon
            renderRoot={(props) => <Link to="/users/edit/$id" params={{ id }} {...props} />}
            aria-label={t('users.edit', { name })}
            title={t('users.edit', { name })}
          >
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <OwnAccount isOwn={isOwn}>
            <ActionIcon
              {...blocked}
              aria-label={label(t('users.delete', { name }))}
              onClick={() => isOwn || onDelete()}
            >
              <IconTrash size={17} stroke={1.7} />
            </ActionIcon>
          </OwnAccount>
        </span>
      </Table.Td>
    </Table.Tr>
  );
}

/** Around a control of one's own row: it stays where it is, and says why it does nothing. */
function OwnAccount({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  if (!isOwn) return children;
  return (
    <Tooltip label={t('users.ownAccount')} events={{ hover: true, focus: true, touch: true }}>
      <span className={ownClasses.blocked}>{children}</span>
    </Tooltip>
  );
}
