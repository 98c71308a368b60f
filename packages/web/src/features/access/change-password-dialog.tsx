import { endpoints } from 'virtual:endpoints';
import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PasswordOwner } from '@soundings/contract/access/own-password';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkRepeat, checkUserPassword, needs, useFieldError } from '#/lib/field-rules.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { NewPasswordFields } from '#/ui/form/new-password-fields.tsx';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import layout from '#/ui/layout/layout.module.css';
import classes from './change-password-dialog.module.css';

export function ChangePasswordDialog({ user, onClose }: { user: PasswordOwner; onClose: () => void }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const form = useForm({
    initialValues: { oldPassword: '', password: '', repeatPassword: '' },
    validate: {
      oldPassword: needs('enterPassword'),
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
    },
  });
  const save = useAction({
    call: endpoints.changeOwnPassword,
    done: (t) => ({ title: t('access.passwordHasBeenChanged'), text: t('account.otherSessionsEnded') }),
    failed: 'errors.couldntChangePassword',
    onDone: onClose,
    onFailed: (error) => {
      const isOld = isApiError(error, 'passwordWasNotChanged');
      const isNew = isApiError(error, 'passwordTooCommon');
      if (isOld) form.setFieldError('oldPassword', t('account.oldPasswordWrong'));
      if (isNew) form.setFieldError('password', errorText(t, error));
      return isOld || isNew;
    },
  });
  const submit = ({ oldPassword, password }: typeof form.values) =>
    save.mutate({ params: { username: user.username }, body: { oldPassword, newPassword: password } });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shell.changePassword')}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
        <PasswordInput
          data-autofocus
          autoComplete="current-password"
          label={t('account.oldPassword')}
          {...form.getInputProps('oldPassword')}
          error={shown(form.errors.oldPassword)}
        />
        <NewPasswordFields form={form} owner={user} label={t('access.newPassword')} />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('shell.changePassword')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
