import { Button } from '@mantine/core';
import { assistantTypes } from '@soundings/contract/assistants/assistant-choices';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { SearchField } from '#/ui/table/search-field.tsx';
import { SettingsTable } from '../list/settings-table.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import classes from '../settings-page.module.css';
import {
  type AssistantSearch,
  changeAssistantSearch,
  isAssistantSearchFiltered,
  noAssistantFilters,
  toAssistantRequest,
} from './assistant-search.ts';
import { AssistantTable } from './assistant-table.tsx';
import { assistantsQuery } from './assistants.api.ts';

interface Props {
  search: AssistantSearch;
  onSearch: (search: AssistantSearch) => void;
}

export function AssistantList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toAssistantRequest(search);
  const assistants = useQuery(assistantsQuery(query));
  const change = (part: Partial<AssistantSearch>) => onSearch(changeAssistantSearch(search, part));
  const add = (
    <Button component={Link} to="/settings/assistants/create" variant="filled" leftSection={<IconPlus size={17} />}>
      {t('assistants.newAssistant')}
    </Button>
  );
  return (
    <SettingsFrame tab="ASSISTANTS" actions={add}>
      <p className={classes.lead}>{t('assistants.lead')}</p>
      <search className={layout.bar} aria-label={t('assistants.filters')}>
        <SearchField
          className={layout.search}
          label={t('assistants.search')}
          value={search.query ?? ''}
          onSearch={(text) => change({ query: text.trim() || undefined })}
          withHotkey
        />
        <Segmented
          isWide
          label={t('assistants.kind')}
          value={search.type ?? 'all'}
          options={(['all', ...assistantTypes] as const).map((value) => ({
            value,
            label: value === 'all' ? t('assistants.allKinds') : t(`assistants.kind_${value}`),
          }))}
          onChange={(type) => change({ type: type === 'all' ? undefined : type })}
        />
      </search>
      <SettingsTable
        label={t('assistants.title')}
        failed={{ title: t('assistants.couldntPullAll') }}
        found={assistants}
        query={query}
        onChange={change}
        empty={{
          isFiltered: isAssistantSearchFiltered(search),
          onRemoveFilters: () => change(noAssistantFilters),
          noMatch: t('assistants.noMatch'),
          first: {
            icon: <IconSparkles size={21} stroke={1.7} />,
            title: t('assistants.noneYet'),
            text: t('assistants.noneYetHelp'),
            action: add,
          },
        }}
      >
        {(rows, isStale) => (
          <AssistantTable assistants={rows} sort={query.sort} onSort={(sort) => change({ sort })} isStale={isStale} />
        )}
      </SettingsTable>
    </SettingsFrame>
  );
}
