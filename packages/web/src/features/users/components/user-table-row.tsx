import { ActionIcon, Checkbox, Switch, Table } from '@mantine/core';
import type { UserRow } from '@soundings/contract/access/users';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDate, formatMoment } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { shownName } from '../shown-name.ts';
import { OwnAccount } from './own-account.tsx';
import classes from './user-table.module.css';

interface Props {
  user: UserRow;
  isOwn: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onToggle: () => void;
  onDelete: () => void;
}

/** One user. In one's own row nothing can be done that would shut oneself out. */
export function UserTableRow({ user, isOwn, isSelected, onSelect, onToggle, onDelete }: Props) {
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
