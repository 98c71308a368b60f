import type { ReportSort } from '@soundings/contract/reports/report-choices';
import type { ReportRow } from '@soundings/contract/reports/reports';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { useDeleteReport } from '../reports.api.ts';
import classes from './report-list.module.css';

interface Props {
  reports: readonly ReportRow[];
  sort: ReportSort;
  isStale: boolean;
  onSort: (sort: ReportSort) => void;
}

export function ReportTable({ reports, sort, isStale, onSort }: Props) {
  const { t } = useTranslation();
  const columns: Column<ReportRow, FieldOf<ReportSort>>[] = [
    {
      id: 'title',
      heading: t('reports.column_title'),
      sort: 'title',
      onPhone: 'title',
      attributes: ({ title }) => ({ title }),
      cell: ({ id, title }) => (
        <Link to="/reports/$id" params={{ id }} className={classes.link}>
          {title}
        </Link>
      ),
    },
    {
      id: 'company',
      heading: t('reports.column_company'),
      onPhone: 'labelled',
      cell: ({ company }) => company?.name ?? '–',
    },
    { id: 'owner', heading: t('reports.column_owner'), isRoomy: true, cell: ({ owner }) => owner.name },
    {
      id: 'blocks',
      heading: t('reports.column_blocks'),
      isNumber: true,
      onPhone: 'labelled',
      cell: ({ blocks }) => formatNumber(blocks),
    },
    {
      id: 'editions',
      heading: t('reports.column_editions'),
      isNumber: true,
      onPhone: 'labelled',
      cell: ({ editions }) => formatNumber(editions),
    },
    {
      id: 'changedOn',
      heading: t('reports.column_changedOn'),
      sort: 'changedOn',
      startsDescending: true,
      cell: ({ changedOn }) => <time dateTime={changedOn}>{formatMoment(changedOn)}</time>,
    },
    {
      id: 'actions',
      heading: t('reports.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (report) => <ReportActions report={report} />,
    },
  ];
  return (
    <DataTable
      label={t('reports.title')}
      minWidth={860}
      columns={columns}
      rows={[...reports]}
      keyOf={({ id }) => id}
      bodyAttributes={{ onKeyDown: onRowKeys }}
      {...{ sort, onSort, isStale }}
    />
  );
}

function ReportActions({ report: { id, title: name } }: { report: ReportRow }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteReport(name, () => setAsking(false));
  return (
    <>
      <RowMenu
        name={name}
        actions={[
          {
            key: 'edit',
            label: t('common.edit'),
            icon: IconPencil,
            link: (props) => <Link to="/reports/$id" params={{ id }} {...props} />,
          },
          {
            key: 'delete',
            label: t('common.delete'),
            icon: IconTrash,
            isDangerous: true,
            onClick: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('reports.deleteTitle', { name })}
        confirmLabel={t('reports.deleteReport')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
        onClose={() => setAsking(false)}
      >
        {t('reports.deleteText')}
      </ConfirmDialog>
    </>
  );
}
