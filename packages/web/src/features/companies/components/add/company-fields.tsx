import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import { Card } from '#/ui/card.tsx';
import classes from './add-company.module.css';
import type { companyFields } from './company-draft.ts';
import type { CompanyForm } from './use-add-company.ts';

/** Name, ways to reach it, address: all needed. */
export function CompanyFields({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const field = (name: (typeof companyFields)[number], maxLength = 200) => (
    <TextInput
      label={t(`companies.${name}`)}
      withAsterisk
      required
      maxLength={maxLength}
      autoComplete="off"
      {...(name === 'companyEmail' ? { type: 'email', inputMode: 'email' as const } : {})}
      {...form.getInputProps(name)}
      error={shown(form.errors[name])}
    />
  );
  return (
    <Card>
      <div className={classes.pair}>
        <div className={classes.line}>{field('companyName')}</div>
        {field('companyContact')}
        {field('companyEmail', 254)}
        {field('companyAddress')}
        <div className={classes.address}>
          {field('companyZip', 20)}
          {field('companyCity')}
        </div>
      </div>
    </Card>
  );
}
