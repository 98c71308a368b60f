import { useTranslation } from 'react-i18next';
import { TrendDrawing, TrendNote } from '../drawings/trend-drawing.tsx';
import { FirstCard } from '../scores/first-card.tsx';
import { maxLines, SecondBars } from '../scores/rank-cards.tsx';
import { ScoreTab } from '../scores/score-tab.tsx';
import { Comparison } from './comparison.tsx';

const scores = ['powerrank'] as const;

export function PowerrankTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard
        title={t('scoreTabs.trend', { score: t('scores.powerrank') })}
        score="powerrank"
        most={maxLines}
        legend={(drawing) => <TrendNote {...drawing} />}
      >
        {(drawing) => <TrendDrawing {...drawing} height={380} isArea={false} withTimeline />}
      </FirstCard>
      <SecondBars scores={scores} />
      <Comparison />
    </ScoreTab>
  );
}
