import { Select } from '@mantine/core';
import type { ProjectSort } from '@soundings/contract/project-choices';
import { IconArrowsSort, IconCategory, IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { filterTypes, typeLooks } from '#/lib/project-types.ts';
import { SearchField } from '#/ui/search-field.tsx';
import { Segmented } from '#/ui/segmented.tsx';
import { type ContentView, changeSearch, defaultSort, type ListSearch } from '../list-search.ts';
import classes from './project-toolbar.module.css';
import { TypePills } from './type-pills.tsx';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  view: ContentView;
  onView: (view: ContentView) => void;
}

const sorts: ProjectSort[] = ['-createdOn', 'createdOn', 'projectName', '-projectName'];
const tableSorts: ProjectSort[] = ['projectType', '-projectType', 'createdBy', '-createdBy'];

/** What narrows and orders the list; everything but the view is part of the address. */
export function ProjectToolbar({ search, onSearch, view, onView }: Props) {
  const { t } = useTranslation();
  const sort = search.sort ?? defaultSort;
  const offered = tableSorts.includes(sort) ? [...sorts, sort] : sorts;
  const change = (part: Partial<ListSearch>) => onSearch(changeSearch(search, part));
  return (
    <search className={classes.bar} aria-label={t('projects.filters')}>
      <SearchField
        className={classes.search}
        label={t('projects.search')}
        value={search.query ?? ''}
        onSearch={(query) => change({ query: query.trim() || undefined })}
        withHotkey
      />
      <Select
        className={classes.type ?? ''}
        data-quiet
        size="md"
        aria-label={t('projects.type')}
        leftSection={<IconCategory size={16} stroke={1.7} />}
        value={search.type ?? ''}
        data={[
          { value: '', label: t('projects.allTypes') },
          ...filterTypes.map((type) => ({ value: type, label: typeLooks[type].name })),
        ]}
        onChange={(type) => change({ type: filterTypes.find((known) => known === type) })}
      />
      <Select
        className={classes.sort ?? ''}
        data-quiet
        size="md"
        aria-label={t('projects.sortBy')}
        leftSection={<IconArrowsSort size={16} stroke={1.7} />}
        value={sort}
        data={offered.map((value) => ({ value, label: t(`projects.sort_${value}`) }))}
        onChange={(value) => change({ sort: offered.find((known) => known === value) })}
      />
      <TypePills type={search.type} onType={(type) => change({ type })} />
      <div className={classes.view}>
        <Segmented
          label={t('projects.view')}
          value={view}
          options={[
            { value: 'cards', label: <ViewLabel icon={<IconLayoutGrid size={16} />} text={t('projects.cards')} /> },
            { value: 'table', label: <ViewLabel icon={<IconTable size={16} />} text={t('projects.table')} /> },
          ]}
          onChange={onView}
        />
      </div>
    </search>
  );
}

function ViewLabel({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <span className={classes.viewLabel}>
      {icon}
      {text}
    </span>
  );
}
