import { Button, Radio, Select, TextInput } from '@mantine/core';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import type { ProjectType } from '@soundings/contract/projects/projects';
import {
  type ReportLanguage,
  type ReportTemplate,
  reportLanguages,
  reportLimits,
  reportTemplates,
  templateTypes,
} from '@soundings/contract/reports/report-choices';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { nameInCompound } from '#/lib/type-marks.ts';
import { LateModal } from '#/ui/feedback/confirm-dialog.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useLastMonth } from '../last-month.ts';
import { reportCompaniesQuery, reportProjectsQuery, useCreateReport } from '../reports.api.ts';
import classes from './create-report.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function CreateReport({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <LateModal
      opened={opened}
      onClose={onClose}
      title={t('reports.newReport')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <CreateForm onClose={onClose} />
    </LateModal>
  );
}

function CreateForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [template, setTemplate] = useState<ReportTemplate>('sonarMonth');
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [language, setLanguage] = useState<ReportLanguage>(currentLanguage());
  const [chosen, setChosen] = useState<Partial<Record<ProjectType, string | null>>>({});
  const create = useCreateReport(({ id }) => void navigate({ to: '/reports/$id', params: { id } }));
  const companies = useQuery(reportCompaniesQuery);
  const { data: projects } = useQuery(reportProjectsQuery);
  const types: readonly ProjectType[] = templateTypes[template];
  const ofType = (type: ProjectType) => projects?.filter(({ projectType }) => projectType === type);
  const chosenOf = (type: ProjectType): string | null => {
    const [only, ...others] = ofType(type) ?? [];
    return chosen[type] === undefined && only && others.length === 0 ? only.id : (chosen[type] ?? null);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(title.trim() === '');
    if (title.trim() === '') return;
    const projectIds = types.flatMap((type) => chosenOf(type) ?? []);
    create.mutate({ body: { title: title.trim(), companyId, language, template, projectIds } });
  };
  return (
    <form noValidate onSubmit={submit} className={layout.stack}>
      <TextInput
        label={t('reports.reportTitle')}
        value={title}
        maxLength={reportLimits.title}
        error={isMissing && title.trim() === '' ? t('reports.required') : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        data-autofocus
      />
      <Radio.Group
        label={t('reports.template')}
        value={template}
        onChange={(value) => setTemplate(value as ReportTemplate)}
      >
        <div className={classes.templates}>
          {reportTemplates.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t(`reports.template_${each}`)}
              description={t(`reports.templateHelp_${each}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {types.map((type) => (
        <ProjectChoice
          key={type}
          type={type}
          projects={ofType(type)}
          value={chosenOf(type)}
          onChange={(id) => setChosen({ ...chosen, [type]: id })}
        />
      ))}
      <div className={classes.beside}>
        <Select
          label={t('reports.customer')}
          description={t('reports.customerHelp')}
          placeholder={t('reports.noCustomer')}
          data={(companies.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={companyId}
          onChange={setCompanyId}
          searchable
          clearable
        />
        <div>
          <div className={classes.label}>{t('reports.language')}</div>
          <Segmented
            label={t('reports.language')}
            value={language}
            options={reportLanguages.map((value) => ({ value, label: t(`reports.language_${value}`) }))}
            onChange={setLanguage}
          />
        </div>
      </div>
      <div className={layout.dialogFoot}>
        <Button onClick={onClose} disabled={create.isPending}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="filled" loading={create.isPending}>
          {t('reports.create')}
        </Button>
      </div>
    </form>
  );
}

type OpenProjects = Answer<typeof endpoints.reportProjects>;

interface ProjectChoiceProps {
  type: ProjectType;
  /** Undefined while they load. */
  projects: OpenProjects | undefined;
  value: string | null;
  onChange: (id: string | null) => void;
}

function ProjectChoice({ type, projects, value, onChange }: ProjectChoiceProps) {
  const { t } = useTranslation();
  const name = nameInCompound(type);
  const lastMonth = useLastMonth(type === 'SONAR' && value !== null ? [value] : []);
  const none = projects?.length === 0 ? t('reports.noProjectOf', { type: name }) : undefined;
  const days =
    lastMonth && t(lastMonth.isMonth ? 'reports.showsMonth' : 'reports.showsDays', { days: lastMonth.words });
  return (
    <Select
      label={t('reports.projectOf', { type: name })}
      placeholder={t('reports.chooseProject')}
      data={(projects ?? []).map(({ id, projectName }) => ({ value: id, label: projectName }))}
      description={none ?? days ?? undefined}
      value={value}
      onChange={onChange}
      allowDeselect={false}
      searchable
      clearable
    />
  );
}
