import type { TextInputProps } from '@mantine/core';
import { settingLimits } from '@soundings/contract/projects/project-choices';
import { useTranslation } from 'react-i18next';
import { LineField } from './line-field.tsx';

export function ProjectNameField(props: TextInputProps) {
  const { t } = useTranslation();
  return <LineField label={t('projectForm.projectName')} {...props} maxLength={settingLimits.projectName} />;
}
