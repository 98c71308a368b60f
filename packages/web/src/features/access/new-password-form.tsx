import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkRepeat, checkUserPassword } from '#/lib/field-rules.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { NewPasswordFields } from '#/ui/form/new-password-fields.tsx';
import classes from './access.module.css';
import { resetFlow } from './flow.ts';

interface NewPasswordFormProps {
  username: string;
  changePasswordToken: string;
  isFirst: boolean;
  onSignedIn: () => void;
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
  const save = useAction({
    call: endpoints.changeForgottenPassword,
    done: (t, _, { tokens }) =>
      tokens === null
        ? { title: t('access.passwordHasBeenChanged'), text: t('signIn.signInWithNewPassword') }
        : { title: t('signIn.firstPasswordSaved'), text: t('signIn.firstPasswordSavedText') },
    failed: 'errors.couldntChangePassword',
    onDone: ({ tokens }) => {
      if (tokens === null) return end();
      resetFlow();
      onSignedIn();
    },
    onFailed: (error) => {
      // A password that is not good enough can be mended with the same token; whatever else fails ends the flow.
      const canMend = isApiError(error, 'passwordTooCommon', 'passwordMustDiffer');
      if (canMend) form.setFieldError('password', errorText(t, error));
      else if (!isApiError(error, 'connectionError', 'tooManyRequests')) end();
      return canMend;
    },
  });
  const submit = ({ password }: typeof form.values) =>
    save.mutate({ body: { username, changePasswordToken, newPassword: password } });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <NewPasswordFields form={form} owner={{ username, name: '' }} label={t('access.newPassword')} size="lg" />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={save.isPending}>
        {t(isFirst ? 'signIn.saveFirstPassword' : 'signIn.savePassword')}
      </Button>
    </form>
  );
}
