import { useTranslation } from 'react-i18next';
import { TrendDrawing, TrendNote } from '../drawings/trend-drawing.tsx';
import { FirstCard } from './first-card.tsx';
import { SecondBars } from './rank-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['passion'] as const;
const maxAreas = 8;

export function EngagementTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard
        title={t('scores.passion')}
        score="passion"
        most={maxAreas}
        legend={(drawing) => <TrendNote {...drawing} />}
      >
        {(drawing) => <TrendDrawing {...drawing} height={450} isArea withTimeline />}
      </FirstCard>
      <SecondBars scores={scores} />
    </ScoreTab>
  );
}
