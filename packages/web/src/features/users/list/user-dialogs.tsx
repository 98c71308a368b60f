import type { UserRow } from '@soundings/contract/access/users';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { shownName } from '../users.api.ts';
import classes from './selection-bar.module.css';

interface Props {
  users: readonly UserRow[];
  opened: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const namesShown = 5;

export function DeleteUsersDialog({ users, ...dialog }: Props) {
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

export function ToggleUserDialog({ user, ...dialog }: ToggleUserDialogProps) {
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
