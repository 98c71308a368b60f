import { Button } from '@mantine/core';
import { daysIn } from '@soundings/contract/sonar/calendar';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { RadialChart } from '#/ui/charts/radial-chart.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { useDashboard } from '../dashboard.ts';
import { DrawingContext, useDrawingValue } from '../drawings/drawing-context.ts';
import { TreemapDrawing, TreemapKey } from '../drawings/treemap-drawing.tsx';
import { TrendDrawing } from '../drawings/trend-drawing.tsx';
import { ScoreNeeds } from '../figures/score-needs.lazy.tsx';
import { scoreChange } from '../figures/score-words.ts';
import { DialNotes, reviewsText } from '../scores/dial-notes.tsx';
import { levelFigure } from '../scores/entry-texts.ts';
import { MyBrandStrip } from './my-brand-strip.tsx';
import classes from './overview.module.css';
import { PowerrankCard } from './powerrank-card.tsx';
import { PresenceCard } from './presence-card.tsx';
import { ScoreFrame, ScoreTip, ViewSwitch } from './score-card-parts.tsx';
import { TrendCard } from './trend-card.tsx';
import { useOverview } from './use-overview.ts';

export function OverviewTab() {
  const { brands, shown } = useDashboard();
  const { ranked } = useOverview();
  const needs = useDrawingValue();
  if (shown.length === 0) return <NoBrandShown isEmpty={brands.length === 0} />;
  // Cards of a score that no brand has would be empty boxes: one line says why, for all of them.
  const missing = cardScores.filter((score) => ranked(score).length === 0);
  const lacking: readonly ScoreName[] = ranked('energy').length === 0 ? [...missing, 'energy'] : missing;
  const has = (score: (typeof cardScores)[number]) => !missing.includes(score);
  return (
    <DrawingContext value={needs}>
      <div className={classes.frame}>
        <div className={classes.page}>
          <MyBrandStrip />
          {lacking.length > 0 && <NotShown scores={lacking} />}
          <div className={classes.ranks} data-alone={!has('passion') || undefined}>
            <PowerrankCard />
          </div>
          {has('passion') && (
            <div className={classes.area}>
              <EngagementCard />
            </div>
          )}
          {has('interest') && (
            <>
              <div className={classes.treemap}>
                <InterestCard />
              </div>
              <div className={classes.trend}>
                <TrendCard score="interest" tab="interest" />
              </div>
            </>
          )}
          {has('trust') && (
            <div className={classes.trust} data-alone={!has('presence') || undefined}>
              <TrustCard />
            </div>
          )}
          {has('presence') && (
            <>
              <div className={classes.polar} data-half={!has('trust') || undefined}>
                <PresenceCard />
              </div>
              <div className={classes.reach} data-half={!has('trust') || undefined}>
                <TrendCard score="presence" tab="presence" />
              </div>
            </>
          )}
        </div>
      </div>
    </DrawingContext>
  );
}

const cardScores = ['passion', 'interest', 'trust', 'presence'] as const;

function NotShown({ scores }: { scores: readonly ScoreName[] }) {
  const { t } = useTranslation();
  const { shown } = useDashboard();
  return (
    <section className={classes.notShown} aria-label={t('dashboard.notShown')}>
      <strong>{t('dashboard.notShown')}</strong>
      <ScoreNeeds scores={scores} brands={shown} />
    </section>
  );
}

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

const tiles = { phone: 10, else: 20 };

function InterestCard() {
  const { t } = useTranslation();
  const { ranked, best } = useOverview();
  const entries = best('interest', useIsPhone() ? tiles.phone : tiles.else);
  const title = t('scores.interest');
  return (
    <ScoreFrame
      title={title}
      score="interest"
      entries={entries}
      meta={t('dashboard.ofBrands', {
        shown: formatNumber(entries.length),
        total: formatNumber(ranked('interest').length),
      })}
      footer={<TreemapKey entries={entries} score="interest" />}
    >
      <TreemapDrawing label={title} entries={entries} score="interest" />
    </ScoreFrame>
  );
}

const dials = { phone: 4, else: 6 };

function TrustCard() {
  const { t } = useTranslation();
  const { best, words, open } = useOverview();
  const entries = best('trust', useIsPhone() ? dials.phone : dials.else);
  const drawn = entries.map((entry) => ({
    entry,
    id: entry.id,
    name: entry.name,
    note: reviewsText(t, entry) ?? undefined,
    value: entry.levels.trust.score,
    previous: entry.levels.trust.prevScore,
    ink: entry.ink,
    figure: levelFigure(entry.levels.trust),
    change: scoreChange(entry.levels.trust, 'trust'),
    label: `${words(entry, 'trust')}. ${reviewsText(t, entry) ?? t('dashboard.noReviews')}`,
  }));
  const title = t('scores.trust');
  return (
    <ScoreFrame
      title={title}
      score="trust"
      entries={entries}
      meta={t('dashboard.trustMeta')}
      footer={<DialNotes entries={entries} />}
    >
      <RadialChart
        label={title}
        dials={drawn}
        tooltip={({ entry }) => <ScoreTip entry={entry} score="trust" />}
        onOpen={open('trust')}
      />
    </ScoreFrame>
  );
}

const views = ['focus', 'top5'] as const;
type View = (typeof views)[number];
const maxLines = 6;

function EngagementCard() {
  const { t } = useTranslation();
  const { ranges } = useDashboard();
  const isPhone = useIsPhone();
  const { ranked, top } = useOverview();
  const [asked, setView] = useState<View | null>(null);
  const inFocus = ranked('passion').filter(({ ink }) => ink !== 'muted');
  const view = asked ?? (inFocus.some(({ ink }) => ink === 'focus') ? 'focus' : 'top5');
  const entries =
    view === 'top5'
      ? top('passion', 5)
      : [...inFocus.filter(({ ink }) => ink === 'my'), ...inFocus.filter(({ ink }) => ink === 'focus')].slice(
          0,
          maxLines,
        );
  // As high as the bars beside it, of which there may be few.
  const height = isPhone ? 320 : Math.max(240, Math.min(450, 62 + 40 * ranked('powerrank').length));
  const title = t('scores.passion');
  const isWeekly = daysIn(ranges.comparable) === 1;
  return (
    <ScoreFrame
      title={title}
      score="passion"
      entries={entries}
      meta={t(isWeekly ? 'dashboard.overTimeWeekly' : 'dashboard.overTime')}
      controls={<ViewSwitch views={views} view={view} onView={setView} />}
      footer={
        <>
          <span>{t('dashboard.engagementFooter')}</span>
          {isWeekly && <span>{t('dashboard.weeklyPoints')}</span>}
        </>
      }
    >
      <div className={classes.lines}>
        <TrendDrawing label={title} entries={entries} score="passion" height={height} isArea />
      </div>
    </ScoreFrame>
  );
}
