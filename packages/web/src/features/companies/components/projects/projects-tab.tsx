import { Button } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import { companyProjectSorts } from '@soundings/contract/companies/company-choices';
import { IconLayoutGrid, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/empty-state.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { companyProjects } from '../../api/company-projects.ts';
import { changeDetail, type DetailSearch, projectQueryOf } from '../../detail-search.ts';
import classes from '../detail/company-page.module.css';
import { NothingFound } from '../nothing-found.tsx';
import { PhoneSort } from '../phone-sort.tsx';
import { TableContent } from '../table-content.tsx';
import { AddProjectsDialog } from './add-projects-dialog.tsx';
import { ProjectTable } from './project-table.tsx';

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
  const projects = useQuery({
    queryKey: ['companies', company.id, 'projects', query],
    queryFn: ({ signal }) =>
      companyProjects({ params: { id: company.id }, query: { ...query, page: query.page - 1 }, signal }),
    placeholderData: keepPreviousData,
  });
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
