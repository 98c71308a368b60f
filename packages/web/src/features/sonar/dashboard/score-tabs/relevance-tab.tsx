import { useTranslation } from 'react-i18next';
import { TwoScoresCards } from './cards/two-scores-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['relevanceStrength', 'relevanceBreadth'] as const;

/** How strong a brand is where it is strongest, and on how many networks. */
export function RelevanceTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <TwoScoresCards title={t('dashboard.tab_relevance')} scores={scores} />
    </ScoreTab>
  );
}
