import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { RadialChart } from '#/ui/charts/radial-chart.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { DrawingContext, useDrawingValue } from '../drawings/drawing-context.ts';
import { TreemapDrawing, TreemapKey } from '../drawings/treemap-drawing.tsx';
import { scoreChange } from '../figures/score-words.ts';
import type { Entry } from '../scores/entries.ts';
import { levelFigure } from '../scores/entry-texts.ts';
import { EngagementCard } from './engagement-card.tsx';
import { MyBrandStrip } from './my-brand-strip.tsx';
import classes from './overview.module.css';
import { PowerrankCard } from './powerrank-card.tsx';
import { PresenceCard } from './presence-card.tsx';
import { NoScores, ScoreExport, ScoreTable, ScoreTip } from './score-card-parts.tsx';
import { TrendCard } from './trend-card.tsx';
import { useOverview } from './use-overview.ts';

/** The answer for one's own brand first, then the field. */
export function OverviewTab() {
  const { brands, shown } = useDashboard();
  const needs = useDrawingValue();
  if (shown.length === 0) return <NoBrandShown isEmpty={brands.length === 0} />;
  return (
    <DrawingContext value={needs}>
      <div className={classes.frame}>
        <div className={classes.page}>
          <MyBrandStrip />
          <div className={classes.ranks}>
            <PowerrankCard />
          </div>
          <div className={classes.area}>
            <EngagementCard />
          </div>
          <div className={classes.treemap}>
            <InterestCard />
          </div>
          <div className={classes.trend}>
            <TrendCard score="interest" tab="interest" />
          </div>
          <div className={classes.trust}>
            <TrustCard />
          </div>
          <div className={classes.polar}>
            <PresenceCard />
          </div>
          <div className={classes.reach}>
            <TrendCard score="presence" tab="presence" />
          </div>
        </div>
      </div>
    </DrawingContext>
  );
}

/** There is no brand, or all of them are hidden. */
function NoBrandShown({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation();
  const { change } = useDashboard();
  return (
    <Card flush label={t('dashboard.nobody')}>
      <EmptyState
        icon={<IconEyeOff size={21} stroke={1.7} />}
        title={t(isEmpty ? 'dashboard.nobody' : 'dashboard.allHidden')}
        actions={!isEmpty && <Button onClick={() => change({ hidden: undefined })}>{t('dashboard.showAll')}</Button>}
      >
        {t(isEmpty ? 'dashboard.nobodyHelp' : 'dashboard.allHiddenHelp')}
      </EmptyState>
    </Card>
  );
}

const tiles = 20;

/** Interest: the size is what was counted, the colour the change of the score. */
function InterestCard() {
  const { t } = useTranslation();
  const { shown } = useDashboard();
  const { best, chartTexts, fileTitle } = useOverview();
  const entries = best('interest', tiles);
  const title = t('scores.interest');
  return (
    <ChartFrame
      title={title}
      meta={t('dashboard.ofBrands', { shown: formatNumber(entries.length), total: formatNumber(shown.length) })}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      footer={<TreemapKey entries={entries} score="interest" />}
      table={<ScoreTable caption={title} entries={entries} score="interest" />}
      items={<ScoreExport title={title} entries={entries} score="interest" />}
      {...(entries.length === 0 && { empty: <NoScores score="interest" /> })}
    >
      <TreemapDrawing label={title} entries={entries} score="interest" />
    </ChartFrame>
  );
}

const dials = 6;

function TrustCard() {
  const { t } = useTranslation();
  const { best, words, open, chartTexts, fileTitle } = useOverview();
  const entries = best('trust', dials);
  const countReviews = ({ brand }: Entry): string => {
    const reviews = brand?.socialCalculations.TRUSTPILOT?.metrics.reviews?.comparable ?? null;
    return reviews === null
      ? t('dashboard.noReviews')
      : t('dashboard.reviews', { count: Math.round(reviews), n: formatNumber(reviews) });
  };
  const drawn = entries.map((entry) => ({
    entry,
    id: entry.id,
    name: entry.name,
    note: countReviews(entry),
    value: entry.levels.trust.score,
    previous: entry.levels.trust.prevScore,
    ink: entry.ink,
    figure: levelFigure(entry.levels.trust),
    change: scoreChange(entry.levels.trust, 'trust'),
    label: `${words(entry, 'trust')}. ${countReviews(entry)}`,
  }));
  const title = t('scores.trust');
  return (
    <ChartFrame
      title={title}
      meta={t('dashboard.trustMeta')}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      footer={t('dashboard.trustFooter')}
      table={<ScoreTable caption={title} entries={entries} score="trust" />}
      items={<ScoreExport title={title} entries={entries} score="trust" />}
      {...(entries.length === 0 && { empty: <NoScores score="trust" /> })}
    >
      <RadialChart
        label={title}
        dials={drawn}
        tooltip={({ entry }) => <ScoreTip entry={entry} score="trust" />}
        onOpen={open('trust')}
      />
    </ChartFrame>
  );
}
