import { typeCalls } from 'virtual:endpoints';
import { Input, Select } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { resonanceLanguages, resonanceThemes, resonanceVisions } from '@soundings/contract/resonance/resonance-choices';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import classes from '#/features/projects/fields/fields.module.css';
import { FieldGrid } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { Segmented } from '#/ui/form/segmented.tsx';

const themeNames = { SOUNDINGS: 'Soundings', HACKABU: 'Hackabu' } as const;

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
          <Input.Wrapper label={t('resonanceForm.theme')} labelElement="div">
            <div className={classes.full}>
              <Segmented
                label={t('resonanceForm.theme')}
                value={form.values.theme}
                options={resonanceThemes.map((value) => ({ value, label: themeNames[value] }))}
                onChange={(theme) => form.setValues({ theme })}
              />
            </div>
            <p className={classes.hint}>{t('resonanceForm.themeHelp')}</p>
          </Input.Wrapper>
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
