import { endpoints } from 'virtual:endpoints';
import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkEmail, needs, useFieldError } from '#/lib/field-rules.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import { publicServerQuery } from './access.api.ts';
import classes from './access.module.css';
import { EmailField } from './email-field.tsx';
import { findEndedFlow, resetFlow, startFlow } from './flow.ts';

const CompanyButton = lazy(() => import('./company/load-company-account.ts').then((file) => file.loadCompanyButton()));

const PasskeyButton = lazy(() => import('./passkeys/load-passkey-button.ts').then((file) => file.loadPasskeyButton()));

interface LoginFormProps {
  redirect: string | undefined;
  onCodeSent: () => void;
  onSignedIn: () => void;
}

export function LoginForm({ redirect, onCodeSent, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { data } = useQuery(publicServerQuery);
  const [ended] = useState(findEndedFlow);
  const form = useForm({
    initialValues: { username: ended?.flow.username ?? '', password: '', rememberMe: false },
    validate: { username: checkEmail, password: needs('enterPassword') },
  });
  const signIn = useAction({
    call: endpoints.login,
    onDone: ({ uuid, code }, { body: { username, password, rememberMe = false } }) => {
      startFlow(
        { username: username.trim(), uuid, purpose: 'sign-in', redirect: redirect ?? ended?.flow.redirect },
        { password, rememberMe, code },
      );
      onCodeSent();
    },
    onFailed: resetFlow,
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((body) => signIn.mutate({ body }))}>
      {signIn.error ? (
        <InlineAlert {...(isApiError(signIn.error, 'wrongCredentials') && { title: t('errors.wrongCredentials') })}>
          {isApiError(signIn.error, 'wrongCredentials') ? t('errors.contactAdministrator') : errorText(t, signIn.error)}
        </InlineAlert>
      ) : ended ? (
        <InlineAlert title={t('signIn.codeRefused')} action={ended.flow.purpose === 'forgot-password' && <NewCode />}>
          {ended.reason(t)}
        </InlineAlert>
      ) : null}
      <EmailField {...form.getInputProps('username')} />
      <div className={classes.labelled}>
        <PasswordInput
          size="lg"
          autoComplete="current-password"
          label={t('access.password')}
          {...form.getInputProps('password')}
          error={shown(form.errors.password)}
        />
        <Link to="/forgot-password" className={classes.beside}>
          {t('signIn.forgotPassword')}
        </Link>
      </div>
      <Checkbox label={t('signIn.keepSignedIn')} {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={signIn.isPending}>
        {t('signIn.continue')}
      </Button>
      {data?.hasPasskeys ? (
        <Suspense>
          <PasskeyButton rememberMe={form.values.rememberMe} onSignedIn={onSignedIn} />
        </Suspense>
      ) : null}
      {data?.hasCompanySignIn ? (
        <Suspense>
          <CompanyButton
            findEmail={() => (form.validateField('username').hasError ? null : form.values.username.trim())}
            rememberMe={form.values.rememberMe}
            redirect={redirect}
            onUnknown={(message) => form.setFieldError('username', message)}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

function NewCode() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/forgot-password" size="sm">
      {t('signIn.sendNewCode')}
    </Button>
  );
}
