import { Input, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  dataStructures,
  resonanceLanguages,
  type resonanceThemes,
  resonanceVisions,
} from '@soundings/contract/resonance/resonance-choices';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { ThemeField } from '../theme-field.tsx';
import classes from './project-fields.module.css';

export interface ProjectDraft {
  projectName: string;
  theme: (typeof resonanceThemes)[number];
  dataStructure: (typeof dataStructures)[number];
  vision: (typeof resonanceVisions)[number];
  lang: (typeof resonanceLanguages)[number];
}

interface Props {
  form: UseFormReturnType<ProjectDraft>;
  onStructure: (structure: ProjectDraft['dataStructure']) => void;
}

export function ProjectFields({ form, onStructure }: Props) {
  const { t } = useTranslation();
  return (
    <Card label={t('resonanceForm.sectionProject')}>
      <div className={classes.pair}>
        <TextInput
          size="md"
          label={t('projectForm.projectName')}
          withAsterisk
          required
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('projectName')}
        />
        <ThemeField value={form.values.theme} onChange={(theme) => form.setFieldValue('theme', theme)} />
        <Input.Wrapper label={t('resonanceForm.dataStructure')} labelElement="div">
          <div className={classes.full}>
            <Segmented
              label={t('resonanceForm.dataStructure')}
              value={form.values.dataStructure}
              options={dataStructures.map((value) => ({
                value,
                label: t(`resonanceForm.structure_${value}`),
              }))}
              onChange={onStructure}
            />
          </div>
          <p className={classes.hint}>{t(`resonanceFile.structureHelp_${form.values.dataStructure}`)}</p>
        </Input.Wrapper>
        {form.values.dataStructure === 'messages' ? (
          <Select
            key="vision"
            size="md"
            allowDeselect={false}
            label={t('resonanceForm.vision')}
            data={resonanceVisions.map((value) => ({ value, label: t(`resonanceForm.vision_${value}`) }))}
            {...form.getInputProps('vision')}
          />
        ) : (
          <Select
            key="lang"
            size="md"
            allowDeselect={false}
            label={t('resonanceForm.language')}
            data={resonanceLanguages.map((value) => ({ value, label: t(`resonanceForm.lang_${value}`) }))}
            {...form.getInputProps('lang')}
          />
        )}
      </div>
    </Card>
  );
}
