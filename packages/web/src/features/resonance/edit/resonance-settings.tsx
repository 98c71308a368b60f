import { typeCalls } from 'virtual:endpoints';
import { Select } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { confidences, corrections, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import { resonanceLanguages, resonanceVisions } from '@soundings/contract/resonance/resonance-choices';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import { FieldGrid, ProjectNameField } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { formatPercent } from '#/lib/format.ts';
import { ThemeField } from '../theme-field.tsx';

type Values = { projectName: string } & {
  [K in 'theme' | 'vision' | 'lang' | 'confidence' | 'correction']: NonNullable<ProjectInfo[K]>;
};

export function ResonanceSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const isMessages = info.dataStructure === 'messages';
  const saved: Values = {
    projectName: info.projectName,
    theme: info.theme ?? 'SOUNDINGS',
    vision: info.vision ?? 'default',
    lang: info.lang ?? 'en',
    confidence: info.confidence ?? standardSignificance.confidence,
    correction: info.correction ?? standardSignificance.correction,
  };
  return (
    <SettingsCard
      saved={saved}
      send={({ projectName, theme, vision, lang, confidence, correction }) =>
        call(typeCalls.RESONANCE.edit, {
          params: { id: info.id },
          body: { projectName, theme, confidence, correction, ...(isMessages ? { vision } : { lang }) },
        })
      }
    >
      {(form) => (
        <FieldGrid>
          <ProjectNameField {...form.getInputProps('projectName')} />
          <ThemeField value={form.values.theme} onChange={(theme) => form.setValues({ theme })} />
          {isMessages ? (
            <Select
              label={t('resonanceForm.vision')}
              data={resonanceVisions.map((value) => ({ value, label: t(`resonanceForm.vision_${value}`) }))}
              {...form.getInputProps('vision')}
            />
          ) : (
            <Select
              label={t('resonanceForm.language')}
              data={resonanceLanguages.map((value) => ({ value, label: t(`resonanceForm.lang_${value}`) }))}
              {...form.getInputProps('lang')}
            />
          )}
          <Select
            label={t('significance.confidence')}
            description={t('significance.confidenceHelp')}
            data={confidences.map((value) => ({ value: `${value}`, label: formatPercent(value, 0) }))}
            value={`${form.values.confidence}`}
            allowDeselect={false}
            onChange={(chosen) =>
              form.setValues({ confidence: confidences.find((value) => `${value}` === chosen) ?? saved.confidence })
            }
          />
          <Select
            label={t('significance.correction')}
            description={t('significance.correctionHelp')}
            data={corrections.map((value) => ({ value, label: t(`significance.correction_${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('correction')}
          />
        </FieldGrid>
      )}
    </SettingsCard>
  );
}
