import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { RadialChart } from '#/ui/charts/radial-chart.tsx';
import { scoreChange } from '../figures/score-words.ts';
import type { Entry } from '../scores/entries.ts';
import { levelFigure } from '../scores/entry-texts.ts';
import { NoScores, ScoreExport, ScoreTable, ScoreTip } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

const dials = 6;

export function TrustCard() {
  const { t } = useTranslation();
  const { best, words, open, chartTexts, fileTitle } = useOverview();
  const entries = best('trust', dials);
  const reviewsOf = ({ brand }: Entry): string => {
    const reviews = brand?.socialCalculations.TRUSTPILOT?.metrics.reviews?.comparable ?? null;
    return reviews === null
      ? t('dashboard.noReviews')
      : t('dashboard.reviews', { count: Math.round(reviews), n: formatNumber(reviews) });
  };
  const drawn = entries.map((entry) => ({
    entry,
    id: entry.id,
    name: entry.name,
    note: reviewsOf(entry),
    value: entry.levels.trust.score,
    previous: entry.levels.trust.prevScore,
    ink: entry.ink,
    figure: levelFigure(entry.levels.trust),
    change: scoreChange(entry.levels.trust, 'trust'),
    label: `${words(entry, 'trust')}. ${reviewsOf(entry)}`,
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
