import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { checkRequired } from '#/lib/field-rules.ts';
import { editGenieGo } from '../api/edit-genie-go.ts';
import { LineField } from '../fields/line-field.tsx';
import { ParagraphField } from '../fields/paragraph-field.tsx';
import { SettingsCard } from './settings-card.tsx';

const required = (value: string) => checkRequired(value.trim());
const rules = { brand: required, description: required, referenceMessages: required };

export function GenieGoSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const { projectName, brand, description, referenceMessages } = info;
  return (
    <SettingsCard
      info={info}
      saved={{
        projectName,
        brand: brand ?? '',
        description: description ?? '',
        referenceMessages: referenceMessages ?? '',
      }}
      rules={rules}
      send={(body) => editGenieGo({ params: { id: info.id }, body })}
    >
      {(form) => (
        <>
          <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />
          <ParagraphField
            label={t('projectForm.description')}
            description={t('projectForm.descriptionHelp')}
            {...form.getInputProps('description')}
          />
          <ParagraphField
            label={t('projectForm.referenceMessages')}
            description={t('projectForm.referenceMessagesHelp')}
            {...form.getInputProps('referenceMessages')}
          />
        </>
      )}
    </SettingsCard>
  );
}
