import { useTranslation } from 'react-i18next';
import { TreemapDrawing, TreemapKey } from '../drawings/treemap-drawing.tsx';
import { FirstCard } from './first-card.tsx';
import { SecondTrend } from './rank-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['interest'] as const;

export function InterestTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard title={t('scores.interest')} score="interest" legend={(drawing) => <TreemapKey {...drawing} />}>
        {(drawing) => <TreemapDrawing {...drawing} />}
      </FirstCard>
      <SecondTrend scores={scores} />
    </ScoreTab>
  );
}
