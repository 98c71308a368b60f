import { Button } from '@mantine/core';
import { IconFilterOff, IconLayoutGrid, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { typeLooks } from '#/lib/project-types.ts';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { changeSearch, isFiltered, type ListSearch, noFilters } from '../list-search.ts';
import { creatorNameQuery } from '../projects.api.ts';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  canCreate: boolean;
}

/** Nothing to list: filters that find nothing can be removed, a first use can begin. */
export function NoProjects({ search, onSearch, canCreate }: Props) {
  const { t } = useTranslation();
  const { type, query, createdBy } = search;
  const creator = useQuery({ ...creatorNameQuery(createdBy ?? ''), enabled: createdBy !== undefined });
  if (isFiltered(search)) {
    const words = [
      query === undefined ? null : t('projects.quoted', { text: query }),
      type === undefined ? null : t('projects.inType', { type: typeLooks[type].name }),
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
  return (
    <Card flush label={t('projects.noneYet')}>
      <EmptyState
        tone="first"
        icon={<IconLayoutGrid size={21} stroke={1.7} />}
        title={t('projects.noneYet')}
        actions={
          canCreate && (
            <Button component={Link} to="/projects/create" variant="filled" leftSection={<IconPlus size={17} />}>
              {t('projects.newProject')}
            </Button>
          )
        }
      >
        {canCreate ? t('projects.noneYetHelp') : t('projects.noneSharedHelp')}
      </EmptyState>
    </Card>
  );
}
