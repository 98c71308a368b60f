import type { Agent } from '@soundings/contract/assistants/agents';
import type { AgentSort } from '@soundings/contract/assistants/assistant-choices';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { Changed } from '../list/changed.tsx';
import classes from '../list/list.module.css';
import { RowActions } from '../list/row-actions.tsx';
import { useDeletion } from '../list/use-deletion.ts';
import { useDeleteAgent } from './agents.api.ts';

interface Props {
  agents: readonly Agent[];
  sort: AgentSort;
  onSort: (sort: AgentSort) => void;
  isStale: boolean;
}

/** Agents, one a row; one that projects follow cannot be deleted. */
export function AgentTable({ agents, sort, onSort, isStale }: Props) {
  const { t } = useTranslation();
  const { asked, ask, close } = useDeletion<Agent>();
  const remove = useDeleteAgent({ onDone: close, onFailed: close });
  const columns: Column<Agent, FieldOf<AgentSort>>[] = [
    {
      id: 'name',
      heading: t('agents.column_name'),
      sort: 'name',
      onPhone: 'title',
      cellClassName: classes.name,
      cell: ({ id, name }) => (
        <Link to="/settings/id8/edit-agent/$id" params={{ id }} className={classes.link} title={name}>
          {name}
        </Link>
      ),
    },
    {
      id: 'instructions',
      heading: t('agents.column_instructions'),
      cellClassName: classes.text,
      cell: ({ instructions }) => <span className={classes.cut}>{instructions.split('\n')[0]}</span>,
    },
    {
      id: 'count',
      heading: t('agents.column_count'),
      isNumber: true,
      cell: ({ count }) => formatNumber(count),
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
        rowAttributes={() => ({ className: classes.row })}
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
