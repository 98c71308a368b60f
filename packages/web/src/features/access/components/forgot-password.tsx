import { endpoints } from 'virtual:endpoints';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { checkEmail } from '#/lib/field-rules.ts';
import { useFieldError } from '#/lib/use-field-error.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { useAction } from '#/ui/use-action.ts';
import { resetFlow, startFlow } from '../flow.ts';
import classes from './access.module.css';
import { BackToLogin } from './back-to-login.tsx';

export function ForgotPassword({ onCodeSent }: { onCodeSent: () => void }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const form = useForm({ initialValues: { username: '' }, validate: { username: checkEmail } });
  const request = useAction({
    call: endpoints.forgotPassword,
    onDone: ({ uuid }, { body: { username } }) => {
      startFlow({ username: username.trim(), uuid, purpose: 'forgot-password' });
      onCodeSent();
    },
    onFailed: resetFlow,
  });
  return (
    <>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((body) => request.mutate({ body }))}>
        {request.error ? <InlineAlert>{errorText(t, request.error)}</InlineAlert> : null}
        <TextInput
          size="lg"
          type="email"
          autoComplete="username"
          label={t('access.email')}
          {...form.getInputProps('username')}
          error={shown(form.errors.username)}
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={request.isPending}>
          {t('access.sendCode')}
        </Button>
      </form>
      <div className={classes.below}>
        <BackToLogin />
      </div>
    </>
  );
}
