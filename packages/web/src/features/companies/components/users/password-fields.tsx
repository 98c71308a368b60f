import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import { PasswordField } from '#/ui/password-field.tsx';
import { PasswordInput } from '#/ui/password-input.tsx';
import type { UserFields } from '../../user-fields.ts';

/** A password with its generator, and once more. */
export function PasswordFields({ form, label }: { form: UseFormReturnType<UserFields>; label: string }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  return (
    <>
      <PasswordField
        label={label}
        value={form.values.password}
        onChange={(value) => form.setFieldValue('password', value)}
        onGenerate={(value) => form.setFieldValue('repeatPassword', value)}
        error={shown(form.errors.password)}
      />
      <PasswordInput
        autoComplete="new-password"
        label={t('users.repeatPassword')}
        {...form.getInputProps('repeatPassword')}
        error={shown(form.errors.repeatPassword)}
      />
    </>
  );
}
