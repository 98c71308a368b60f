import { typeCalls } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import { briefingRules, LineField, ParagraphField } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { needs } from '#/lib/field-rules.ts';

const rules = { brand: needs('projectForm.enterBrand') };

const genieGoRules = { ...rules, ...briefingRules };

export function GenieSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  return (
    <SettingsCard
      saved={{ projectName: info.projectName, brand: info.brand ?? '' }}
      rules={rules}
      send={(body) => call(typeCalls.GENIE.edit, { params: { id: info.id }, body })}
    >
      {(form) => <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />}
    </SettingsCard>
  );
}

export function GenieGoSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const { projectName, brand, description, referenceMessages } = info;
  return (
    <SettingsCard
      saved={{
        projectName,
        brand: brand ?? '',
        description: description ?? '',
        referenceMessages: referenceMessages ?? '',
      }}
      rules={genieGoRules}
      send={(body) => call(typeCalls.GENIE_GO.edit, { params: { id: info.id }, body })}
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
