import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import type { UserFields } from './user-fields.ts';

/** Puts a refusal at the field it is about; false where it belongs to none. */
export const showUserError = (t: TFunction, form: UseFormReturnType<UserFields>, error: unknown): boolean => {
  const field = isApiError(error, 'userWithUsernameAlreadyExists')
    ? 'username'
    : isApiError(error, 'passwordTooCommon')
      ? 'password'
      : null;
  if (field === null) return false;
  form.setFieldError(field, errorText(t, error));
  form.getInputNode(field)?.focus();
  return true;
};
