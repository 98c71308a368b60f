import { useTranslation } from 'react-i18next';
import { Comparison } from '../comparison/comparison.tsx';
import { FirstCard } from './cards/first-card.tsx';
import { mostLines, SecondBars } from './cards/rank-cards.tsx';
import { TrendDrawing } from './drawings/trend-drawing.tsx';
import { TrendNote } from './drawings/trend-note.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['powerrank'] as const;

/** The weighted sum of the others: over time, ranked, and brands side by side. */
export function PowerrankTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard
        title={t('scoreTabs.trend', { score: t('scores.powerrank') })}
        score="powerrank"
        reads={t('scoreTabs.readsTrend')}
        most={mostLines}
        legend={(drawing) => <TrendNote {...drawing} />}
      >
        {(drawing) => <TrendDrawing {...drawing} height={380} isArea={false} />}
      </FirstCard>
      <SecondBars scores={scores} />
      <Comparison />
    </ScoreTab>
  );
}
