import { Button } from '@mantine/core';
import { writerLanguages, writerStatuses } from '@soundings/contract/settings/writer-choices';
import { IconFeather, IconLanguage, IconPlus, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/form/choice.tsx';
import layout from '#/ui/layout/layout.module.css';
import { SearchField } from '#/ui/table/search-field.tsx';
import list from '../list/list.module.css';
import { SettingsTable } from '../list/settings-table.tsx';
import { ScoutSections } from '../scout-sections.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import classes from '../settings-page.module.css';
import {
  changeWriterSearch,
  isWriterSearchFiltered,
  noWriterFilters,
  toWriterRequest,
  type WriterSearch,
} from './writer-search.ts';
import { WriterTable } from './writer-table.tsx';
import { writersQuery } from './writers.api.ts';

interface Props {
  search: WriterSearch;
  onSearch: (search: WriterSearch) => void;
}

export function WriterList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toWriterRequest(search);
  const writers = useQuery(writersQuery(query));
  const change = (part: Partial<WriterSearch>) => onSearch(changeWriterSearch(search, part));
  const add = (
    <Button component={Link} to="/settings/scout/add-writer" variant="filled" leftSection={<IconPlus size={17} />}>
      {t('writers.addWriter')}
    </Button>
  );
  return (
    <SettingsFrame tab="SCOUTV2" actions={add}>
      <ScoutSections />
      <p className={classes.lead}>{t('writers.lead')}</p>
      <search className={layout.bar} aria-label={t('writers.filters')}>
        <SearchField
          className={layout.search}
          label={t('writers.search')}
          value={search.query ?? ''}
          onSearch={(text) => change({ query: text.trim() || undefined })}
          withHotkey
        />
        <Choice
          className={list.filter}
          label={t('writers.language')}
          icon={<IconLanguage size={16} stroke={1.7} />}
          value={search.language ?? 'all'}
          options={[
            { value: 'all' as const, label: t('writers.allLanguages') },
            ...writerLanguages.map((value) => ({ value, label: t(`writers.language_${value}`) })),
          ]}
          onChange={(language) => change({ language: language === 'all' ? undefined : language })}
        />
        <Choice
          className={list.filter}
          label={t('writers.status')}
          icon={<IconUserCheck size={16} stroke={1.7} />}
          value={search.status ?? 'all'}
          options={(['all', ...writerStatuses] as const).map((value) => ({
            value,
            label: t(`writers.status_${value}`),
          }))}
          onChange={(status) => change({ status: status === 'all' ? undefined : status })}
        />
      </search>
      <SettingsTable
        label={t('writers.title')}
        failed={{ title: t('writers.couldntPullWriters') }}
        found={writers}
        query={query}
        onChange={change}
        empty={{
          isFiltered: isWriterSearchFiltered(search),
          onRemoveFilters: () => change(noWriterFilters),
          noMatch: t('writers.noMatch'),
          first: {
            icon: <IconFeather size={21} stroke={1.7} />,
            title: t('writers.noneYet'),
            text: t('writers.noneYetHelp'),
            action: add,
          },
        }}
      >
        {(rows, isStale) => (
          <WriterTable writers={rows} sort={query.sort} onSort={(sort) => change({ sort })} isStale={isStale} />
        )}
      </SettingsTable>
    </SettingsFrame>
  );
}
