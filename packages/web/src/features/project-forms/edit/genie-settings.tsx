import { endpoints } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/project-info';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { checkRequired } from '#/lib/field-rules.ts';
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
      send={(body) => call(endpoints.editGenie, { params: { id: info.id }, body })}
    >
      {(form) => <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />}
    </SettingsCard>
  );
}
