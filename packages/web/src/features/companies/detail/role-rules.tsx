import { Button, Select, TextInput } from '@mantine/core';
import type { CompanySignIn } from '@soundings/contract/access/company-sign-in';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '#/ui/list/icon-action.tsx';
import classes from './role-rules.module.css';

type Rules = CompanySignIn['roles'];

interface RoleRulesProps {
  roles: Rules;
  choices: { value: Rules[number]['role']; label: string }[];
  errorOf: (index: number) => ReactNode;
  onChange: (roles: Rules) => void;
}

export function RoleRules({ roles, choices, errorOf, onChange }: RoleRulesProps) {
  const { t } = useTranslation();
  const change = (index: number, next: Partial<Rules[number]>) =>
    onChange(roles.map((rule, other) => (other === index ? { ...rule, ...next } : rule)));
  return (
    <fieldset className={classes.rules}>
      <legend className={classes.legend}>{t('companySignIn.roles')}</legend>
      <p className={classes.help}>{t('companySignIn.rolesHelp')}</p>
      {roles.map(({ value, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and stand in their order
        <div key={index} className={classes.rule}>
          <TextInput
            aria-label={t('companySignIn.value')}
            placeholder={t('companySignIn.value')}
            value={value}
            error={errorOf(index)}
            onChange={(event) => change(index, { value: event.currentTarget.value })}
          />
          <Select
            aria-label={t('companySignIn.role')}
            allowDeselect={false}
            data={choices}
            value={role}
            onChange={(next) => change(index, { role: choices.find((choice) => choice.value === next)?.value ?? role })}
          />
          <IconAction
            icon={IconX}
            label={t('companySignIn.removeRole', { value })}
            onClick={() => onChange(roles.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange([...roles, { value: '', role: 'ROLE_COMPANY_USER' }])}
        >
          {t('companySignIn.addRole')}
        </Button>
      </div>
    </fieldset>
  );
}
