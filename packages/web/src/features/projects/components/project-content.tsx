import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonCards } from '#/ui/skeleton-cards.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { type ContentView, changeSearch, type ListSearch, type ProjectQuery, pageSizes } from '../list-search.ts';
import { NoProjects } from './no-projects.tsx';
import cards from './project-card.module.css';
import { ProjectCard } from './project-card.tsx';
import classes from './project-list.module.css';
import { ProjectTable } from './project-table.tsx';

interface Props {
  projects: UseQueryResult<Answer<typeof endpoints.searchProjects>>;
  query: ProjectQuery;
  view: ContentView;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  canCreate: boolean;
}

/** The list itself, or what stands in its place while it loads, fails or is empty. */
export function ProjectContent({ projects, query, view, search, onSearch, canCreate }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching, isPlaceholderData } = projects;
  if (data === undefined && error === null) {
    if (view === 'cards') return <SkeletonCards cards={8} className={cards.grid} />;
    return (
      <Card flush label={t('projects.title')}>
        <SkeletonRows rows={10} />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card flush label={t('projects.title')}>
        <ErrorState
          error={error}
          thing={t('projects.theProjects')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      </Card>
    );
  }
  if (data.totalElements === 0) return <NoProjects search={search} onSearch={onSearch} canCreate={canCreate} />;
  return (
    <>
      <div data-stale={isPlaceholderData || undefined} className={classes.content} aria-busy={isPlaceholderData}>
        {view === 'cards' ? (
          <ul className={cards.grid} aria-label={t('projects.title')}>
            {data.content.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        ) : (
          <ProjectTable
            projects={data.content}
            sort={query.sort}
            onSort={(sort) => onSearch(changeSearch(search, { sort }))}
          />
        )}
      </div>
      <PaginationBar
        page={query.page - 1}
        size={query.size}
        total={data.totalElements}
        sizes={pageSizes[view]}
        onPage={(page) => onSearch(changeSearch(search, { page: page + 1 }))}
        onSize={(size) => onSearch(changeSearch(search, { size: size === pageSizes[view][0] ? undefined : size }))}
      />
    </>
  );
}
