import { Button } from '@mantine/core';
import type { MessagePath } from '@soundings/contract/genie/path';
import { pathSorts } from '@soundings/contract/genie/path-choices';
import { IconArrowsSort, IconFilterOff, IconReport, IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProjectTypes } from '#/features/projects/types/type-on-web.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Breadcrumb } from '#/ui/layout/breadcrumb.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { pathQuery } from './path.api.ts';
import { PathAgreement } from './path-agreement.tsx';
import { changePathSearch, type PathSearch, toPathQuery } from './path-search.ts';
import { PathSteps } from './path-steps.tsx';
import { PathTable } from './path-table.tsx';

interface Props {
  id: string;
  search: PathSearch;
  mayReport: boolean;
  onSearch: (search: PathSearch) => void;
}

export function PathPage({ id, search, mayReport, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toPathQuery(search);
  const found = useQuery(pathQuery(id, query));
  const change = (part: Partial<PathSearch>) => onSearch(changePathSearch(search, part));
  const { data } = found;
  const isEmpty = data?.totalElements === 0 && search.query === undefined;
  return (
    <PageStack>
      <PageHeader
        title={t('path.title')}
        of={data?.projects.find((project) => project.id === id)?.projectName}
        lead={t('path.lead')}
        actions={
          mayReport &&
          (data?.totalElements ?? 0) > 0 && (
            <Button
              leftSection={<IconReport size={17} stroke={1.7} />}
              renderRoot={(props) => <Link {...props} to="/reports/add" search={{ project: id, tab: 'path' }} />}
            >
              {t('projects.addToReport')}
            </Button>
          )
        }
      />
      {data ? <PathSteps path={data} /> : null}
      {data && data.pairs.length > 0 ? <PathAgreement path={data} /> : null}
      {isEmpty ? null : (
        <search className={layout.bar} aria-label={t('path.filters')}>
          <SearchField
            className={layout.search}
            label={t('path.search')}
            value={search.query ?? ''}
            onSearch={(text) => change({ query: text.trim() || undefined })}
            withHotkey
          />
          <Choice
            className={layout.phoneSort}
            label={t('path.sortBy')}
            icon={<IconArrowsSort size={16} stroke={1.7} />}
            value={query.sort}
            options={pathSorts.map((value) => ({ value, label: t(`path.sort_${value}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </search>
      )}
      <PagedTable
        label={t('path.messages')}
        failed={{ thing: t('path.thePath') }}
        found={found}
        query={query}
        skeletonRows={10}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
        empty={
          search.query === undefined ? (
            <NoMessages project={data?.projects.find((project) => project.id === id)} />
          ) : (
            <NoMatch onRemove={() => change({ query: undefined })} />
          )
        }
      >
        {(rows, isStale) => (
          <PathTable
            rows={rows}
            projects={data?.projects ?? []}
            sort={query.sort}
            isStale={isStale}
            onSort={(sort) => change({ sort })}
          />
        )}
      </PagedTable>
    </PageStack>
  );
}

export function PathCrumb({ id, search }: Pick<Props, 'id' | 'search'>) {
  const { t } = useTranslation();
  const projectTypes = useProjectTypes();
  const { data } = useQuery(pathQuery(id, toPathQuery(search)));
  const project = data?.projects.find((each) => each.id === id);
  return (
    <Breadcrumb
      parent={
        project && (
          <Link to={projectTypes(project.projectType).page} params={{ id }}>
            {project.projectName}
          </Link>
        )
      }
      here={t('path.title')}
      isSaidBelow
    />
  );
}

function NoMessages({ project }: { project: MessagePath['projects'][number] | undefined }) {
  const { t } = useTranslation();
  const projectTypes = useProjectTypes();
  return (
    <Card flush label={t('path.none')}>
      <EmptyState
        icon={<IconRoute size={21} stroke={1.7} />}
        title={t('path.none')}
        actions={
          project && (
            <Button
              renderRoot={(props) => (
                <Link {...props} to={projectTypes(project.projectType).page} params={{ id: project.id }} />
              )}
            >
              {t('path.openProject')}
            </Button>
          )
        }
      >
        {t('path.noneHelp')}
      </EmptyState>
    </Card>
  );
}

function NoMatch({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <Card flush label={t('path.noMatch')}>
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('path.noMatch')}
        actions={<Button onClick={onRemove}>{t('path.removeSearch')}</Button>}
      >
        {t('path.noMatchHelp')}
      </EmptyState>
    </Card>
  );
}
