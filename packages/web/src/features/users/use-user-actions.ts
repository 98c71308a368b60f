import type { UserRow } from '@soundings/contract/access/users';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { deleteUser } from './api/delete-user.ts';
import { deleteUsers } from './api/delete-users.ts';
import { disableUser } from './api/disable-user.ts';
import { enableUser } from './api/enable-user.ts';
import { useForgetUsers } from './use-forget-users.ts';

/** What can be done to rows of the list; each tells how it went. */
export function useUserActions(onDone: () => void) {
  const { t } = useTranslation();
  const forget = useForgetUsers();
  const rest = { onSettled: forget };
  const toggle = useMutation({
    ...rest,
    mutationFn: ({ id, enabled }: UserRow) => (enabled ? disableUser : enableUser)({ params: { id } }),
    onSuccess: (_, { name, enabled }) => {
      onDone();
      toastSuccess({
        title: t(enabled ? 'users.userHasBeenDisabled' : 'users.userHasBeenEnabled'),
        text: t(enabled ? 'users.userHasBeenDisabledText' : 'users.userHasBeenEnabledText', { name }),
      });
    },
    onError: (error, { enabled }) => {
      onDone();
      const title = t(enabled ? 'users.couldntDisableUser' : 'users.couldntEnableUser');
      toastError({ title, text: errorText(t, error) });
    },
  });
  const remove = useMutation({
    ...rest,
    mutationFn: (users: readonly UserRow[]) => {
      const [first] = users;
      return users.length === 1 && first
        ? deleteUser({ params: { id: first.id } })
        : deleteUsers({ body: { ids: users.map(({ id }) => id) } });
    },
    onSuccess: (_, { length }) => {
      onDone();
      const title = t(length === 1 ? 'users.userHasBeenDeleted' : 'users.usersHaveBeenDeleted', { count: length });
      toastSuccess({ title });
    },
    onError: (error, { length }) => {
      onDone();
      const title = t(length === 1 ? 'users.couldntRemoveUser' : 'users.couldntRemoveUsers');
      toastError({ title, text: errorText(t, error) });
    },
  });
  return { toggle, remove };
}
