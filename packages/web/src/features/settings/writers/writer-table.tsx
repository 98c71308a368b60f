import { Switch } from '@mantine/core';
import type { WriterSort } from '@soundings/contract/settings/writer-choices';
import type { Writer } from '@soundings/contract/settings/writers';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { Changed } from '../list/changed.tsx';
import list from '../list/list.module.css';
import { RowActions } from '../list/row-actions.tsx';
import { useDeletion } from '../list/use-deletion.ts';
import { WriterName } from './writer-label.tsx';
import { useDeleteWriter, useToggleWriter } from './writers.api.ts';
import classes from './writers.module.css';

interface Props {
  writers: readonly Writer[];
  sort: WriterSort;
  onSort: (sort: WriterSort) => void;
  isStale: boolean;
}

export function WriterTable({ writers, sort, onSort, isStale }: Props) {
  const { t } = useTranslation();
  const { asked, ask, close } = useDeletion<Writer>();
  const remove = useDeleteWriter({ onDone: close, onFailed: close });
  const toggle = useToggleWriter();
  const columns: Column<Writer, FieldOf<WriterSort>>[] = [
    {
      id: 'name',
      heading: t('writers.column_writer'),
      sort: 'writerName',
      onPhone: 'title',
      cellClassName: list.name,
      cell: ({ id, writerName, writerColor }) => (
        <Link to="/settings/scout/edit-writer/$id" params={{ id }} className={classes.link} title={writerName}>
          <WriterName name={writerName} color={writerColor} />
        </Link>
      ),
    },
    {
      id: 'phrase',
      heading: t('writers.column_phrase'),
      cellClassName: list.text,
      cell: ({ writerPhrase }) => (
        <span className={list.cut} title={writerPhrase}>
          {writerPhrase}
        </span>
      ),
    },
    {
      id: 'language',
      heading: t('writers.column_language'),
      sort: 'language',
      cell: ({ language }) => t(`writers.language_${language}`),
    },
    {
      id: 'updated',
      heading: t('settings.column_changed'),
      sort: 'updatedOn',
      startsDescending: true,
      isRoomy: true,
      cell: (writer) => <Changed {...writer} />,
    },
    {
      id: 'status',
      heading: t('writers.column_active'),
      onPhone: 'corner',
      cell: (writer) => (
        <Switch
          aria-label={t('writers.activeOf', { name: writer.writerName })}
          checked={writer.status === 'active'}
          disabled={toggle.isPending && toggle.variables?.id === writer.id}
          onChange={() => toggle.mutate(writer)}
        />
      ),
    },
    {
      id: 'actions',
      heading: t('settings.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (writer) => (
        <RowActions
          name={writer.writerName}
          link={(props) => <Link to="/settings/scout/edit-writer/$id" params={{ id: writer.id }} {...props} />}
          onDelete={() => ask(writer)}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t('writers.title')}
        minWidth={900}
        columns={columns}
        rows={writers}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={onSort}
        isStale={isStale}
        rowAttributes={({ status }) => ({ className: list.row, 'data-off': status === 'disabled' || undefined })}
      />
      {asked && (
        <ConfirmDialog
          opened={asked.opened}
          title={t('settings.deleteTitle', { name: asked.row.writerName })}
          confirmLabel={t('writers.deleteWriter')}
          cancelLabel={t('writers.keepWriter')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(asked.row)}
          onClose={close}
        >
          {t(asked.row.builtIn ? 'writers.deleteBuiltInText' : 'writers.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
