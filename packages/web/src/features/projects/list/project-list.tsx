import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconFilterOff, IconLayoutGrid, IconPlus } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { typeMarks } from '#/lib/type-marks.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonCards, SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { PaginationBar } from '#/ui/table/pagination-bar.tsx';
import { DemoLine } from '../first-steps/demo-line.tsx';
import {
  type ContentView,
  changeSearch,
  isFiltered,
  type ListSearch,
  noFilters,
  type ProjectQuery,
  pageSizes,
  projectQueryOf,
} from '../list-search.ts';
import { lacksData } from '../openable.ts';
import { creatorNameQuery, projectsQuery } from '../projects.api.ts';
import cards from './project-card.module.css';
import type { May } from './project-menu-entries.ts';
import { ProjectRows } from './project-rows.tsx';
import { ProjectToolbar } from './project-toolbar.tsx';

const EmptyWorkspace = lazy(() =>
  import('../first-steps/load-empty-workspace.ts').then((file) => file.loadEmptyWorkspace()),
);

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  may: May;
}

export function ProjectList({ search, onSearch, may }: Props) {
  const { t } = useTranslation();
  const [stored, setView] = useContentView();
  const isPhone = useIsPhone();
  const view = isPhone ? 'cards' : stored;
  const query = projectQueryOf(search, view);
  const projects = useQuery({
    ...projectsQuery(query),
    // The demo's figures are collected after it is there.
    refetchInterval: ({ state }) => (state.data?.content.some(awaitsDemoData) ? 2000 : false),
  });
  const isEmpty = projects.data?.totalElements === 0 && !isFiltered(search);
  return (
    <PageStack>
      <PageHeader
        title={t('projects.title')}
        count={projects.data?.totalElements}
        actions={
          may('projects.create') && (
            <Button
              component={Link}
              to="/projects/create"
              variant={isEmpty && may('projects.manage') ? 'default' : 'filled'}
              leftSection={<IconPlus size={17} />}
            >
              {t('projects.newProject')}
            </Button>
          )
        }
      />
      {isEmpty ? null : (
        <ProjectToolbar
          search={search}
          onSearch={onSearch}
          view={view}
          onView={setView}
          canSeeCreators={may('users.see-admins')}
        />
      )}
      <ProjectContent projects={projects} query={query} view={view} search={search} onSearch={onSearch} may={may} />
      {may('projects.manage') && <DemoLine />}
    </PageStack>
  );
}

const demoWait = 60_000;

const awaitsDemoData = (project: ProjectRow): boolean =>
  project.demo && lacksData(project) && Date.now() - Date.parse(project.createdOn) < demoWait;

interface ProjectContentProps {
  projects: UseQueryResult<Answer<typeof endpoints.searchProjects>>;
  query: ProjectQuery;
  view: ContentView;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  may: May;
}

function ProjectContent({ projects, query, view, search, onSearch, may }: ProjectContentProps) {
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
    return <NoProjects search={search} onSearch={onSearch} may={may} />;
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

interface NoProjectsProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  may: May;
}

function NoProjects({ search, onSearch, may }: NoProjectsProps) {
  const { t } = useTranslation();
  const { type, query, createdBy } = search;
  const creator = useQuery({ ...creatorNameQuery(createdBy ?? ''), enabled: createdBy !== undefined });
  if (isFiltered(search)) {
    const words = [
      query === undefined ? null : t('projects.quoted', { text: query }),
      type === undefined ? null : t('projects.inType', { type: typeMarks[type].name }),
      createdBy === undefined ? null : t('projects.byName', { name: creator.data ?? t('projects.deletedUser') }),
    ];
    return (
      <Card flush label={t('projects.noMatch')}>
        <EmptyState
          icon={<IconFilterOff size={21} stroke={1.7} />}
          title={t('projects.noMatch')}
          actions={
            <Button onClick={() => onSearch(changeSearch(search, noFilters))}>{t('projects.removeFilters')}</Button>
          }
        >
          {t('projects.noMatchHelp', { filters: words.filter(Boolean).join(' ') })}
        </EmptyState>
      </Card>
    );
  }
  if (may('projects.manage')) {
    return (
      <Suspense>
        <EmptyWorkspace />
      </Suspense>
    );
  }
  return (
    <Card flush label={t('projects.noneYet')}>
      <EmptyState tone="first" icon={<IconLayoutGrid size={21} stroke={1.7} />} title={t('projects.noneYet')}>
        {t('projects.noneSharedHelp')}
      </EmptyState>
    </Card>
  );
}

const useContentView = () =>
  useLocalStorage<ContentView>({
    key: 'projects-content-view',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
    serialize: (view) => view,
    deserialize: (stored) => (stored === 'table' ? 'table' : 'cards'),
  });
