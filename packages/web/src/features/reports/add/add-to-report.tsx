import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import { IconReportOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { brandChoicesQuery, reportProjectsQuery, reportsQuery, useAddBlocks, useCreateReport } from '../reports.api.ts';
import type { AddSearch } from './add-search.ts';
import classes from './add-to-report.module.css';
import { choosesBrands, shownBrands } from './shown-brands.ts';
import { suggestBlocks } from './suggest-blocks.ts';

export function AddToReport({ search }: { search: AddSearch }) {
  const { t } = useTranslation();
  const projects = useQuery(reportProjectsQuery);
  return (
    <PageStack>
      <PageHeader title={t('reports.addTitle')} />
      <WithQuery query={projects} thing={t('reports.theReports')}>
        {(found) => {
          const project = found.find(({ id }) => id === search.project);
          if (project?.projectType === 'SONAR' && choosesBrands(search))
            return <AddShownBrands search={search} name={project.projectName} projectId={project.id} />;
          return project ? (
            <AddForm key={project.id} search={search} name={project.projectName} type={project.projectType} />
          ) : (
            <Card flush label={t('reports.project')}>
              <EmptyState icon={<IconReportOff size={21} stroke={1.7} />} title={t('reports.noProjects')} />
            </Card>
          );
        }}
      </WithQuery>
    </PageStack>
  );
}

interface ShownBrandsProps {
  search: AddSearch;
  name: string;
  projectId: string;
}

function AddShownBrands({ search, name, projectId }: ShownBrandsProps) {
  const { t } = useTranslation();
  const query = useQuery(brandChoicesQuery(projectId));
  return (
    <WithQuery query={query} thing={t('reports.theReports')}>
      {(brands) => <AddForm search={search} name={name} type="SONAR" brandIds={shownBrands(search, brands)} />}
    </WithQuery>
  );
}

interface FormProps {
  search: AddSearch;
  name: string;
  type: ProjectType;
  brandIds?: string[];
}

const asNew = 'new';
const offered = { page: 1, size: 50, sort: '-changedOn', query: undefined } as const;

function AddForm({ search, name, type, brandIds }: FormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  const [suggested] = useState(() => suggestBlocks(type, search, brandIds));
  const [chosen, setChosen] = useState(
    () => new Set(suggested.filter(({ isChosen }) => isChosen).map(({ block }) => block.id)),
  );
  const [target, setTarget] = useState<string>(asNew);
  const [title, setTitle] = useState(name.slice(0, reportLimits.title));
  const { data: reports } = useQuery(reportsQuery(offered));
  const open = ({ id }: { id: string }) => void navigate({ to: '/reports/$id', params: { id } });
  const add = useAddBlocks(open);
  const blocks = suggested.filter(({ block }) => chosen.has(block.id)).map(({ block }) => block);
  const create = useCreateReport(({ id }) => add.mutate({ params: { id }, body: { blocks } }));
  const isReady = blocks.length > 0 && (target !== asNew || title.trim() !== '');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (target !== asNew) return add.mutate({ params: { id: target }, body: { blocks } });
    create.mutate({ body: { title: title.trim(), language: currentLanguage(), template: 'empty' } });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Card title={t('reports.addLead', { type: typeMarks[type].name, name })}>
        <Checkbox.Group
          label={t('reports.addWhat')}
          value={[...chosen]}
          onChange={(ids) => setChosen(new Set(ids))}
          error={chosen.size === 0 ? t('reports.addNothing') : undefined}
        >
          <div className={classes.kinds}>
            {suggested.map(({ block }) => (
              <Checkbox key={block.id} value={block.id} label={t(`reports.kind_${block.kind}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </Card>
      <Card title={t('reports.addWhere')}>
        <div className={layout.stack}>
          <Select
            label={t('reports.addTo')}
            value={target}
            data={[
              { value: asNew, label: t('reports.addToNew') },
              ...(reports?.content ?? []).map(({ id, title: label }) => ({ value: id, label })),
            ]}
            allowDeselect={false}
            searchable
            onChange={(next) => next !== null && setTarget(next)}
          />
          {target === asNew && (
            <TextInput
              label={t('reports.reportTitle')}
              value={title}
              maxLength={reportLimits.title}
              error={title.trim() === '' ? t('reports.required') : undefined}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          )}
          <div className={layout.dialogFoot}>
            <Button onClick={() => router.history.back()}>{t('common.cancel')}</Button>
            <Button type="submit" variant="filled" disabled={!isReady} loading={add.isPending || create.isPending}>
              {t('reports.addNow')}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}
