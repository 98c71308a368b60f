import { useForm } from '@mantine/form';
import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { createSonar } from '../api/create-sonar.ts';
import { FieldGrid } from '../fields/field-grid.tsx';
import { OptionalBrandField } from '../fields/optional-brand-field.tsx';
import { ProjectNameField } from '../fields/project-name-field.tsx';
import { RangeTypeField } from '../fields/range-type-field.tsx';
import { emptySonar, type SonarValues, sonarRules, startDateOf } from '../fields/sonar-values.ts';
import { StartMonthField } from '../fields/start-month-field.tsx';
import { CreateForm } from './create-form.tsx';
import { emptyProject, type ProjectDraft, projectRequestOf, projectRules } from './project-draft.ts';
import { SonarFooter } from './sonar-footer.tsx';
import { useCreateProject } from './use-create-project.ts';
import { UsersSection } from './users-section.tsx';

type Draft = ProjectDraft & SonarValues;

/** The brands that are compared: a part of its own, which the page brings along. */
export interface BrandsPart {
  datasets: readonly DatasetFields[];
  card: ReactNode;
  /** Shows what was refused of them; false where it is about something else. */
  onRefused: (error: unknown) => boolean;
}

const requestOf = (draft: Draft) => ({
  ...projectRequestOf(draft),
  brand: draft.brand.trim(),
  rangeType: draft.rangeType,
  // The form lets none go without its month.
  startDate: startDateOf(draft.startingYear, draft.startingMonth ?? 0),
});

/** A new SONAR project with its brands. */
export function CreateSonar({ brands }: { brands: BrandsPart }) {
  const { t } = useTranslation();
  const [today] = useState(() => new Date());
  const form = useForm<Draft>({
    initialValues: { ...emptyProject, ...emptySonar(today) },
    validate: { ...projectRules, ...sonarRules },
  });
  const { datasets, card, onRefused } = brands;
  const creation = useCreateProject({
    form,
    send: (draft) => createSonar({ body: { ...requestOf(draft), datasets: [...datasets] } }),
    onRefused,
  });
  const { startingYear, startingMonth, rangeType, users } = form.values;
  return (
    <CreateForm
      type="SONAR"
      creation={creation}
      isDirty={form.isDirty() || datasets.length > 0}
      footer={<SonarFooter creation={creation} />}
    >
      <FormSection title={t('projectForm.project')} help={t('projectForm.help_SONAR')}>
        <Card label={t('projectForm.project')}>
          <FieldGrid>
            <ProjectNameField {...form.getInputProps('projectName')} />
            <OptionalBrandField {...form.getInputProps('brand')} />
            <RangeTypeField value={rangeType} onChange={(value) => form.setFieldValue('rangeType', value)} />
            <StartMonthField
              today={today}
              value={{ startingYear, startingMonth }}
              onChange={(start) => {
                form.setFieldValue('startingYear', start.startingYear);
                form.setFieldValue('startingMonth', start.startingMonth);
              }}
              error={form.errors.startingMonth}
            />
          </FieldGrid>
        </Card>
      </FormSection>
      <FormSection title={t('projectForm.datasets')} help={t('projectForm.datasetsHelp')}>
        {card}
      </FormSection>
      <UsersSection type="SONAR" chosen={users} onChange={(chosen) => form.setFieldValue('users', chosen)} />
    </CreateForm>
  );
}
