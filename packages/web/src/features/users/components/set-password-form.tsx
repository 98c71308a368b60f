import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UserInfo } from '@soundings/contract/access/users';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkRepeat, checkUserPassword } from '#/lib/field-rules.ts';
import { Card } from '#/ui/card.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { type NewPassword, NewPasswordFields } from '#/ui/new-password-fields.tsx';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { setUserPassword } from '../api/set-user-password.ts';
import { shownName } from '../shown-name.ts';
import { useForgetUsers } from '../use-forget-users.ts';
import classes from './user-form.module.css';

interface Props {
  user: UserInfo;
  onDirty: (isDirty: boolean) => void;
}

/** Gives someone else a new password, good for one sign-in. */
export function SetPasswordForm({ user, onDirty }: Props) {
  const { t } = useTranslation();
  const forget = useForgetUsers();
  const name = shownName(user);
  const form = useForm<NewPassword>({
    initialValues: { password: '', repeatPassword: '' },
    validate: {
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
    },
  });
  const save = useMutation({
    mutationFn: ({ password }: NewPassword) => setUserPassword({ params: { id: user.id }, body: { password } }),
    onSuccess: () => {
      form.reset();
      void forget();
      toastSuccess({ title: t('users.passwordHasBeenSet'), text: t('users.passwordHasBeenSetText', { name }) });
    },
    onError: (error) => {
      if (isApiError(error, 'passwordTooCommon')) form.setFieldError('password', errorText(t, error));
      else toastError({ title: t('errors.couldntChangePassword'), text: errorText(t, error) });
    },
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Card label={t('users.password')}>
      <form
        className={classes.stack}
        noValidate
        aria-label={t('users.password')}
        onSubmit={form.onSubmit(
          (values) => save.mutate(values),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
      >
        <InlineAlert tone="info">{t('users.passwordNote', { name })}</InlineAlert>
        <div className={classes.pair}>
          <NewPasswordFields form={form} label={t('users.newPassword')} withAsterisk />
        </div>
        <div className={classes.save}>
          <Button type="submit" disabled={!isDirty} loading={save.isPending}>
            {t('users.setPassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
