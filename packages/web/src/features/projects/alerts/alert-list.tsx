import { Button } from '@mantine/core';
import { type AlertKind, alertKinds } from '@soundings/contract/projects/alert-choices';
import { IconBell, IconCategory, IconChecks, IconFilterOff, IconSettings, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { AlertItem } from './alert-item.tsx';
import classes from './alert-list.module.css';
import { type AlertSearch, changeAlertSearch, toAlertsQuery } from './alert-search.ts';
import { alertsQuery, useReadAllAlerts } from './alerts.api.ts';
import { unreadQuery } from './unread.api.ts';

interface Props {
  search: AlertSearch;
  onSearch: (search: AlertSearch) => void;
}

export function AlertList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toAlertsQuery(search);
  const found = useQuery(alertsQuery(query));
  const change = (part: Partial<AlertSearch>) => onSearch(changeAlertSearch(search, part));
  const projectName = found.data?.content.find(({ project }) => project?.id === search.project)?.project?.name;
  return (
    <PageStack>
      <PageHeader title={t('alerts.title')} count={found.data?.totalElements} lead={t('alerts.lead')} />
      <div className={layout.bar}>
        <search className={`${layout.bar} ${classes.filters}`} aria-label={t('alerts.filters')}>
          <Choice
            label={t('alerts.kind')}
            icon={<IconCategory size={16} stroke={1.7} />}
            value={search.kind ?? 'all'}
            options={(['all', ...alertKinds] as const).map((value) => ({ value, label: t(`alerts.kind_${value}`) }))}
            onChange={(kind) => change({ kind: kind === 'all' ? undefined : (kind as AlertKind) })}
          />
          {search.project === undefined ? null : (
            <Button rightSection={<IconX size={15} stroke={1.7} />} onClick={() => change({ project: undefined })}>
              {projectName === undefined ? t('alerts.allProjects') : t('alerts.onlyOf', { name: projectName })}
            </Button>
          )}
        </search>
        <ListActions search={search} />
      </div>
      <PagedTable
        label={t('alerts.title')}
        failed={{ thing: t('alerts.theAlerts') }}
        found={found}
        query={query}
        skeletonRows={6}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
        empty={<NoAlerts search={search} onSearch={onSearch} />}
      >
        {(alerts, isStale) => (
          <Card flush label={t('alerts.title')}>
            <ol className={classes.list} data-stale={isStale || undefined}>
              {alerts.map((alert) => (
                <AlertItem key={alert.id} alert={alert} onOnly={(project) => change({ project })} />
              ))}
            </ol>
          </Card>
        )}
      </PagedTable>
    </PageStack>
  );
}

function ListActions({ search: { kind, project } }: { search: AlertSearch }) {
  const { t } = useTranslation();
  const { data } = useQuery(unreadQuery);
  const readAll = useReadAllAlerts();
  return (
    <>
      <Button
        data-compact
        leftSection={<IconChecks size={17} stroke={1.7} />}
        disabled={data?.unread === 0}
        loading={readAll.isPending}
        onClick={() => readAll.mutate({ body: { kind, projectId: project } })}
      >
        <span className={layout.unseenOnPhone}>{t('alerts.readAll')}</span>
      </Button>
      <Button
        data-compact
        leftSection={<IconSettings size={17} stroke={1.7} />}
        renderRoot={(props) => <Link to="/alerts/settings" {...props} />}
      >
        <span className={layout.unseenOnPhone}>{t('alerts.settings')}</span>
      </Button>
    </>
  );
}

function NoAlerts({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const isFiltered = search.kind !== undefined || search.project !== undefined;
  const kind = isFiltered ? 'noMatch' : 'noneYet';
  const Icon = isFiltered ? IconFilterOff : IconBell;
  return (
    <Card flush label={t(`alerts.${kind}`)}>
      <EmptyState
        icon={<Icon size={21} stroke={1.7} />}
        title={t(`alerts.${kind}`)}
        actions={isFiltered ? <Button onClick={() => onSearch({})}>{t('alerts.removeFilters')}</Button> : null}
      >
        {t(`alerts.${kind}Help`)}
      </EmptyState>
    </Card>
  );
}
