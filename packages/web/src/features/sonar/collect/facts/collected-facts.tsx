import { Button, Skeleton } from '@mantine/core';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '#/lib/format.ts';
import classes from './collected-facts.module.css';
import { DailySwitch } from './daily-switch.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { DemoDataBadge } from './demo-data-badge.tsx';

interface Props {
  projectId: string;
  dates: UseQueryResult<CollectedStatus>;
  canEdit: boolean;
}

/** What is collected of the project so far: days, when, whether it is invented, whether daily, and the way to it. */
export function CollectedFacts({ projectId, dates, canEdit }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = dates;
  return (
    <section className={classes.facts} aria-label={t('sonarCollect.facts')} aria-busy={data === undefined && !error}>
      {data ? (
        <>
          <CollectedDays dates={data} />
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
            {data.collectedFrom !== null && <DashboardLink projectId={projectId} />}
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

function CollectedDays({ dates }: { dates: CollectedStatus }) {
  const { t } = useTranslation();
  const { collectedFrom: from, collectedTill: till, collectedOn, demo, rangeType } = dates;
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
      {demo && <DemoDataBadge />}
    </div>
  );
}
