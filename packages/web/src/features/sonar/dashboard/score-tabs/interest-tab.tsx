import { useTranslation } from 'react-i18next';
import { FirstCard } from './cards/first-card.tsx';
import { SecondTrend } from './cards/rank-cards.tsx';
import { ChangeKey } from './drawings/change-key.tsx';
import { TreemapDrawing } from './drawings/treemap-drawing.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['interest'] as const;

/** How much people respond and follow: as areas, and over time. */
export function InterestTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard
        title={t('scores.interest')}
        score="interest"
        reads={t('scoreTabs.readsTreemap')}
        legend={({ entries, score }) => <ChangeKey entries={entries} score={score} />}
      >
        {(drawing) => <TreemapDrawing {...drawing} />}
      </FirstCard>
      <SecondTrend scores={scores} />
    </ScoreTab>
  );
}
