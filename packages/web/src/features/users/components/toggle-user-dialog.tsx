import type { UserRow } from '@soundings/contract/access/users';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { shownName } from '../shown-name.ts';

interface Props {
  user: UserRow;
  opened: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before someone is shut out or let in again. */
export function ToggleUserDialog({ user, ...dialog }: Props) {
  const { t } = useTranslation();
  const name = shownName(user);
  const { username, enabled } = user;
  return (
    <ConfirmDialog
      {...dialog}
      title={t(enabled ? 'users.disableTitle' : 'users.enableTitle', { name })}
      confirmLabel={t(enabled ? 'users.disable' : 'users.enable')}
      isDangerous={enabled}
    >
      {t(enabled ? 'users.disableText' : 'users.enableText', { username })}
    </ConfirmDialog>
  );
}
