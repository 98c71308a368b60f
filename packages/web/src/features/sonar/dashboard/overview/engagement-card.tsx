import { daysIn } from '@soundings/contract/sonar/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useDashboard } from '../dashboard.ts';
import { TrendDrawing } from '../drawings/trend-drawing.tsx';
import { dayText } from '../period/days.ts';
import classes from './overview.module.css';
import { NoScores, ScoreExport, ScoreTable } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

const views = ['focus', 'top5'] as const;
type View = (typeof views)[number];
/** More lines could not be told apart. */
const mostLines = 6;

/** Engagement over time: one's own brand filled, beside it those in focus or the best. */
export function EngagementCard() {
  const { t } = useTranslation();
  const { ranges, calculations } = useDashboard();
  const { ranked, best, chartTexts, fileTitle } = useOverview();
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
  const title = t('scores.passion');
  const isWeekly = daysIn(ranges.comparable) === 1;
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
      <div className={classes.lines}>
        <TrendDrawing label={title} entries={entries} score="passion" height={450} isArea />
      </div>
    </ChartFrame>
  );
}
