import { endpoints } from 'virtual:endpoints';
import { Button, Loader } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import classes from '../access.module.css';
import { AccessHeading } from '../access-layout.tsx';

/** Where to go after the sign-in: the provider only leads back to the sign-in page. */
const storageKey = 'COMPANY_SIGN_IN_REDIRECT';

interface CompanyButtonProps {
  findEmail: () => string | null;
  rememberMe: boolean;
  redirect: string | undefined;
  onUnknown: (message: string) => void;
}

export function CompanyButton({ findEmail, rememberMe, redirect, onUnknown }: CompanyButtonProps) {
  const { t } = useTranslation();
  const start = useAction({
    call: endpoints.startCompanySignIn,
    failed: 'companyAccount.failed',
    onDone: ({ address }) => {
      sessionStorage.setItem(storageKey, redirect ?? '');
      location.assign(address);
    },
    onFailed: (error) => {
      const isUnknown = isApiError(error, 'notFound');
      if (isUnknown) onUnknown(t('companyAccount.unknown'));
      return isUnknown;
    },
  });
  const begin = () => {
    const username = findEmail();
    if (username !== null) start.mutate({ body: { username, rememberMe } });
  };
  return (
    <Button size="lg" fullWidth loading={start.isPending || start.isSuccess} onClick={begin}>
      {t('companyAccount.signIn')}
    </Button>
  );
}

export interface Returned {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
}

/** What the sign-in page is when a provider has led back to it. `onSignedIn` is told where to go, unchecked. */
export function CompanyReturn({ code, state, iss, onSignedIn }: Returned & { onSignedIn: (redirect: string) => void }) {
  const { t } = useTranslation();
  const wasSent = useRef(false);
  const confirm = useAction({
    call: endpoints.confirmCompanySignIn,
    onDone: () => {
      const redirect = sessionStorage.getItem(storageKey) ?? '';
      sessionStorage.removeItem(storageKey);
      onSignedIn(redirect);
    },
  });
  const { mutate } = confirm;
  useEffect(() => {
    // A code can be used once.
    if (wasSent.current || code === undefined || state === undefined) return;
    wasSent.current = true;
    mutate({ body: { code, state, ...(iss !== undefined && { iss }) } });
  }, [code, state, iss, mutate]);
  const hasFailed = confirm.isError || code === undefined || state === undefined;
  return (
    <>
      <AccessHeading title={t('companyAccount.title')}>
        {t(hasFailed ? 'companyAccount.failedLead' : 'companyAccount.wait')}
      </AccessHeading>
      <div className={classes.form}>
        {hasFailed ? (
          <>
            <InlineAlert title={t('companyAccount.failed')}>{t('companyAccount.failedHelp')}</InlineAlert>
            <Button component={Link} to="/login" size="lg" fullWidth>
              {t('signIn.backToSignIn')}
            </Button>
          </>
        ) : (
          <Loader aria-label={t('companyAccount.wait')} />
        )}
      </div>
    </>
  );
}
