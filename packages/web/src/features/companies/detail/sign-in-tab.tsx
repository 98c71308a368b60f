import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CompanySignIn } from '@soundings/contract/access/company-sign-in';
import { companyRoles } from '@soundings/contract/access/user-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { needs } from '#/lib/field-rules.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { ErrorCount, focusFirstError } from '#/ui/form/error-count.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { companySignInQuery, useDeleteCompanySignIn, useSaveCompanySignIn } from '../companies.api.ts';
import classes from './sign-in-fields.module.css';
import { nobody, SignInFields, type SignInValues } from './sign-in-fields.tsx';

export function SignInTab({ companyId }: { companyId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(companySignInQuery(companyId));
  if (data === undefined)
    return (
      <Card flush label={t('companySignIn.title')}>
        {error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState
            error={error}
            thing={t('companySignIn.theSettings')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    );
  return (
    <SignInForm
      key={data.signIn === null ? 'new' : 'stored'}
      companyId={companyId}
      stored={data.signIn}
      redirectAddress={data.redirectAddress}
    />
  );
}

interface SignInFormProps {
  companyId: string;
  stored: CompanySignIn | null;
  redirectAddress: string;
}

const fresh: CompanySignIn = {
  issuer: '',
  clientId: '',
  domains: [],
  roleClaim: '',
  roles: [],
  defaultRole: 'ROLE_CUSTOMER',
  allowsPasswords: true,
  enabled: true,
};

const refusedFields = ['issuer', 'domains', 'clientSecret'] as const;

function SignInForm({ companyId, stored, redirectAddress }: SignInFormProps) {
  const { t } = useTranslation();
  const { domains, defaultRole, ...rest } = stored ?? fresh;
  const form = useForm<SignInValues>({
    initialValues: { ...rest, clientSecret: '', domains: domains.join('\n'), defaultRole: defaultRole ?? nobody },
    validate: {
      issuer: needs('companySignIn.enterIssuer'),
      clientId: needs('companySignIn.enterClientId'),
      domains: needs('companySignIn.enterDomain'),
      clientSecret: (value) => (stored === null ? needs('companySignIn.enterSecret')(value) : null),
      roles: { value: needs('companySignIn.enterValue') },
    },
  });
  const save = useSaveCompanySignIn(companyId, (error) => {
    const paths = isApiError(error) ? (error.details.fields ?? []).map(({ path }) => path) : [];
    const refused = refusedFields.filter((field) => paths.some((path) => path.startsWith(`body.${field}`)));
    for (const field of refused) form.setFieldError(field, t(`companySignIn.error_${field}`));
    return refused.length > 0;
  });
  const submit = (entered: SignInValues) => {
    const { domains: lines, defaultRole: chosen, clientSecret, ...values } = entered;
    const body = {
      ...values,
      domains: lines.split(/[\s,;]+/).filter((domain) => domain !== ''),
      defaultRole: companyRoles.find((role) => role === chosen) ?? null,
      ...(clientSecret !== '' && { clientSecret }),
    };
    const kept = { ...entered, clientSecret: '' };
    const onSuccess = () => {
      form.setValues(kept);
      form.resetDirty(kept);
    };
    save.mutate({ params: { id: companyId }, body }, { onSuccess });
  };
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('companySignIn.title')}
      onSubmit={form.onSubmit(submit, focusFirstError)}
    >
      <SignInFields form={form} isStored={stored !== null} redirectAddress={redirectAddress} />
      <div className={layout.dialogFoot}>
        <span className={classes.note}>
          <span aria-live="polite">{form.isDirty() ? t('companySignIn.notSaved') : t('companies.nothingChanged')}</span>
          <ErrorCount errors={form.errors} />
        </span>
        {stored === null ? null : <RemoveSignIn companyId={companyId} />}
        <Button type="submit" variant="filled" disabled={!form.isDirty()} loading={save.isPending}>
          {t('companySignIn.save')}
        </Button>
      </div>
    </form>
  );
}

function RemoveSignIn({ companyId }: { companyId: string }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteCompanySignIn();
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('companySignIn.remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('companySignIn.removeTitle')}
        confirmLabel={t('companySignIn.remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: companyId } }, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t('companySignIn.removeText')}
      </ConfirmDialog>
    </>
  );
}
