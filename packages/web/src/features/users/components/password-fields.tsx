import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import { PasswordField } from '#/ui/password-field.tsx';
import { PasswordInput } from '#/ui/password-input.tsx';

export interface PasswordValues {
  password: string;
  repeatPassword: string;
}

interface Props {
  form: UseFormReturnType<PasswordValues>;
  label: string;
}

/** A password that is given to someone else, typed twice or generated. */
export function PasswordFields({ form, label }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  return (
    <>
      <PasswordField
        {...form.getInputProps('password')}
        withAsterisk
        label={label}
        value={form.values.password}
        onChange={(value) => form.setFieldValue('password', value)}
        onGenerate={(value) => form.setFieldValue('repeatPassword', value)}
        error={shown(form.errors.password)}
      />
      <PasswordInput
        autoComplete="new-password"
        withAsterisk
        label={t('users.repeatPassword')}
        {...form.getInputProps('repeatPassword')}
        error={shown(form.errors.repeatPassword)}
      />
    </>
  );
}
