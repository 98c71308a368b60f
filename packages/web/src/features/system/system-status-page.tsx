import type { SystemStatus } from '@soundings/contract/system/system-status';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatBytes, formatNumber, formatTimestamp } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { systemStatusQuery } from './system.api.ts';
import classes from './system.module.css';

export function SystemStatusPage() {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(systemStatusQuery);
  return (
    <PageStack>
      <PageHeader title={t('system.title')} lead={t('system.lead')} />
      {data && !error ? (
        <Status status={data} />
      ) : (
        <Card flush label={t('system.title')}>
          {error === null ? (
            <SkeletonRows rows={10} />
          ) : (
            <ErrorState
              error={error}
              thing={t('system.theStatus')}
              onRetry={() => void refetch()}
              isRetrying={isRefetching}
            />
          )}
        </Card>
      )}
    </PageStack>
  );
}

function Status({ status }: { status: SystemStatus }) {
  return (
    <>
      <Verdict status={status} />
      <Parts status={status} />
      <Work {...status} />
      <Calls calls={status.calls} />
    </>
  );
}

/** As DATASET_MEMORY_MB counts them. */
const megabytes = (bytes: number): string => `${formatNumber(bytes / 2 ** 20)}\u00a0MB`;

function Verdict({ status: { problems, node, datasets } }: { status: SystemStatus }) {
  const { t } = useTranslation();
  const given = { n: formatNumber(node.lateness), size: megabytes(datasets.limit) };
  return (
    <Card flush label={t('system.theStatus')}>
      <ul className={classes.verdict}>
        {problems.map((problem) => (
          <Line key={problem} icon={<IconAlertTriangle size={18} stroke={1.8} />} tone="warning">
            <b>{t(`system.problem_${problem}`)}</b>
            <span>{t(`system.problem_${problem}Help`, given)}</span>
          </Line>
        ))}
        {problems.length === 0 ? (
          <Line icon={<IconCircleCheck size={18} stroke={1.8} />} tone="positive">
            <b>{t('system.well')}</b>
            <span>{t('system.wellHelp')}</span>
          </Line>
        ) : null}
      </ul>
    </Card>
  );
}

function Line({ icon, tone, children }: { icon: ReactNode; tone: 'warning' | 'positive'; children: ReactNode }) {
  return (
    <li className={classes.line} data-tone={tone}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>{children}</div>
    </li>
  );
}

function Parts({ status: { node, database, mail, files, datasets } }: { status: SystemStatus }) {
  const { t } = useTranslation();
  const connections = {
    busy: formatNumber(database.busy),
    idle: formatNumber(database.idle),
    waiting: formatNumber(database.waiting),
  };
  const memory = {
    limit: megabytes(datasets.limit),
    hits: formatNumber(datasets.hits),
    loads: formatNumber(datasets.loads),
  };
  return (
    <dl className={classes.parts}>
      <Part name={t('system.server')} value={node.name}>
        {t('system.since', { time: formatTimestamp(node.startedOn) })}
        <br />
        {t('system.memory', { size: formatBytes(node.memoryBytes) })},{' '}
        {t('system.late', { n: formatNumber(node.lateness) })}
        <br />
        {t('system.pages', { count: node.livePages, n: formatNumber(node.livePages) })}
      </Part>
      <Part name={t('system.database')} value={t(`system.database_${database.kind}`)}>
        {database.kind === 'embedded' ? t('system.oneProcess') : t('system.connections', connections)}
      </Part>
      <Part name={t('system.mail')} value={t(`system.mail_${mail}`)}>
        {t(`system.mail_${mail}Help`)}
      </Part>
      <Part name={t('system.files')} value={t(`system.files_${files}`)}>
        {t(`system.files_${files}Help`)}
      </Part>
      <Part name={t('system.datasets')} value={datasets.bytes === 0 ? '0' : formatBytes(datasets.bytes)}>
        {t('system.datasetsOf', memory)}
      </Part>
    </dl>
  );
}

function Part({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <dt>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.note}>{children}</dd>
    </div>
  );
}

interface WorkRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly waitingSince: string | null;
}

function Work({ jobs, runs }: Pick<SystemStatus, 'jobs' | 'runs'>) {
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

function Calls({ calls }: { calls: readonly Call[] }) {
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
      cell: ({ meanMilliseconds }) => `${formatNumber(meanMilliseconds, meanMilliseconds < 10 ? 1 : 0)}\u00a0ms`,
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
      cell: ({ failed }) => (failed === 0 ? '–' : formatNumber(failed)),
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
  /** What is said where there are no rows. */
  none: string | false;
  children: ReactNode;
}

function Titled({ title, help, none, children }: TitledProps) {
  return (
    <section className={classes.titled} aria-label={title}>
      <h2 className={classes.title}>
        {title} <span>{help}</span>
      </h2>
      {none ? <p className={classes.none}>{none}</p> : children}
    </section>
  );
}
