import { Table } from '@mantine/core';
import type { Company, CompanyProjectRow } from '@soundings/contract/companies/companies';
import type { CompanyProjectSort } from '@soundings/contract/companies/company-choices';
import { useTranslation } from 'react-i18next';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { ProjectTableRow } from './project-table-row.tsx';

interface Props {
  company: Company;
  projects: readonly CompanyProjectRow[];
  sort: CompanyProjectSort;
  isStale: boolean;
  onSort: (sort: CompanyProjectSort) => void;
}

export function ProjectTable({ company, projects, sort, isStale, onSort }: Props) {
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
