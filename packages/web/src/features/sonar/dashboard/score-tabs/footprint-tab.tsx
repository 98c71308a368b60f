import { useTranslation } from 'react-i18next';
import { TwoScoresCards } from './cards/two-scores-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['presence', 'energy'] as const;

/** How many a brand reaches, and how lively it is. */
export function FootprintTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <TwoScoresCards title={t('scoreTabs.footprint')} scores={scores} />
    </ScoreTab>
  );
}
