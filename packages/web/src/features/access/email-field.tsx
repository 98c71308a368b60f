import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';

export function EmailField({ error, ...field }: GetInputPropsReturnType) {
  const { t } = useTranslation();
  const shown = useFieldError();
  return (
    <TextInput
      size="lg"
      type="email"
      autoComplete="username"
      label={t('signIn.email')}
      {...field}
      error={shown(error)}
    />
  );
}
