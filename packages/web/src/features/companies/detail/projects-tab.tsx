import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import type { Company, CompanyProjectRow } from '@soundings/contract/companies/companies';
import type { CompanyProjectSort } from '@soundings/contract/companies/company-choices';
import { companyProjectSorts } from '@soundings/contract/companies/company-choices';
import { IconLayoutGrid, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatAgo, formatDate, formatMoment } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { useSwitch } from '#/ui/feedback/use-switch.ts';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { companyChanges, companyProjectsQuery } from '../companies.api.ts';
import { changeDetail, type DetailSearch, toProjectRequest } from '../detail-search.ts';
import { EnabledSwitch } from '../enabled-switch.tsx';
import { AddProjectsDialog } from './add-projects-dialog.tsx';
import classes from './company-page.module.css';
import { NothingFound, PhoneSort } from './tab-search.tsx';

interface Props {
  company: Company;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

export function ProjectsTab({ company, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const query = toProjectRequest(search);
  const projects = useQuery(companyProjectsQuery(company.id, query));
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          className={layout.search}
          label={t('companies.searchProjects')}
          value={search.query ?? ''}
          onSearch={(text) => onSearch(changeDetail(search, { query: text.trim() || undefined }))}
          withHotkey
        />
        <PhoneSort
          sorts={companyProjectSorts}
          sort={query.sort}
          onSort={(sort) => onSearch(changeDetail(search, { sort }))}
        />
        <Button variant="filled" leftSection={<IconPlus size={17} />} onClick={() => setAdding(true)}>
          {t('companies.addProject')}
        </Button>
      </div>
      <PagedTable
        label={t('companies.tab_projects')}
        failed={{ thing: t('companies.theProjects') }}
        found={projects}
        query={query}
        skeletonRows={6}
        onPage={(page) => onSearch(changeDetail(search, { page }))}
        onSize={(size) => onSearch(changeDetail(search, { size }))}
        empty={
          <Card flush label={t('companies.tab_projects')}>
            {search.query === undefined ? (
              <EmptyState
                icon={<IconLayoutGrid size={21} stroke={1.7} />}
                tone="first"
                title={t('companies.noProjects')}
              >
                {t('companies.noProjectsHelp')}
              </EmptyState>
            ) : (
              <NothingFound
                title={t('companies.noProjectMatches')}
                text={search.query}
                onRemove={() => onSearch(changeDetail(search, { query: undefined }))}
              />
            )}
          </Card>
        }
      >
        {(rows, isStale) => (
          <ProjectTable
            company={company}
            projects={rows}
            sort={query.sort}
            isStale={isStale}
            onSort={(sort) => onSearch(changeDetail(search, { sort }))}
          />
        )}
      </PagedTable>
      {isAdding && <AddProjectsDialog company={company} onClose={() => setAdding(false)} />}
    </>
  );
}

interface ProjectTableProps {
  company: Company;
  projects: readonly CompanyProjectRow[];
  sort: CompanyProjectSort;
  isStale: boolean;
  onSort: (sort: CompanyProjectSort) => void;
}

function ProjectTable({ company, projects, sort, isStale, onSort }: ProjectTableProps) {
  const { t } = useTranslation();
  const columns: Column<CompanyProjectRow, FieldOf<CompanyProjectSort>>[] = [
    {
      id: 'name',
      heading: t('companies.projectColumn_name'),
      sort: 'projectName',
      onPhone: 'title',
      attributes: ({ projectName }) => ({ title: projectName }),
      cell: ({ projectName, projectType, enabled }) => (
        <span className={classes.name}>
          <TypeTile type={projectType} size={26} isMuted={!enabled} />
          <span className={classes.words}>{projectName}</span>
          <span className={classes.type}>{typeMarks[projectType].name}</span>
        </span>
      ),
    },
    {
      id: 'actioned',
      heading: t('companies.projectColumn_actioned'),
      onPhone: 'labelled',
      sort: 'actionedOn',
      startsDescending: true,
      cell: ({ actionedOn }) => <time dateTime={actionedOn}>{formatDate(actionedOn)}</time>,
    },
    {
      id: 'by',
      heading: t('companies.projectColumn_by'),
      isRoomy: true,
      cell: ({ actionedBy }) => actionedBy?.name ?? t('companies.deletedUser'),
    },
    {
      id: 'lastUsage',
      heading: t('companies.projectColumn_lastUsage'),
      onPhone: 'labelled',
      sort: 'lastUsage',
      startsDescending: true,
      cell: ({ lastUsage }) =>
        lastUsage === null ? (
          t('companies.neverUsed')
        ) : (
          <time dateTime={lastUsage} title={formatMoment(lastUsage)}>
            {formatAgo(lastUsage)}
          </time>
        ),
    },
    {
      id: 'enabled',
      heading: t('companies.projectColumn_enabled'),
      onPhone: 'corner',
      cell: (project) => <ProjectSwitch company={company} project={project} />,
    },
    {
      id: 'actions',
      heading: t('companies.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (project) => <ProjectActions company={company} project={project} />,
    },
  ];
  return (
    <DataTable
      label={t('companies.tab_projects')}
      minWidth={780}
      columns={columns}
      rows={projects}
      keyOf={({ projectId }) => projectId}
      bodyAttributes={{ onKeyDown: onRowKeys }}
      {...{ sort, onSort, isStale }}
    />
  );
}

function ProjectSwitch({ company, project }: { company: Company; project: CompanyProjectRow }) {
  const { t } = useTranslation();
  const name = project.projectName;
  const change = useSwitch(project.enabled, {
    refreshes: companyChanges,
    call: (toEnabled: boolean) =>
      call(toEnabled ? endpoints.enableCompanyProject : endpoints.disableCompanyProject, {
        params: { id: company.id, projectId: project.projectId },
      }),
    done: (_, toEnabled) => ({
      title: t(toEnabled ? 'companies.projectHasBeenEnabled' : 'companies.projectHasBeenDisabled', { name }),
    }),
    failed: (_, toEnabled) => t(toEnabled ? 'companies.couldntEnableProject' : 'companies.couldntDisableProject'),
  });
  return <EnabledSwitch name={name} isEnabled={change.isOn} onChange={change.set} />;
}

function ProjectActions({ company, project }: { company: Company; project: CompanyProjectRow }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const name = project.projectName;
  const remove = useAction({
    refreshes: companyChanges,
    call: () => call(endpoints.removeCompanyProject, { params: { id: company.id, projectId: project.projectId } }),
    done: () => ({ title: t('companies.projectHasBeenRemoved', { name }) }),
    failed: 'companies.couldntRemoveProject',
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <RowMenu
        name={name}
        actions={[
          {
            key: 'remove',
            label: t('companies.removeProjectConfirm'),
            icon: IconTrash,
            isDangerous: true,
            onClick: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('companies.removeProjectTitle', { name })}
        confirmLabel={t('companies.removeProjectConfirm')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('companies.removeProjectText', { company: company.companyName })}
      </ConfirmDialog>
    </>
  );
}
