import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkRepeat, checkUserPassword } from '#/lib/field-rules.ts';
import { NewPasswordFields } from '#/ui/new-password-fields.tsx';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { changeForgottenPassword } from '../api/change-forgotten-password.ts';
import { resetFlow } from '../flow.ts';
import classes from './access.module.css';

interface NewPasswordFormProps {
  username: string;
  changePasswordToken: string;
  /** One's own after one that an administrator gave. */
  isFirst: boolean;
  /** Saved, and with it signed in. */
  onSignedIn: () => void;
  /** Saved without a session, or the token is dead: either way back to /login. */
  onEnd: () => void;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { username, changePasswordToken, isFirst, onSignedIn, onEnd } = props;
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { password: '', repeatPassword: '' },
    validate: {
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
    },
  });
  const end = () => {
    resetFlow();
    onEnd();
  };
  const save = useMutation({
    mutationFn: ({ password }: typeof form.values) =>
      changeForgottenPassword({ body: { username, changePasswordToken, newPassword: password } }),
    onSuccess: ({ tokens }) => {
      if (tokens !== null) {
        toastSuccess({ title: t('access.firstPasswordSaved'), text: t('access.firstPasswordSavedText') });
        resetFlow();
        return onSignedIn();
      }
      toastSuccess({ title: t('access.passwordHasBeenChanged'), text: t('access.signInWithNewPassword') });
      end();
    },
    onError: (error) => {
      // A password that is not good enough can be mended with the same token; whatever else fails ends the flow.
      if (isApiError(error, 'passwordTooCommon', 'passwordMustDiffer')) {
        return form.setFieldError('password', errorText(t, error));
      }
      toastError({ title: t('errors.couldntChangePassword'), text: errorText(t, error) });
      if (!isApiError(error, 'connectionError', 'tooManyRequests')) end();
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <NewPasswordFields form={form} label={t('access.newPassword')} size="lg" />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={save.isPending}>
        {t(isFirst ? 'access.saveFirstPassword' : 'access.savePassword')}
      </Button>
    </form>
  );
}
