import type { AssistantSort, AssistantType } from '@soundings/contract/assistants/assistant-choices';
import type { AssistantRow } from '@soundings/contract/assistants/assistants';
import { IconFileText, IconMessages, IconTextPlus, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { Changed } from '../list/changed.tsx';
import classes from '../list/list.module.css';
import { RowActions } from '../list/row-actions.tsx';
import { useDeletion } from '../list/use-deletion.ts';
import { useDeleteAssistant } from './assistants.api.ts';

interface Props {
  assistants: readonly AssistantRow[];
  sort: AssistantSort;
  onSort: (sort: AssistantSort) => void;
  isStale: boolean;
}

export function AssistantTable({ assistants, sort, onSort, isStale }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { asked, ask, close } = useDeletion<AssistantRow>();
  const remove = useDeleteAssistant({ onDone: close, onFailed: close });
  const columns: Column<AssistantRow, FieldOf<AssistantSort>>[] = [
    {
      id: 'name',
      heading: t('assistants.name'),
      sort: 'name',
      onPhone: 'title',
      cellClassName: classes.name,
      cell: ({ id, name }) => (
        <Link to="/settings/assistants/edit/$id" params={{ id }} className={classes.link} title={name}>
          {name}
        </Link>
      ),
    },
    {
      id: 'kind',
      heading: t('assistants.kind'),
      sort: 'type',
      cell: ({ type }) => {
        const Icon = kindIcons[type];
        return <Badge icon={<Icon size={12} stroke={1.8} />}>{t(`assistants.kind_${type}`)}</Badge>;
      },
    },
    {
      id: 'instructions',
      heading: t('assistants.instructions'),
      cellClassName: classes.text,
      cell: ({ summary }) => <span className={classes.cut}>{summary.split('\n')[0]}</span>,
    },
    {
      id: 'count',
      heading: t('assistants.projects'),
      isNumber: true,
      cellClassName: classes.count,
      attributes: ({ count }) => ({ 'data-none': count === 0 || undefined }),
      cell: ({ count }) =>
        isPhone ? t('settings.inProjects', { count, n: formatNumber(count) }) : formatNumber(count),
    },
    {
      id: 'companies',
      heading: t('assistants.customers'),
      isNumber: true,
      cellClassName: classes.count,
      attributes: ({ companies }) => ({ 'data-none': companies === 0 || undefined }),
      cell: ({ companies }) =>
        isPhone
          ? t('settings.forCustomers', { count: companies, n: formatNumber(companies) })
          : formatNumber(companies),
    },
    {
      id: 'updated',
      heading: t('settings.column_changed'),
      sort: 'updatedOn',
      startsDescending: true,
      isRoomy: true,
      cell: (assistant) => <Changed {...assistant} />,
    },
    {
      id: 'actions',
      heading: t('settings.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (assistant) => (
        <RowActions
          name={assistant.name}
          count={assistant.count}
          link={(props) => <Link to="/settings/assistants/edit/$id" params={{ id: assistant.id }} {...props} />}
          onDelete={() => ask(assistant)}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t('assistants.title')}
        minWidth={960}
        columns={columns}
        rows={assistants}
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
          confirmLabel={t('assistants.deleteAssistant')}
          cancelLabel={t('assistants.keepAssistant')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(asked.row)}
          onClose={close}
        >
          {asked.row.companies > 0 && <>{t('assistants.deleteFromCustomers', { count: asked.row.companies })} </>}
          {t(asked.row.builtIn ? 'assistants.deleteBuiltInText' : 'assistants.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}

const kindIcons: Record<AssistantType, TablerIcon> = {
  FILE: IconFileText,
  TEXT: IconTextPlus,
  CHAT: IconMessages,
};
