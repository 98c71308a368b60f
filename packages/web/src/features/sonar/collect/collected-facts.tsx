import { Button, Skeleton, Switch, Tooltip } from '@mantine/core';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { IconAlertTriangle, IconChartBar, IconFlask, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '#/lib/format.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { useSetDaily } from './collect.api.ts';
import classes from './collect-page.module.css';
import { SourcesButton } from './sources/sources-button.tsx';

interface Props {
  projectId: string;
  dates: UseQueryResult<CollectedStatus>;
  canEdit: boolean;
  canManageSources: boolean;
  onImportMetrics: (() => void) | null;
}

export function CollectedFacts({ projectId, dates, canEdit, canManageSources, onImportMetrics }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = dates;
  return (
    <section className={classes.facts} aria-label={t('sonarCollect.facts')} aria-busy={data === undefined && !error}>
      {data ? (
        <>
          <CollectedDays dates={data} canManageSources={canManageSources} />
          <div className={classes.end}>
            {canEdit ? (
              <DailySwitch projectId={projectId} daily={data.daily} />
            ) : (
              data.daily && (
                <span className={classes.fact}>
                  <IconRefresh size={15} stroke={1.8} aria-hidden="true" />
                  {t('sonarCollect.dailyFact')}
                </span>
              )
            )}
            {data.collectedFrom === null && onImportMetrics && (
              <Button
                size="sm"
                leftSection={<IconChartBar size={16} stroke={1.7} aria-hidden="true" />}
                onClick={onImportMetrics}
              >
                {t('sonarCollect.importMetrics')}
              </Button>
            )}
          </div>
        </>
      ) : error ? (
        <>
          <span className={classes.fact} role="alert">
            {t('sonarCollect.couldntLoadFacts')}
          </span>
          <Button size="sm" variant="subtle" loading={isRefetching} onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </Button>
        </>
      ) : (
        <Skeleton height={14} width={260} />
      )}
    </section>
  );
}

function CollectedDays({ dates, canManageSources }: { dates: CollectedStatus; canManageSources: boolean }) {
  const { t } = useTranslation();
  const { collectedFrom: from, collectedTill: till, collectedOn, demo, nextIsDemo, rangeType } = dates;
  const words = [
    ...(rangeType === 'MONTHLY_RANGE' ? [t('sonarCollect.months')] : []),
    ...(collectedOn ? [t('sonarCollect.factsOn', { when: formatMoment(collectedOn) })] : []),
  ];
  return (
    <div className={classes.days}>
      {from && till ? (
        <strong className={classes.range}>{`${formatDay(from)} – ${formatDay(till)}`}</strong>
      ) : (
        <span className={classes.nothing}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
          {t('sonarCollect.nothingCollected')}
        </span>
      )}
      {from && <span className={classes.fact}>{words.join(', ')}</span>}
      {!from && nextIsDemo && (
        <span className={classes.fact}>
          <IconFlask size={15} stroke={1.8} aria-hidden="true" />
          <span>
            {t(canManageSources ? 'sonarCollect.noKey' : 'sonarCollect.noKeyAsk')}{' '}
            {canManageSources && <SourcesButton size="compact-sm" variant="subtle" className={classes.inline ?? ''} />}
          </span>
        </span>
      )}
      {demo && <DemoDataBadge />}
    </div>
  );
}

interface DailySwitchProps {
  projectId: string;
  daily: boolean;
}

function DailySwitch({ projectId, daily }: DailySwitchProps) {
  const { t } = useTranslation();
  const set = useSetDaily(projectId);
  return (
    <Switch
      className={classes.daily ?? ''}
      label={t('sonarCollect.daily')}
      checked={set.isPending ? set.variables : daily}
      onChange={({ currentTarget }) => set.mutate(currentTarget.checked)}
    />
  );
}

const route = '/project/sonar/$id';

export function DashboardLink({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { routesByPath } = useRouter();
  if (!(route in routesByPath)) return null;
  return (
    <Button
      component="a"
      variant="filled"
      href={route.replace('$id', projectId)}
      leftSection={<IconChartBar size={17} stroke={1.7} aria-hidden="true" />}
    >
      {t('sonarCollect.openDashboard')}
    </Button>
  );
}

function DemoDataBadge() {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('sonarCollect.demoHelp')} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its reason can be read by keyboard too */}
      <span className={classes.badge} tabIndex={0} aria-description={t('sonarCollect.demoHelp')}>
        <Badge tone="warning" icon={<IconFlask size={12} stroke={2} />}>
          {t('sonarCollect.demo')}
        </Badge>
      </span>
    </Tooltip>
  );
}
