import type { UseFormReturnType } from '@mantine/form';
import type { StaffRole } from '@soundings/contract/access/user-choices';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { addUser } from './api/add-user.ts';
import { useForgetUsers } from './use-forget-users.ts';

export interface UserDraft {
  name: string;
  username: string;
  password: string;
  repeatPassword: string;
  roleName: StaffRole | null;
}

/** Adds one of the own people; what the server refuses stands at its field. */
export function useCreateUser(form: UseFormReturnType<UserDraft>, onCreated: () => void) {
  const { t } = useTranslation();
  const forget = useForgetUsers();
  const refuse = (field: keyof UserDraft, error: unknown) => {
    form.setFieldError(field, errorText(t, error));
    form.getInputNode(field)?.focus();
  };
  return useMutation({
    mutationFn: ({ name, username, password, roleName }: UserDraft & { roleName: StaffRole }) =>
      addUser({ body: { name: name.trim(), username: username.trim(), password, roleName } }),
    onSuccess: (_, { name }) => {
      void forget();
      toastSuccess({ title: t('users.userHasBeenCreated'), text: t('users.userHasBeenCreatedText', { name }) });
      onCreated();
    },
    onError: (error) => {
      if (isApiError(error, 'userWithUsernameAlreadyExists')) refuse('username', error);
      else if (isApiError(error, 'passwordTooCommon')) refuse('password', error);
      else toastError({ title: t('users.couldntCreateUser'), text: errorText(t, error) });
    },
  });
}
