import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { Card } from '#/ui/card.tsx';
import { FormFooter } from '#/ui/form-footer.tsx';
import { FormSection } from '#/ui/form-page.tsx';
import {
  emptySonar,
  RangeTypeField,
  type SonarValues,
  StartMonthField,
  sonarRules,
  startDateOf,
} from '../fields/start-month-field.tsx';
import { FieldGrid, OptionalBrandField, ProjectNameField } from '../fields/text-fields.tsx';
import { CreateForm, UsersSection } from './create-form.tsx';
import classes from './sonar-footer.module.css';
import {
  emptyProject,
  type ProjectCreation,
  type ProjectDraft,
  projectRequestOf,
  projectRules,
  useCreateProject,
} from './use-create-project.ts';

type Draft = ProjectDraft & SonarValues;

/** The brands that are compared: a part of its own, which the page brings along. */
interface BrandsPart {
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
    send: (draft) => call(endpoints.createSonar, { body: { ...requestOf(draft), datasets: [...datasets] } }),
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

/** Cancel, Save, and to save and go on to the project's data page. */
function SonarFooter({ creation: { isSaving, submitThen } }: { creation: ProjectCreation }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reason = useId();
  const saveAndCollect = submitThen(
    (id) => void navigate({ to: '/project/sonar/collect-data/$id', params: { id }, ignoreBlocker: true }),
  );
  return (
    <FormFooter>
      <div className={classes.several}>
        <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/projects/create' })}>
          {t('common.cancel')}
        </Button>
        <span id={reason} className={classes.reason}>
          {t('projectForm.collectNext')}
        </span>
        <Button type="submit" className={classes.save ?? ''} disabled={isSaving}>
          {t('projectForm.save')}
        </Button>
        <Button
          variant="filled"
          className={classes.collect ?? ''}
          loading={isSaving}
          leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
          aria-describedby={reason}
          onClick={() => saveAndCollect()}
        >
          {t('projectForm.saveAndCollect')}
        </Button>
      </div>
    </FormFooter>
  );
}
