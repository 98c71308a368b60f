import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessHeading } from '#/features/access/access-layout.tsx';
import { LoginForm } from '#/features/access/login-form.tsx';
import { searchSchema, text } from '#/lib/address-search.ts';
import { hasSession } from '#/lib/api/session.ts';
import { isOwnPath, placeAfterSignIn } from '../../return-address.ts';

export const Route = createFileRoute('/_access/login')({
  validateSearch: searchSchema({ redirect: text(isOwnPath), code: asText, state: asText, iss: asText }),
  component: Login,
});

/** What a company's provider leads back with; the router may have read a code as a number. */
function asText(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value).slice(0, 4096);
}

const CompanyReturn = lazy(() =>
  import('#/features/access/company/load-company-account.ts').then((file) => file.loadCompanyReturn()),
);

function Login() {
  const { code, state, iss } = Route.useSearch();
  const router = useRouter();
  if (state === undefined) return <LoginPage />;
  return (
    <Suspense>
      <CompanyReturn
        {...{ code, state, iss }}
        onSignedIn={(redirect) => router.history.replace(placeAfterSignIn(redirect))}
      />
    </Suspense>
  );
}

function LoginPage() {
  const { t } = useTranslation();
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Whoever is signed in has nothing to do here; nobody else waits for the answer.
    const stop = new AbortController();
    hasSession(stop.signal).then(
      (isSignedIn) => isSignedIn && router.history.replace(placeAfterSignIn(redirect)),
      () => undefined,
    );
    return () => stop.abort();
  }, [router, redirect]);
  return (
    <>
      <AccessHeading title={t('signIn.signInTitle')}>{t('signIn.signInLead')}</AccessHeading>
      <LoginForm
        redirect={redirect}
        onCodeSent={() => void navigate({ to: '/otp' })}
        onSignedIn={() => {
          queryClient.clear();
          router.history.replace(placeAfterSignIn(redirect));
        }}
      />
    </>
  );
}
