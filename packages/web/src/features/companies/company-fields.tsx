import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Company } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { checkEmail, needs, useFieldError } from '#/lib/field-rules.ts';
import classes from './company-fields.module.css';

type Entered = Omit<CompanyDetails, 'enabledProducts'>;

export function CompanyInputs<T extends Entered>({ form }: { form: UseFormReturnType<T> }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  // The form holds more; these are the fields that are shown here.
  const entered = form as unknown as UseFormReturnType<Entered>;
  const field = (name: keyof Entered, maxLength = 200) => (
    <TextInput
      label={t(`companies.${name}`)}
      withAsterisk
      required
      maxLength={maxLength}
      autoComplete="off"
      data-autofocus={name === 'companyName' || undefined}
      {...(name === 'companyEmail' ? { type: 'email', inputMode: 'email' as const } : {})}
      {...entered.getInputProps(name)}
      error={shown(entered.errors[name])}
    />
  );
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>{field('companyName')}</div>
      {field('companyContact')}
      {field('companyEmail', 254)}
      {field('companyAddress')}
      <div className={classes.place}>
        {field('companyZip', 20)}
        {field('companyCity')}
      </div>
    </div>
  );
}

export type CompanyDetails = Pick<
  Company,
  | 'companyName'
  | 'companyEmail'
  | 'companyContact'
  | 'companyCity'
  | 'companyAddress'
  | 'companyZip'
  | 'enabledProducts'
>;

export const companyRules = {
  companyName: needs('pleaseEnterTheCompanyName'),
  companyEmail: checkEmail,
  companyContact: needs('companies.enterContact'),
  companyCity: needs('companies.enterCity'),
  companyAddress: needs('companies.enterAddress'),
  companyZip: needs('companies.enterZip'),
};

export const pickDetails = (company: CompanyDetails): CompanyDetails => ({
  companyName: company.companyName,
  companyEmail: company.companyEmail,
  companyContact: company.companyContact,
  companyCity: company.companyCity,
  companyAddress: company.companyAddress,
  companyZip: company.companyZip,
  enabledProducts: company.enabledProducts,
});
