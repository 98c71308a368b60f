import { endpoints, typeCalls } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { DatasetFields } from '@soundings/contract/sonar/brands';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateForm, UsersSection } from '#/features/projects/create/create-form.tsx';
import {
  emptyProject,
  type ProjectCreation,
  type ProjectDraft,
  projectRules,
  toProjectRequest,
  useCreateProject,
} from '#/features/projects/create/use-create-project.ts';
import { FieldGrid, OptionalBrandField, ProjectNameField } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { FormFooter } from '#/ui/form/form-footer.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import {
  emptySonar,
  RangeTypeField,
  type SonarValues,
  StartMonthField,
  sonarRules,
  toStartDate,
} from '../edit/start-month-field.tsx';
import { markOwnBrand, useBrands } from './brand-rows.ts';
import { BrandsCard } from './brands-card.tsx';
import classes from './create-sonar.module.css';

export function CreateSonar() {
  const brands = useBrands();
  const part = {
    datasets: brands.rows.map(({ fields }) => fields),
    card: (own: string) => <BrandsCard brands={brands} own={own} />,
    onRefused: brands.showRefusal,
  };
  return <CreateSonarForm brands={part} />;
}

const NoKeyNote = lazy(() =>
  import('../collect/sources/no-key-note.tsx').then((file) => ({ default: file.NoKeyNote })),
);

type Draft = ProjectDraft & SonarValues;

interface BrandsPart {
  datasets: readonly DatasetFields[];
  /** @param own name of the brand that the project is about */
  card: (own: string) => ReactNode;
  onRefused: (error: unknown) => boolean;
}

const toRequest = (draft: Draft) => ({
  ...toProjectRequest(draft),
  brand: draft.brand.trim(),
  rangeType: draft.rangeType,
  // The form lets none go without its month.
  startDate: toStartDate(draft.startingYear, draft.startingMonth ?? 0),
});

export function CreateSonarForm({ brands }: { brands: BrandsPart }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [today] = useState(() => new Date());
  const form = useForm<Draft>({
    initialValues: { ...emptyProject, ...emptySonar(today) },
    validate: { ...projectRules, ...sonarRules },
  });
  const { datasets, card, onRefused } = brands;
  const creation = useCreateProject({
    type: 'SONAR',
    form,
    send: (draft) =>
      call(typeCalls.SONAR.create, { body: { ...toRequest(draft), datasets: markOwnBrand(datasets, draft.brand) } }),
    onRefused,
  });
  const onSubmit = creation.submitThen(() => void navigate({ to: '/projects', ignoreBlocker: true }));
  const { brand, startingYear, startingMonth, rangeType, users } = form.values;
  const brandsCard = useMemo(() => card(brand), [card, brand]);
  return (
    <CreateForm
      type="SONAR"
      creation={{ ...creation, onSubmit }}
      isDirty={form.isDirty() || datasets.length > 0}
      footer={<SonarFooter creation={creation} datasets={datasets} />}
    >
      <FormSection title={t('projectForm.project')} help={t('projectForm.help_SONAR')}>
        <Card label={t('projectForm.project')}>
          <FieldGrid>
            <ProjectNameField {...form.getInputProps('projectName')} />
            <OptionalBrandField description={t('projectForm.brandHelp')} {...form.getInputProps('brand')} />
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
        {brandsCard}
        <Suspense>
          <NoKeyNote />
        </Suspense>
      </FormSection>
      <UsersSection type="SONAR" chosen={users} onChange={(chosen) => form.setFieldValue('users', chosen)} />
    </CreateForm>
  );
}

interface SonarFooterProps {
  creation: ProjectCreation;
  datasets: BrandsPart['datasets'];
}

function SonarFooter({ creation: { isSaving, submitThen, errors }, datasets }: SonarFooterProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reason = useId();
  const isSearched = datasets.some(({ socials }) => Object.keys(socials).length === 0);
  const saveAndCollect = submitThen(async (id) => {
    // Where it is refused, the next page offers it.
    if (isSearched) await call(endpoints.crawlMissing, { params: { id } }).catch(() => undefined);
    void navigate({ to: '/project/sonar/collect-data/$id', params: { id }, ignoreBlocker: true });
  });
  return (
    <FormFooter errors={errors}>
      <div className={classes.several}>
        <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/projects/create' })}>
          {t('common.cancel')}
        </Button>
        <span id={reason} className={classes.reason}>
          {t(isSearched ? 'projectForm.collectNext' : 'projectForm.collectAfterCheck')}
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
