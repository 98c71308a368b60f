import type { SystemStatus } from '@soundings/contract/system/system-status';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatNumber } from '#/lib/format.ts';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import classes from './system.module.css';

interface WorkRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly waitingSince: string | null;
}

export function Work({ jobs, runs }: Pick<SystemStatus, 'jobs' | 'runs'>) {
  const { t } = useTranslation();
  const rows: WorkRow[] = [
    ...jobs.map(({ type, ...job }) => ({ name: t(`system.job_${type}`), ...job })),
    ...runs.map(({ kind, ...run }) => ({
      name: t('system.answers', { name: t(`companyForm.aiChat_${kind}`) }),
      waitingSince: null,
      ...run,
    })),
  ];
  const columns: Column<WorkRow>[] = [
    { id: 'work', heading: t('system.column_work'), onPhone: 'title', cell: ({ name }) => name },
    {
      id: 'waiting',
      onPhone: 'labelled',
      heading: t('system.column_waiting'),
      isNumber: true,
      cell: (row) => formatNumber(row.waiting),
    },
    {
      id: 'running',
      onPhone: 'labelled',
      heading: t('system.column_running'),
      isNumber: true,
      cell: (row) => formatNumber(row.running),
    },
    {
      id: 'since',
      onPhone: 'labelled',
      heading: t('system.column_since'),
      isNumber: true,
      attributes: ({ waitingSince }) => ({ 'data-none': waitingSince === null || undefined }),
      cell: ({ waitingSince }) => (waitingSince ? formatAgo(waitingSince) : '–'),
    },
  ];
  return (
    <Titled title={t('system.work')} help={t('system.workHelp')} none={rows.length === 0 && t('system.noWork')}>
      <DataTable label={t('system.work')} columns={columns} rows={rows} keyOf={({ name }) => name} />
    </Titled>
  );
}

type Call = SystemStatus['calls'][number];

export function Calls({ calls }: { calls: readonly Call[] }) {
  const { t } = useTranslation();
  const columns: Column<Call>[] = [
    {
      id: 'call',
      heading: t('system.column_call'),

      onPhone: 'title',
      cell: ({ method, route }) => (
        <code className={classes.call}>
          {method} {route}
        </code>
      ),
    },
    {
      id: 'count',
      onPhone: 'labelled',
      heading: t('system.column_count'),
      isNumber: true,
      cell: ({ count }) => formatNumber(count),
    },
    {
      id: 'mean',
      onPhone: 'labelled',
      heading: t('system.column_mean'),
      isNumber: true,
      cell: ({ meanMilliseconds }) => `${formatNumber(meanMilliseconds, meanMilliseconds < 1 ? 1 : 0)}\u00a0ms`,
    },
    {
      id: 'total',
      onPhone: 'labelled',
      heading: t('system.column_total'),
      isNumber: true,
      cell: ({ meanMilliseconds, count }) => `${formatNumber((meanMilliseconds * count) / 1000, 1)}\u00a0s`,
    },
    {
      id: 'failed',
      onPhone: 'labelled',
      heading: t('system.column_failed'),
      isNumber: true,
      attributes: ({ failed }) => ({ 'data-none': failed === 0 || undefined }),
      cell: ({ failed }) => <span className={failed > 0 ? classes.failed : undefined}>{formatNumber(failed)}</span>,
    },
  ];
  return (
    <Titled title={t('system.calls')} help={t('system.callsHelp')} none={calls.length === 0 && t('system.noCalls')}>
      <DataTable
        label={t('system.calls')}
        columns={columns}
        rows={calls}
        keyOf={({ method, route }) => `${method} ${route}`}
      />
    </Titled>
  );
}

interface TitledProps {
  title: string;
  help: string;
  none: string | false;
  children: ReactNode;
}

function Titled({ title, help, none, children }: TitledProps) {
  return (
    <div className={classes.titled}>
      <h2 className={classes.title}>
        {title} <span>{help}</span>
      </h2>
      {none ? <p className={classes.none}>{none}</p> : children}
    </div>
  );
}
