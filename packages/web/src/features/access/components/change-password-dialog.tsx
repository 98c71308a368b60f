import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkRepeat, checkRequired, checkUserPassword } from '#/lib/field-rules.ts';
import { useFieldError } from '#/lib/use-field-error.ts';
import { NewPasswordFields } from '#/ui/new-password-fields.tsx';
import { PasswordInput } from '#/ui/password-input.tsx';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { changeOwnPassword } from '../api/change-own-password.ts';
import classes from './change-password-dialog.module.css';

export function ChangePasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const form = useForm({
    initialValues: { oldPassword: '', password: '', repeatPassword: '' },
    validate: {
      oldPassword: checkRequired,
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
    },
  });
  const save = useMutation({
    mutationFn: ({ oldPassword, password }: typeof form.values) =>
      changeOwnPassword({ params: { username }, body: { oldPassword, newPassword: password } }),
    onSuccess: () => {
      toastSuccess({ title: t('access.passwordHasBeenChanged'), text: t('access.otherSessionsEnded') });
      onClose();
    },
    onError: (error) => {
      if (isApiError(error, 'passwordWasNotChanged')) form.setFieldError('oldPassword', t('access.oldPasswordWrong'));
      else if (isApiError(error, 'passwordTooCommon')) form.setFieldError('password', errorText(t, error));
      else toastError({ title: t('errors.couldntChangePassword'), text: errorText(t, error) });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('access.changePasswordTitle')}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <PasswordInput
          data-autofocus
          autoComplete="current-password"
          label={t('access.oldPassword')}
          {...form.getInputProps('oldPassword')}
          error={shown(form.errors.oldPassword)}
        />
        <NewPasswordFields form={form} label={t('access.newPassword')} />
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('access.changePassword')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
