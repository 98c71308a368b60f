import type { UseFormReturnType } from '@mantine/form';
import type { Role } from '@soundings/contract/access/permissions';
import type { UserInfo } from '@soundings/contract/access/users';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { updateUserInfo } from './api/update-user-info.ts';
import { useForgetUsers } from './use-forget-users.ts';

export interface UserEdit {
  name: string;
  firstName: string;
  lastName: string;
  username: string;
  roleName: Role;
}

/** Saves name, e-mail and role; what the server refuses stands at its field. */
export function useSaveUser({ id, company }: UserInfo, form: UseFormReturnType<UserEdit>, onSaved: () => void) {
  const { t } = useTranslation();
  const forget = useForgetUsers();
  return useMutation({
    mutationFn: ({ name, firstName, lastName, username, roleName }: UserEdit) => {
      const names = company === null ? { name } : { firstName, lastName };
      return updateUserInfo({ params: { id }, body: { ...names, username, roleName } });
    },
    onSuccess: (_, saved) => {
      form.resetDirty(saved);
      void forget();
      toastSuccess({ title: t('users.userHasBeenChanged') });
      onSaved();
    },
    onError: (error) => {
      if (isApiError(error, 'userWithUsernameAlreadyExists')) {
        form.setFieldError('username', errorText(t, error));
        form.getInputNode('username')?.focus();
      } else if (isApiError(error, 'roleNotAllowed', 'lastAdministrator')) {
        form.setFieldError('roleName', errorText(t, error));
      } else {
        toastError({ title: t('users.couldntChangeUser'), text: errorText(t, error) });
      }
    },
  });
}
