import { useTranslation } from 'react-i18next';
import { FirstCard } from './cards/first-card.tsx';
import { SecondBars } from './cards/rank-cards.tsx';
import { DialDrawing } from './drawings/dial-drawing.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['trust'] as const;
/** More dials are a wall. */
const mostDials = 24;

/** Ratings and lists: as dials with their reviews, and ranked. */
export function TrustTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard title={t('scores.trust')} score="trust" reads={t('scoreTabs.readsDials')} most={mostDials}>
        {(drawing) => <DialDrawing {...drawing} />}
      </FirstCard>
      <SecondBars scores={scores} />
    </ScoreTab>
  );
}
