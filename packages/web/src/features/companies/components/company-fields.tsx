import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import type { CompanyDetails } from '../company-details.ts';
import classes from './company-fields.module.css';
import { ProductChoice } from './product-choice.tsx';

/** What is known about a customer company. */
export function CompanyFields({ form }: { form: UseFormReturnType<CompanyDetails> }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const field = (name: Exclude<keyof CompanyDetails, 'enabledProducts'>) => ({
    label: t(`companies.${name}`),
    required: true,
    ...form.getInputProps(name),
    error: shown(form.errors[name]),
  });
  return (
    <div className={classes.fields}>
      <TextInput className={classes.wide ?? ''} data-autofocus autoComplete="off" {...field('companyName')} />
      <TextInput autoComplete="off" {...field('companyContact')} />
      <TextInput type="email" autoComplete="off" {...field('companyEmail')} />
      <TextInput className={classes.wide ?? ''} autoComplete="off" {...field('companyAddress')} />
      <TextInput autoComplete="off" {...field('companyZip')} />
      <TextInput autoComplete="off" {...field('companyCity')} />
      <ProductChoice
        value={form.values.enabledProducts}
        onChange={(products) => form.setFieldValue('enabledProducts', products)}
      />
    </div>
  );
}
