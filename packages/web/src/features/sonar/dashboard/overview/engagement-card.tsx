import { Skeleton } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import type { LinePoint } from '#/ui/charts/line/line-chart.tsx';
import { AreaChart } from '#/ui/charts/line/line-chart.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { figureText, SoundingFigure } from '#/ui/figures/figure.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useDashboard } from '../dashboard.ts';
import { dayText } from '../period/days.ts';
import classes from './overview.module.css';
import { NoScores, ScoreExport, ScoreTable } from './score-card-parts.tsx';
import { toLines } from './score-lines.ts';
import { useOverview } from './use-overview.ts';

const views = ['focus', 'top5'] as const;
type View = (typeof views)[number];
/** More lines could not be told apart. */
const mostLines = 6;

/** Engagement over time: one's own brand filled, beside it those in focus or the best. */
export function EngagementCard() {
  const { t } = useTranslation();
  const { source, ranges, calculations } = useDashboard();
  const { ranked, best, open, chartTexts, fileTitle } = useOverview();
  const [asked, setView] = useState<View | null>(null);
  const inFocus = ranked('passion').filter(({ ink }) => ink !== 'muted');
  const view = asked ?? (inFocus.some(({ ink }) => ink === 'focus') ? 'focus' : 'top5');
  const entries =
    view === 'top5'
      ? best('passion', 5)
      : [...inFocus.filter(({ ink }) => ink === 'my'), ...inFocus.filter(({ ink }) => ink === 'focus')].slice(
          0,
          mostLines,
        );
  const trend = useQuery(
    source.trend(
      ranges,
      'passion',
      entries.map(({ id }) => id),
    ),
  );
  const title = t('scores.passion');
  const isWeekly = trend.data?.isWeekly === true;
  const lines = toLines(t, entries, trend.data, 'passion');
  const entryOf = ({ line }: LinePoint) => entries.find(({ id }) => id === line.id);
  return (
    <ChartFrame
      title={title}
      meta={t(isWeekly ? 'dashboard.overTimeWeekly' : 'dashboard.overTime')}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      controls={
        <Segmented
          label={t('dashboard.whichBrands')}
          value={view}
          options={views.map((value) => ({ value, label: t(`dashboard.view_${value}`) }))}
          onChange={setView}
        />
      }
      footer={
        <>
          <span>{t('dashboard.engagementFooter')}</span>
          {isWeekly && <span>{t('dashboard.weeklyPoints')}</span>}
          {calculations.dates.collectedTill !== null && (
            <span>{t('dashboard.dataTill', { day: dayText(calculations.dates.collectedTill) })}</span>
          )}
        </>
      }
      table={<ScoreTable caption={title} entries={entries} score="passion" />}
      items={<ScoreExport title={title} entries={entries} score="passion" />}
      {...(entries.length === 0 && { empty: <NoScores score="passion" /> })}
    >
      {trend.data === undefined ? (
        trend.error === null ? (
          <PartSkeleton height={450} />
        ) : (
          <ErrorState
            error={trend.error}
            thing={t('dashboard.theTrend')}
            onRetry={() => void trend.refetch()}
            isRetrying={trend.isRefetching}
          />
        )
      ) : (
        <div className={classes.lines}>
          <AreaChart
            label={title}
            days={trend.data.days}
            lines={lines}
            filled={entries.find(({ ink }) => ink === 'my')?.id}
            formatDay={(day) => dayText(day).slice(0, 6)}
            period={{ from: ranges.comparable.startDate, to: ranges.comparable.endDate, label: t('dashboard.period') }}
            compare={{
              from: ranges.compareTo.startDate,
              to: ranges.compareTo.endDate,
              label: t('dashboard.compareTo'),
            }}
            reference={{ value: 50, label: t('dashboard.typical') }}
            pointLabel={({ line, index }) =>
              t(isWeekly ? 'dashboard.weekPointLabel' : 'dashboard.pointLabel', {
                brand: line.name,
                score: title,
                value: figureText(line.values[index] ?? null),
                day: dayText(trend.data.days[index] ?? ''),
              })
            }
            tooltip={(point) => (
              <LineTip point={point} day={trend.data.days[point.index] ?? ''} score="passion" isWeekly={isWeekly} />
            )}
            onOpen={(point) => {
              const entry = entryOf(point);
              if (entry) open('passion')({ entry });
            }}
          />
        </div>
      )}
    </ChartFrame>
  );
}

interface Props {
  point: LinePoint;
  /** The last one of its range. */
  day: string;
  score: ScoreName;
  /** The range is a week, and not the period, which is a day. */
  isWeekly: boolean;
}

/** A point of a line: whose, what, the last day of the range that it is of. */
function LineTip({ point, day, score, isWeekly }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.tipName}>{point.line.name}</div>
      <div>
        {t(`scores.${score}`)} <SoundingFigure value={point.line.values[point.index] ?? null} />
      </div>
      <div className={classes.quiet}>
        {t(isWeekly ? 'dashboard.weekEnding' : 'dashboard.rangeEnding', { day: dayText(day) })}
      </div>
    </>
  );
}

/** Keeps a chart's room while its figures are on their way; for 200 ms there is nothing to see. */
function PartSkeleton({ height }: { height: number }) {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <div role="status" aria-label={t('common.loading')} style={{ minHeight: height }}>
      {isLate && <Skeleton height={height} radius={8} />}
    </div>
  );
}
