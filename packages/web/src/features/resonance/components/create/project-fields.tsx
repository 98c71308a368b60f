import { Input, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { dataStructures, resonanceLanguages, resonanceThemes } from '@soundings/contract/resonance-choices';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { Segmented } from '#/ui/segmented.tsx';
import classes from './create-form.module.css';

export interface ProjectDraft {
  projectName: string;
  theme: (typeof resonanceThemes)[number];
  dataStructure: (typeof dataStructures)[number];
  lang: (typeof resonanceLanguages)[number];
}

const themeNames = { SOUNDINGS: 'Soundings', HACKABU: 'Hackabu' } as const;

export function ProjectFields({ form }: { form: UseFormReturnType<ProjectDraft> }) {
  const { t } = useTranslation();
  return (
    <Card label={t('resonance.sectionProject')}>
      <div className={classes.pair}>
        <TextInput
          size="md"
          label={t('resonance.projectName')}
          withAsterisk
          required
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('projectName')}
        />
        <Input.Wrapper label={t('resonance.theme')} labelElement="div">
          <div className={classes.full}>
            <Segmented
              label={t('resonance.theme')}
              value={form.values.theme}
              options={resonanceThemes.map((value) => ({ value, label: themeNames[value] }))}
              onChange={(theme) => form.setFieldValue('theme', theme)}
            />
          </div>
          <p className={classes.hint}>{t('resonance.themeHelp')}</p>
        </Input.Wrapper>
        <Input.Wrapper label={t('resonance.dataStructure')} labelElement="div">
          <div className={classes.full}>
            <Segmented
              label={t('resonance.dataStructure')}
              value={form.values.dataStructure}
              options={dataStructures.map((value) => ({
                value,
                label: t(`resonance.structure_${value}`),
                disabled: value === 'messages',
              }))}
              onChange={(structure) => form.setFieldValue('dataStructure', structure)}
            />
          </div>
          <p className={classes.hint}>
            {t('resonance.structure_messages')}: {t('resonance.messagesLater')}
          </p>
        </Input.Wrapper>
        <Select
          size="md"
          label={t('resonance.language')}
          data={resonanceLanguages.map((value) => ({ value, label: t(`resonance.lang_${value}`) }))}
          {...form.getInputProps('lang')}
        />
      </div>
    </Card>
  );
}
