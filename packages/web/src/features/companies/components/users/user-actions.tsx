import { Group } from '@mantine/core';
import type { CompanyUserRow } from '@soundings/contract/companies/companies';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { deleteUser } from '../../api/delete-user.ts';
import { useChange } from '../../use-change.ts';
import { RowAction } from '../row-action.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';

/** Edit and delete at the end of a user's row. */
export function UserActions({ user }: { user: CompanyUserRow }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { name, username } = user;
  const close = () => setOpen(null);
  const remove = useChange({
    change: () => deleteUser({ params: { id: user.id } }),
    done: () => ({ title: t('users.userHasBeenDeleted'), text: name }),
    failed: t('users.couldntRemoveUser'),
    onDone: close,
    onFailed: () => {
      close();
      return false;
    },
  });
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <RowAction
        label={t('users.edit', { name })}
        icon={<IconPencil size={17} stroke={1.7} />}
        blocked={user.enabled ? null : t('companies.editDisabledUser')}
        onClick={() => setOpen('edit')}
      />
      <RowAction
        label={t('users.delete', { name })}
        icon={<IconTrash size={17} stroke={1.7} />}
        onClick={() => setOpen('delete')}
      />
      {open === 'edit' && <EditUserDialog user={user} onClose={close} />}
      <ConfirmDialog
        opened={open === 'delete'}
        title={t('users.deleteTitle', { name })}
        confirmLabel={t('users.deleteUser')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={close}
      >
        {t('users.deleteText', { username })}
      </ConfirmDialog>
    </Group>
  );
}
