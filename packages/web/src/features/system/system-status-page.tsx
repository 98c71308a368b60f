import type { SystemStatus } from '@soundings/contract/system/system-status';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber, formatTimestamp } from '#/lib/format.ts';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { systemStatusQuery } from './system.api.ts';
import classes from './system.module.css';
import { Calls, Work } from './system-tables.tsx';

export function SystemStatusPage() {
  const { t } = useTranslation();
  return (
    <PageStack>
      <PageHeader title={t('system.title')} lead={t('system.lead')} />
      <WithQuery query={useQuery(systemStatusQuery)} thing={t('system.theStatus')} rows={10} isOfNow>
        {(status) => <Status status={status} />}
      </WithQuery>
    </PageStack>
  );
}

function Status({ status }: { status: SystemStatus }) {
  return (
    <div className={classes.status}>
      <Verdict status={status} />
      <Parts status={status} />
      <Work {...status} />
      <Calls calls={status.calls} />
    </div>
  );
}

/** As DATASET_MEMORY_MB counts them. */
const megabytes = (bytes: number): string => `${formatNumber(bytes / 2 ** 20)}\u00a0MB`;

const memoryLimit = (bytes: number): string =>
  bytes < 1000 * 2 ** 20 ? megabytes(bytes) : `${formatNumber(bytes / 2 ** 30, 1)}\u00a0GB`;

/** Late by less than that, in milliseconds, is worth a line and no more. */
const seriousLateness = 1000;

function Verdict({ status: { problems, server, datasets, mail } }: { status: SystemStatus }) {
  const { t } = useTranslation();
  const given = { n: formatNumber(server.lateness), size: megabytes(datasets.limit) };
  return (
    <Card flush label={t('system.theStatus')}>
      <ul className={classes.verdict}>
        {problems.map((problem) => (
          <Line
            key={problem}
            icon={<IconAlertTriangle size={18} stroke={1.8} />}
            tone={problem === 'serverBusy' && server.lateness < seriousLateness ? 'quiet' : 'warning'}
          >
            <b>{t(`system.problem_${problem}`)}</b>
            <span>{t(`system.problem_${problem}Help`, given)}</span>
          </Line>
        ))}
        {problems.length === 0 ? (
          <Line
            {...(mail === 'outbox'
              ? { icon: <IconAlertTriangle size={18} stroke={1.8} />, tone: 'quiet' }
              : { icon: <IconCircleCheck size={18} stroke={1.8} />, tone: 'positive' })}
          >
            <b>{t(mail === 'outbox' ? 'system.wellButMail' : 'system.well')}</b>
            <span>{t('system.wellHelp')}</span>
          </Line>
        ) : null}
      </ul>
    </Card>
  );
}

function Line({
  icon,
  tone,
  children,
}: {
  icon: ReactNode;
  tone: 'warning' | 'quiet' | 'positive';
  children: ReactNode;
}) {
  return (
    <li className={classes.line} data-tone={tone}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>{children}</div>
    </li>
  );
}

function Parts({ status: { server, database, mail, files, datasets } }: { status: SystemStatus }) {
  const { t } = useTranslation();
  const connections = {
    busy: formatNumber(database.busy),
    idle: formatNumber(database.idle),
    waiting: formatNumber(database.waiting),
  };
  const memory = {
    hits: formatNumber(datasets.hits),
    loads: formatNumber(datasets.loads),
  };
  return (
    <dl className={classes.parts}>
      <Part name={t('system.serverName', { name: server.name })} value={t('system.running')}>
        {t('system.since', { time: formatTimestamp(server.startedOn) })}
        <br />
        {t('system.memory', { size: formatBytes(server.memoryBytes) })}
        <br />
        {t('system.late', { n: formatNumber(server.lateness) })}
        <br />
        {t('system.pages', { count: server.livePages, n: formatNumber(server.livePages) })}
      </Part>
      <Part name={t('system.database')} value={t(`system.database_${database.kind}`)}>
        {database.kind === 'embedded' ? t('system.oneProcess') : t('system.connections', connections)}
      </Part>
      <Part name={t('system.mail')} value={t(`system.mail_${mail}`)} isToDo={mail !== 'reachable'}>
        {t(`system.mail_${mail}Help`)}
      </Part>
      <Part name={t('system.files')} value={t(`system.files_${files}`)}>
        {t(`system.files_${files}Help`)}
      </Part>
      <Part
        name={t('system.datasets')}
        value={datasets.bytes === 0 ? '0' : formatBytes(datasets.bytes)}
        of={t('system.ofLimit', { limit: memoryLimit(datasets.limit) })}
      >
        {t('system.datasetsOf', memory)}
      </Part>
    </dl>
  );
}

interface PartProps {
  name: string;
  value: string;
  of?: string;
  isToDo?: boolean;
  children: ReactNode;
}

function Part({ name, value, of, isToDo = false, children }: PartProps) {
  return (
    <div className={classes.part} data-todo={isToDo || undefined}>
      <dt>{name}</dt>
      <dd className={classes.value}>
        {isToDo && <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />}
        {value}
        {of ? <small> {of}</small> : null}
      </dd>
      <dd>{children}</dd>
    </div>
  );
}
