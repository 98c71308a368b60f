import type { UserSort } from '@soundings/contract/access/user-choices';
import type { UserRow } from '@soundings/contract/access/users';
import { useState } from 'react';
import { useUserActions } from '../use-user-actions.ts';
import { DeleteUsersDialog } from './delete-users-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ToggleUserDialog } from './toggle-user-dialog.tsx';
import { UserTable } from './user-table.tsx';

interface Props {
  users: readonly UserRow[];
  ownId: string;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  isStale: boolean;
}

/** The table with what its rows can be asked: shut out, let in, delete. Only what is in sight can be selected. */
export function UserRows({ users, ownId, ...table }: Props) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // What a dialog is about stays while it closes.
  const [toggled, setToggled] = useState<{ user: UserRow; opened: boolean } | null>(null);
  const [deleted, setDeleted] = useState<{ users: readonly UserRow[]; opened: boolean } | null>(null);
  const close = () => {
    setToggled((of) => of && { ...of, opened: false });
    setDeleted((of) => of && { ...of, opened: false });
  };
  const { toggle, remove } = useUserActions(close);
  const selected = users.filter(({ id }) => ids.has(id) && id !== ownId);
  return (
    <>
      <UserTable
        {...table}
        users={users}
        ownId={ownId}
        selected={new Set(selected.map(({ id }) => id))}
        onSelect={setIds}
        onToggle={(user) => setToggled({ user, opened: true })}
        onDelete={(user) => setDeleted({ users: [user], opened: true })}
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
          isBusy={toggle.isPending}
          onConfirm={() => toggle.mutate(toggled.user)}
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
