import { Button } from '@mantine/core';
import type { Agent } from '@soundings/contract/assistants/agents';
import type { AgentSort } from '@soundings/contract/assistants/assistant-choices';
import { IconPlus, IconRobot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { Changed } from '../list/changed.tsx';
import listClasses from '../list/list.module.css';
import { RowActions } from '../list/row-actions.tsx';
import { SettingsTable } from '../list/settings-table.tsx';
import { useDeletion } from '../list/use-deletion.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import classes from '../settings-page.module.css';
import { type AgentSearch, changeAgentSearch, isAgentSearchFiltered, toAgentRequest } from './agent-search.ts';
import { agentsQuery, useDeleteAgent } from './agents.api.ts';
import { IdeaRubricCard } from './idea-rubric.tsx';

interface Props {
  search: AgentSearch;
  onSearch: (search: AgentSearch) => void;
}

export function AgentList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toAgentRequest(search);
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
      <SettingsTable
        label={t('agents.title')}
        failed={{ title: t('agents.couldntPullAgents') }}
        found={agents}
        query={query}
        onChange={change}
        empty={{
          isFiltered: isAgentSearchFiltered(search),
          onRemoveFilters: () => change({ query: undefined }),
          searched: search.query,
          noMatch: t('agents.noMatch'),
          first: {
            icon: <IconRobot size={21} stroke={1.7} />,
            title: t('agents.noneYet'),
            text: t('agents.noneYetHelp'),
            action: add,
          },
        }}
      >
        {(rows, isStale) => (
          <AgentTable agents={rows} sort={query.sort} onSort={(sort) => change({ sort })} isStale={isStale} />
        )}
      </SettingsTable>
      <IdeaRubricCard />
    </SettingsFrame>
  );
}

interface AgentTableProps {
  agents: readonly Agent[];
  sort: AgentSort;
  onSort: (sort: AgentSort) => void;
  isStale: boolean;
}

function AgentTable({ agents, sort, onSort, isStale }: AgentTableProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { asked, ask, close } = useDeletion<Agent>();
  const remove = useDeleteAgent({ onDone: close, onFailed: close });
  const columns: Column<Agent, FieldOf<AgentSort>>[] = [
    {
      id: 'name',
      heading: t('agents.column_name'),
      sort: 'name',
      onPhone: 'title',
      cellClassName: listClasses.name,
      cell: ({ id, name }) => (
        <Link to="/settings/id8/edit-agent/$id" params={{ id }} className={listClasses.link} title={name}>
          {name}
        </Link>
      ),
    },
    {
      id: 'instructions',
      heading: t('agents.column_instructions'),
      cellClassName: listClasses.text,
      cell: ({ instructions }) => <span className={listClasses.cut}>{instructions.split('\n')[0]}</span>,
    },
    {
      id: 'count',
      heading: t('agents.column_count'),
      isNumber: true,
      cellClassName: listClasses.count,
      attributes: ({ count }) => ({ 'data-none': count === 0 || undefined }),
      cell: ({ count }) =>
        isPhone ? t('settings.inProjects', { count, n: formatNumber(count) }) : formatNumber(count),
    },
    {
      id: 'updated',
      heading: t('settings.column_changed'),
      sort: 'updatedOn',
      startsDescending: true,
      isRoomy: true,
      cell: (agent) => <Changed {...agent} />,
    },
    {
      id: 'actions',
      heading: t('settings.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (agent) => (
        <RowActions
          name={agent.name}
          count={agent.count}
          link={(props) => <Link to="/settings/id8/edit-agent/$id" params={{ id: agent.id }} {...props} />}
          onDelete={() => ask(agent)}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t('agents.title')}
        minWidth={860}
        columns={columns}
        rows={agents}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={onSort}
        isStale={isStale}
        rowAttributes={() => ({ className: listClasses.row })}
      />
      {asked && (
        <ConfirmDialog
          opened={asked.opened}
          title={t('settings.deleteTitle', { name: asked.row.name })}
          confirmLabel={t('agents.deleteAgent')}
          cancelLabel={t('agents.keepAgent')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(asked.row)}
          onClose={close}
        >
          {t(asked.row.builtIn ? 'agents.deleteBuiltInText' : 'agents.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
