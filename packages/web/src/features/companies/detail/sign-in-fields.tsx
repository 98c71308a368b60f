import { Checkbox, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { CompanySignIn } from '@soundings/contract/access/company-sign-in';
import { companyRoles } from '@soundings/contract/access/user-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { CopyButton } from '#/ui/feedback/copy-button.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { RoleRules } from './role-rules.tsx';
import classes from './sign-in-fields.module.css';

export interface SignInValues extends Omit<CompanySignIn, 'domains' | 'defaultRole'> {
  clientSecret: string;
  /** One a line. */
  domains: string;
  defaultRole: string;
}

/** Who has none of the roles is not let in. */
export const nobody = 'nobody';

interface Props {
  form: UseFormReturnType<SignInValues>;
  isStored: boolean;
  redirectAddress: string;
}

export function SignInFields({ form, isStored, redirectAddress }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const roles = companyRoles.map((role) => ({ value: role, label: t(`common.role_${role}`) }));
  const field = (name: 'issuer' | 'clientId' | 'clientSecret' | 'domains' | 'roleClaim') => ({
    label: t(`companySignIn.${name}`),
    ...form.getInputProps(name),
    error: shown(form.errors[name]),
  });
  return (
    <>
      <Group name="title">
        <p className={classes.lead}>{t('companySignIn.lead')}</p>
        <Switch label={t('companySignIn.enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
      </Group>
      <Group name="provider">
        <TextInput
          readOnly
          label={t('companySignIn.redirect')}
          value={redirectAddress}
          rightSectionWidth="auto"
          rightSection={<CopyButton text={redirectAddress} />}
        />
        <TextInput withAsterisk description={t('companySignIn.issuerHelp')} type="url" {...field('issuer')} />
        <div className={classes.pair}>
          <TextInput withAsterisk {...field('clientId')} />
          <PasswordInput
            withAsterisk={!isStored}
            autoComplete="off"
            placeholder={isStored ? t('companySignIn.clientSecretStored') : ''}
            {...field('clientSecret')}
          />
        </div>
      </Group>
      <Group name="people">
        <Textarea withAsterisk description={t('companySignIn.domainsHelp')} rows={2} {...field('domains')} />
        <Checkbox
          label={t('companySignIn.allowsPasswords')}
          {...form.getInputProps('allowsPasswords', { type: 'checkbox' })}
        />
      </Group>
      <Group name="theirRoles">
        <TextInput description={t('companySignIn.roleClaimHelp')} {...field('roleClaim')} />
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
      </Group>
    </>
  );
}

const helpOf = {
  title: 'titleHelp',
  provider: 'providerHelp',
  people: 'peopleHelp',
  theirRoles: 'theirRolesHelp',
} as const;

function Group({ name, children }: { name: keyof typeof helpOf; children: ReactNode }) {
  const { t } = useTranslation();
  const title = t(`companySignIn.${name}`);
  return (
    <FormSection title={title} help={t(`companySignIn.${helpOf[name]}`)}>
      <Card label={title}>
        <div className={layout.stack}>{children}</div>
      </Card>
    </FormSection>
  );
}
