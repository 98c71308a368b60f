import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CompanySignIn } from '@soundings/contract/access/company-sign-in';
import { companyRoles } from '@soundings/contract/access/user-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { needs, useFieldError } from '#/lib/field-rules.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { CopyButton } from '#/ui/feedback/copy-button.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { companySignInQuery, useDeleteCompanySignIn, useSaveCompanySignIn } from '../companies.api.ts';
import classes from './company-page.module.css';
import { RoleRules } from './role-rules.tsx';

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
    <Card title={t('companySignIn.title')} meta={t('companySignIn.lead')}>
      <SignInForm
        key={data.signIn === null ? 'new' : 'stored'}
        companyId={companyId}
        stored={data.signIn}
        redirectAddress={data.redirectAddress}
      />
    </Card>
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

const nobody = 'nobody';
const refusedFields = ['issuer', 'domains', 'clientSecret'] as const;

function SignInForm({ companyId, stored, redirectAddress }: SignInFormProps) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { domains, defaultRole, ...rest } = stored ?? fresh;
  const form = useForm({
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
  const submit = ({ domains: lines, defaultRole: chosen, clientSecret, ...values }: typeof form.values) =>
    save.mutate({
      params: { id: companyId },
      body: {
        ...values,
        domains: lines.split(/[\s,;]+/).filter((domain) => domain !== ''),
        defaultRole: companyRoles.find((role) => role === chosen) ?? null,
        ...(clientSecret !== '' && { clientSecret }),
      },
    });
  const roles = companyRoles.map((role) => ({ value: role, label: t(`common.role_${role}`) }));
  return (
    <form
      className={`${layout.stack} ${classes.signIn}`}
      noValidate
      aria-label={t('companySignIn.title')}
      onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <TextInput
        readOnly
        label={t('companySignIn.redirect')}
        value={redirectAddress}
        rightSectionWidth="auto"
        rightSection={<CopyButton text={redirectAddress} />}
      />
      <TextInput
        required
        label={t('companySignIn.issuer')}
        description={t('companySignIn.issuerHelp')}
        type="url"
        {...form.getInputProps('issuer')}
        error={shown(form.errors.issuer)}
      />
      <TextInput
        required
        label={t('companySignIn.clientId')}
        {...form.getInputProps('clientId')}
        error={shown(form.errors.clientId)}
      />
      <PasswordInput
        required={stored === null}
        label={t('companySignIn.clientSecret')}
        autoComplete="off"
        placeholder={stored === null ? '' : t('companySignIn.clientSecretStored')}
        {...form.getInputProps('clientSecret')}
        error={shown(form.errors.clientSecret)}
      />
      <Textarea
        required
        label={t('companySignIn.domains')}
        description={t('companySignIn.domainsHelp')}
        rows={2}
        {...form.getInputProps('domains')}
        error={shown(form.errors.domains)}
      />
      <TextInput
        label={t('companySignIn.roleClaim')}
        description={t('companySignIn.roleClaimHelp')}
        {...form.getInputProps('roleClaim')}
      />
      <RoleRules
        roles={form.values.roles}
        choices={roles}
        errorOf={(index) => shown(form.errors[`roles.${index}.value`])}
        onChange={(next) => form.setFieldValue('roles', next)}
      />
      <Select
        label={t('companySignIn.defaultRole')}
        allowDeselect={false}
        data={[...roles, { value: nobody, label: t('companySignIn.nobody') }]}
        {...form.getInputProps('defaultRole')}
      />
      <Checkbox
        label={t('companySignIn.allowsPasswords')}
        {...form.getInputProps('allowsPasswords', { type: 'checkbox' })}
      />
      <Checkbox label={t('companySignIn.enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
      <div className={layout.dialogFoot}>
        {stored === null ? null : <RemoveSignIn companyId={companyId} />}
        <Button type="submit" variant="filled" loading={save.isPending}>
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
