import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonCards } from '#/ui/skeleton-cards.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { type ContentView, changeSearch, type ListSearch, type ProjectQuery, pageSizes } from '../list-search.ts';
import type { May } from '../may.ts';
import { NoProjects } from './no-projects.tsx';
import cards from './project-card.module.css';
import { ProjectRows } from './project-rows.tsx';

interface Props {
  projects: UseQueryResult<Answer<typeof endpoints.searchProjects>>;
  query: ProjectQuery;
  view: ContentView;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  may: May;
}

/** The list itself, or what stands in its place while it loads, fails or is empty. */
export function ProjectContent({ projects, query, view, search, onSearch, may }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching, isPlaceholderData } = projects;
  const pages = data === undefined ? 1 : Math.max(1, Math.ceil(data.totalElements / query.size));
  const isBeyond = !isPlaceholderData && data !== undefined && query.page > pages;
  // The last project of the last page was deleted, or the address is old.
  useEffect(() => {
    if (isBeyond) onSearch(changeSearch(search, { page: pages }));
  }, [isBeyond, onSearch, search, pages]);

  if (data === undefined && error === null) {
    if (view === 'cards') return <SkeletonCards cards={query.size} className={cards.grid} />;
    return (
      <Card flush label={t('projects.title')}>
        <SkeletonRows rows={query.size} />
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
  if (data.totalElements === 0) {
    return <NoProjects search={search} onSearch={onSearch} canCreate={may('projects.create')} />;
  }
  return (
    <>
      <ProjectRows
        projects={data.content}
        view={view}
        sort={query.sort}
        onSort={(sort) => onSearch(changeSearch(search, { sort }))}
        isStale={isPlaceholderData}
        may={may}
      />
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
