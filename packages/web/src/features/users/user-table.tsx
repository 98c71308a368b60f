import type { UserRow } from '@soundings/contract/access/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#/lib/format.ts';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import classes from './user-table.module.css';

type TableUser = Pick<UserRow, 'id' | 'username' | 'roleName' | 'enabled' | 'lastSignInOn'>;

interface Props<U extends TableUser, S extends string> {
  label: string;
  users: readonly U[];
  columns: readonly (SharedColumn | Column<U, FieldOf<S>>)[];
  cells: Pick<Record<SharedColumn, (user: U) => ReactNode>, 'enabled' | 'actions'> & { role?: (user: U) => ReactNode };
  sorts: readonly S[];
  sort: S;
  onSort: (sort: S) => void;
  isStale: boolean;
  isSelected?: (user: U) => boolean;
}

export function MailBelow({ username }: { username: string }) {
  return (
    <span className={classes.mailBelow} title={username}>
      <Address username={username} />
    </span>
  );
}

/** One that needs two lines breaks before its @. */
function Address({ username }: { username: string }) {
  const at = username.lastIndexOf('@');
  return (
    <>
      {username.slice(0, at)}
      <wbr />
      <span className={classes.domain}>{username.slice(at)}</span>
    </>
  );
}

type SharedColumn = 'email' | 'role' | 'lastSignIn' | 'enabled' | 'actions';

export function UserTable<U extends TableUser, S extends string>(props: Props<U, S>) {
  const { label, users, columns, cells, sorts, sort, onSort, isStale, isSelected } = props;
  const { t } = useTranslation();
  const sortsBy = (field: string) =>
    sorts.some((known) => known === field) ? { sort: field as FieldOf<S>, startsDescending: field.endsWith('On') } : {};
  const email = { id: 'email', heading: t('users.column_username'), ...sortsBy('username') };
  const shared: Record<SharedColumn, Column<U, FieldOf<S>>> = {
    email: {
      ...email,
      onPhone: 'line',
      className: classes.mailColumn,
      cell: ({ username }) => (
        <span className={classes.mail} title={username}>
          <Address username={username} />
        </span>
      ),
    },
    role: {
      id: 'role',
      heading: t('users.column_role'),
      ...sortsBy('roleName'),
      cell: cells.role ?? (({ roleName }) => t(`common.role_${roleName}`)),
    },
    lastSignIn: {
      id: 'lastSignIn',
      heading: t('users.column_lastSignIn'),
      ...sortsBy('lastSignInOn'),
      isRoomy: true,
      className: classes.since,
      cell: ({ lastSignInOn }) =>
        lastSignInOn === null ? (
          <span className={classes.never}>{t('users.never')}</span>
        ) : (
          <time dateTime={lastSignInOn} title={formatMoment(lastSignInOn)}>
            {formatAgo(lastSignInOn)}
          </time>
        ),
    },
    enabled: { id: 'enabled', heading: t('users.column_enabled'), onPhone: 'corner', cell: cells.enabled },
    actions: {
      id: 'actions',
      heading: t('users.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: cells.actions,
    },
  };
  return (
    <DataTable
      label={label}
      minWidth={1080}
      columns={columns.map((column) => (typeof column === 'string' ? shared[column] : column))}
      rows={users}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={(next) => onSort(next as S)}
      isStale={isStale}
      bodyAttributes={{ onKeyDown: onRowKeys }}
      rowAttributes={(user) => ({
        className: classes.row,
        'data-off': !user.enabled || undefined,
        'data-selected': isSelected?.(user) || undefined,
      })}
    />
  );
}
