import { typeCalls } from 'virtual:endpoints';
import { Select } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { resonanceLanguages, resonanceVisions } from '@soundings/contract/resonance/resonance-choices';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import { FieldGrid } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { ThemeField } from '../theme-field.tsx';

type Values = { projectName: string } & {
  [K in 'theme' | 'vision' | 'lang']: NonNullable<ProjectInfo[K]>;
};

export function ResonanceSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const isMessages = info.dataStructure === 'messages';
  const saved: Values = {
    projectName: info.projectName,
    theme: info.theme ?? 'SOUNDINGS',
    vision: info.vision ?? 'default',
    lang: info.lang ?? 'en',
  };
  return (
    <SettingsCard
      saved={saved}
      send={({ projectName, theme, vision, lang }) =>
        call(typeCalls.RESONANCE.edit, {
          params: { id: info.id },
          body: { projectName, theme, ...(isMessages ? { vision } : { lang }) },
        })
      }
    >
      {(form) => (
        <FieldGrid>
          <ThemeField value={form.values.theme} onChange={(theme) => form.setValues({ theme })} />
          {isMessages ? (
            <Select
              label={t('projectEdit.vision')}
              data={resonanceVisions.map((value) => ({ value, label: t(`projectEdit.vision_${value}`) }))}
              {...form.getInputProps('vision')}
            />
          ) : (
            <Select
              label={t('resonanceForm.language')}
              data={resonanceLanguages.map((value) => ({ value, label: t(`resonanceForm.lang_${value}`) }))}
              {...form.getInputProps('lang')}
            />
          )}
        </FieldGrid>
      )}
    </SettingsCard>
  );
}
