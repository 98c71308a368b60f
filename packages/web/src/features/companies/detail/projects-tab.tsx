import { endpoints } from 'virtual:endpoints';
import { Button, Table } from '@mantine/core';
import type { Company, CompanyProjectRow } from '@soundings/contract/companies/companies';
import type { CompanyProjectSort } from '@soundings/contract/companies/company-choices';
import { companyProjectSorts } from '@soundings/contract/companies/company-choices';
import { IconLayoutGrid, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatAgo, formatDate, formatMoment } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { RowTable } from '#/ui/row-table.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import { useAction } from '#/ui/use-action.ts';
import { companyChanges, companyProjectsQuery } from '../companies.api.ts';
import { changeDetail, type DetailSearch, projectQueryOf } from '../detail-search.ts';
import { EnabledSwitch, RowAction } from '../enabled-switch.tsx';
import { AddProjectsDialog } from './add-projects-dialog.tsx';
import classes from './company-page.module.css';
import { NothingFound, PhoneSort, TableContent } from './detail-table.tsx';
import rowClasses from './projects.module.css';

interface Props {
  company: Company;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

/** The projects that a customer was given. */
export function ProjectsTab({ company, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const query = projectQueryOf(search);
  const projects = useQuery(companyProjectsQuery(company.id, query));
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          className={classes.search}
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
      <TableContent
        label={t('companies.tab_projects')}
        thing={t('companies.theProjects')}
        rows={projects}
        total={projects.data?.totalElements}
        empty={
          search.query === undefined ? (
            <EmptyState icon={<IconLayoutGrid size={21} stroke={1.7} />} tone="first" title={t('companies.noProjects')}>
              {t('companies.noProjectsHelp')}
            </EmptyState>
          ) : (
            <NothingFound
              title={t('companies.noProjectMatches')}
              text={search.query}
              onRemove={() => onSearch(changeDetail(search, { query: undefined }))}
            />
          )
        }
        {...{ query, search, onSearch }}
      >
        <ProjectTable
          company={company}
          projects={projects.data?.content ?? []}
          sort={query.sort}
          isStale={projects.isPlaceholderData}
          onSort={(sort) => onSearch(changeDetail(search, { sort }))}
        />
      </TableContent>
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
  return (
    <RowTable
      label={t('companies.tab_projects')}
      minWidth={780}
      isStale={isStale}
      head={
        <>
          <SortHeading field="projectName" {...{ sort, onSort }}>
            {t('companies.projectColumn_name')}
          </SortHeading>
          <SortHeading field="actionedOn" startsDescending {...{ sort, onSort }}>
            {t('companies.projectColumn_actioned')}
          </SortHeading>
          <Table.Th data-roomy>{t('companies.projectColumn_by')}</Table.Th>
          <SortHeading field="lastUsage" startsDescending {...{ sort, onSort }}>
            {t('companies.projectColumn_lastUsage')}
          </SortHeading>
          <Table.Th>{t('companies.projectColumn_enabled')}</Table.Th>
          <Table.Th data-corner>{t('companies.column_actions')}</Table.Th>
        </>
      }
    >
      {projects.map((project) => (
        <ProjectTableRow key={project.projectId} company={company} project={project} />
      ))}
    </RowTable>
  );
}

function ProjectTableRow({ company, project }: { company: Company; project: CompanyProjectRow }) {
  const { t } = useTranslation();
  const name = project.projectName;
  const change = useAction({
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
  return (
    <Table.Tr>
      <Table.Td data-name title={name}>
        <span className={rowClasses.name}>
          <TypeTile type={project.projectType} size={26} isMuted={!project.enabled} />
          <span className={rowClasses.words}>{name}</span>
          <span className={rowClasses.type}>{typeLooks[project.projectType].name}</span>
        </span>
      </Table.Td>
      <Table.Td data-label={t('companies.projectColumn_actioned')}>
        <time dateTime={project.actionedOn}>{formatDate(project.actionedOn)}</time>
      </Table.Td>
      <Table.Td data-roomy data-label={t('companies.projectColumn_by')}>
        {project.actionedBy?.name ?? t('companies.deletedUser')}
      </Table.Td>
      <Table.Td data-label={t('companies.projectColumn_lastUsage')}>
        {project.lastUsage === null ? (
          t('companies.neverUsed')
        ) : (
          <time dateTime={project.lastUsage} title={formatMoment(project.lastUsage)}>
            {formatAgo(project.lastUsage)}
          </time>
        )}
      </Table.Td>
      <Table.Td data-label={t('companies.projectColumn_enabled')}>
        <EnabledSwitch name={name} isEnabled={project.enabled} isBusy={change.isPending} onChange={change.mutate} />
      </Table.Td>
      <Table.Td data-corner>
        <ProjectActions company={company} project={project} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Takes a project from a customer; the project itself stays. */
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
      <RowAction
        label={t('companies.removeProject', { name })}
        icon={<IconTrash size={17} stroke={1.7} />}
        onClick={() => setAsking(true)}
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
