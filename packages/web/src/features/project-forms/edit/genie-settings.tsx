import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { checkRequired } from '#/lib/field-rules.ts';
import { editGenie } from '../api/edit-genie.ts';
import { LineField } from '../fields/line-field.tsx';
import { SettingsCard } from './settings-card.tsx';

const rules = { brand: (value: string) => checkRequired(value.trim()) };

export function GenieSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  return (
    <SettingsCard
      info={info}
      saved={{ projectName: info.projectName, brand: info.brand ?? '' }}
      rules={rules}
      send={(body) => editGenie({ params: { id: info.id }, body })}
    >
      {(form) => <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />}
    </SettingsCard>
  );
}
