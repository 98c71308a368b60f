import type { TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LineField } from './line-field.tsx';

/** The brand of a SONAR project, which need not have one. */
export function OptionalBrandField(props: TextInputProps) {
  const { t } = useTranslation();
  return <LineField label={t('projectForm.brand')} {...props} withAsterisk={false} required={false} />;
}
