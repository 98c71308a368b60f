import { typeCalls } from 'virtual:endpoints';
import type { UseFormReturnType } from '@mantine/form';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import {
  BriefingFields,
  briefingRules,
  FieldGrid,
  LineField,
  ProjectNameField,
} from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { needs } from '#/lib/field-rules.ts';

const rules = { brand: needs('projectForm.enterBrand') };

const genieGoRules = { ...rules, ...briefingRules };

export function GenieSettings({ info }: { info: ProjectInfo }) {
  return (
    <SettingsCard
      saved={{ projectName: info.projectName, brand: info.brand ?? '' }}
      rules={rules}
      send={(body) => call(typeCalls.GENIE.edit, { params: { id: info.id }, body })}
    >
      {(form) => <NameAndBrand form={form} />}
    </SettingsCard>
  );
}

export function GenieGoSettings({ info }: { info: ProjectInfo }) {
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
          <NameAndBrand form={form} />
          <BriefingFields
            description={form.getInputProps('description')}
            referenceMessages={form.getInputProps('referenceMessages')}
          />
        </>
      )}
    </SettingsCard>
  );
}

function NameAndBrand<V>({ form }: { form: UseFormReturnType<V> }) {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <ProjectNameField {...form.getInputProps('projectName')} />
      <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />
    </FieldGrid>
  );
}
