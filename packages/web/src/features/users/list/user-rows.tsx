import { ActionIcon, Button } from '@mantine/core';
import type { UserSort } from '@soundings/contract/access/user-choices';
import type { UserRow } from '@soundings/contract/access/users';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { useDeleteUsers, useToggleUser, useUndoableDeleteUser } from '../users.api.ts';
import { AllUsersTable } from './all-users-table.tsx';
import classes from './selection-bar.module.css';
import { DeleteUsersDialog, ToggleUserDialog } from './user-dialogs.tsx';

interface Props {
  users: readonly UserRow[];
  ownId: string;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  isStale: boolean;
}

/** The table with what its rows can be asked: shut out, let in, delete. Only what is in sight can be selected. */
export function UserRows({ users: found, ownId, ...table }: Props) {
  const users = useWithoutDeleted(found, ({ id }) => id);
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
