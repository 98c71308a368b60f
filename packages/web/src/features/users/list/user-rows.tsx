import { ActionIcon, Button } from '@mantine/core';
import type { UserRow } from '@soundings/contract/access/users';
import { IconTrash, IconX } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { shownName, useDeleteUsers, useToggleUser, useUndoableDeleteUser } from '../users.api.ts';
import { AllUsersTable } from './all-users-table.tsx';
import classes from './user-list.module.css';

type Props = Pick<ComponentProps<typeof AllUsersTable>, 'users' | 'ownId' | 'sort' | 'onSort' | 'isStale'>;

export function UserRows({ users, ownId, ...table }: Props) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // What a dialog is about stays while it closes.
  const [toggled, setToggled] = useState<{ user: UserRow; opened: boolean } | null>(null);
  const [deleted, setDeleted] = useState<{ users: readonly UserRow[]; opened: boolean } | null>(null);
  const close = () => {
    setToggled((of) => of && { ...of, opened: false });
    setDeleted((of) => of && { ...of, opened: false });
  };
  const toggle = useToggleUser();
  const removeUndoably = useUndoableDeleteUser();
  const remove = useDeleteUsers({ onDone: close, onFailed: close });
  const selected = users.filter(({ id }) => ids.has(id) && id !== ownId);
  return (
    <>
      <AllUsersTable
        {...table}
        // A switch shows at once what was chosen, and goes back where the server refuses.
        users={users.map((user) => (toggle.isPending && toggle.variables.id === user.id ? flipped(user) : user))}
        ownId={ownId}
        selected={new Set(selected.map(({ id }) => id))}
        onSelect={setIds}
        onToggle={(user) => setToggled({ user, opened: true })}
        onDelete={(user) =>
          user.lastSignInOn === null ? removeUndoably(user) : setDeleted({ users: [user], opened: true })
        }
      />
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          onDelete={() => setDeleted({ users: selected, opened: true })}
          onClear={() => setIds(new Set())}
        />
      )}
      {toggled && (
        <ToggleUserDialog
          {...toggled}
          onConfirm={() => {
            close();
            toggle.mutate(toggled.user);
          }}
          onClose={close}
        />
      )}
      {deleted && (
        <DeleteUsersDialog
          {...deleted}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(deleted.users)}
          onClose={close}
        />
      )}
    </>
  );
}

const flipped = (user: UserRow): UserRow => ({ ...user, enabled: !user.enabled });

interface SelectionBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
}

function SelectionBar({ count, onDelete, onClear }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
      <ActionIcon aria-label={t('users.clearSelection')} title={t('users.clearSelection')} onClick={onClear}>
        <IconX size={17} stroke={1.7} />
      </ActionIcon>
      <span className={classes.count} role="status">
        {t('users.selected', { count })}
      </span>
      <Button data-tone="danger" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={onDelete}>
        {t('users.deleteSelected', { count })}
      </Button>
    </div>
  );
}

interface DeleteUsersDialogProps {
  users: readonly UserRow[];
  opened: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const namesShown = 5;

function DeleteUsersDialog({ users, ...dialog }: DeleteUsersDialogProps) {
  const { t } = useTranslation();
  const count = users.length;
  const [first] = users;
  if (count === 1 && first) {
    return (
      <ConfirmDialog
        {...dialog}
        title={t('users.deleteTitle', { name: shownName(first) })}
        confirmLabel={t('users.deleteUser')}
        cancelLabel={t('users.keepUser')}
        isDangerous
      >
        {t('users.deleteText', { username: first.username })}
      </ConfirmDialog>
    );
  }
  // One more than shown is no reason to say "and 1 more".
  const named = users.slice(0, count === namesShown + 1 ? count : namesShown);
  return (
    <ConfirmDialog
      {...dialog}
      title={t('users.deleteManyTitle', { count })}
      confirmLabel={t('users.deleteSelected', { count })}
      cancelLabel={t('users.keepUsers')}
      isDangerous
    >
      <ul className={classes.names}>
        {named.map((user) => (
          <li key={user.id}>
            {shownName(user)} <span className={classes.mail}>{user.username}</span>
          </li>
        ))}
        {named.length < count && <li>{t('users.andMore', { count: count - named.length })}</li>}
      </ul>
      {t('users.deleteManyText')}
    </ConfirmDialog>
  );
}

interface ToggleUserDialogProps {
  user: UserRow;
  opened: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function ToggleUserDialog({ user, ...dialog }: ToggleUserDialogProps) {
  const { t } = useTranslation();
  const name = shownName(user);
  const { username, enabled } = user;
  return (
    <ConfirmDialog
      {...dialog}
      title={t(enabled ? 'users.disableTitle' : 'users.enableTitle', { name })}
      confirmLabel={t(enabled ? 'users.disable' : 'users.enable')}
    >
      {t(enabled ? 'users.disableText' : 'users.enableText', { username })}
    </ConfirmDialog>
  );
}
