import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';

export function EmailField<V extends { username: string }>({ form }: { form: UseFormReturnType<V> }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  return (
    <TextInput
      type="email"
      label={t('users.username')}
      withAsterisk
      maxLength={254}
      autoComplete="off"
      {...form.getInputProps('username')}
      error={shown(form.errors.username)}
    />
  );
}
