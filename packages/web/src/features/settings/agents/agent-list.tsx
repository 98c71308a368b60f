import { Button } from '@mantine/core';
import { IconPlus, IconRobot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import layout from '#/ui/layout/layout.module.css';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { NoRows } from '../list/no-rows.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import classes from '../settings-page.module.css';
import { type AgentSearch, agentQueryOf, changeAgentSearch, isAgentSearchFiltered } from './agent-search.ts';
import { AgentTable } from './agent-table.tsx';
import { agentsQuery } from './agents.api.ts';

interface Props {
  search: AgentSearch;
  onSearch: (search: AgentSearch) => void;
}

/** The predefined agents of ID8, searched and sorted by the address. */
export function AgentList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = agentQueryOf(search);
  const agents = useQuery(agentsQuery(query));
  const change = (part: Partial<AgentSearch>) => onSearch(changeAgentSearch(search, part));
  const add = (
    <Button component={Link} to="/settings/id8/create-agent" variant="filled" leftSection={<IconPlus size={17} />}>
      {t('agents.newAgent')}
    </Button>
  );
  return (
    <SettingsFrame tab="ID8" actions={add}>
      <p className={classes.lead}>{t('agents.lead')}</p>
      <search className={layout.bar} aria-label={t('agents.filters')}>
        <SearchField
          className={layout.search}
          label={t('agents.search')}
          value={search.query ?? ''}
          onSearch={(text) => change({ query: text.trim() || undefined })}
          withHotkey
        />
      </search>
      <PagedTable
        label={t('agents.title')}
        failed={{ title: t('agents.couldntPullAgents') }}
        found={agents}
        query={query}
        skeletonRows={8}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
        empty={
          <NoRows
            isFiltered={isAgentSearchFiltered(search)}
            onRemoveFilters={() => change({ query: undefined })}
            noMatch={t('agents.noMatch')}
            first={{
              icon: <IconRobot size={21} stroke={1.7} />,
              title: t('agents.noneYet'),
              text: t('agents.noneYetHelp'),
              action: add,
            }}
          />
        }
      >
        {(rows, isStale) => (
          <AgentTable agents={rows} sort={query.sort} onSort={(sort) => change({ sort })} isStale={isStale} />
        )}
      </PagedTable>
    </SettingsFrame>
  );
}
