import { useTranslation } from 'react-i18next';
import type { Drawing } from '../drawings/drawing-context.ts';
import { RankDrawing } from '../drawings/rank-drawing.tsx';
import { TreemapDrawing, TreemapKey } from '../drawings/treemap-drawing.tsx';
import { BarNotes } from './bar-notes.tsx';
import { FirstCard } from './first-card.tsx';
import { SecondTrend } from './rank-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['interest'] as const;

/** One tile fills its map, whatever its size: a bar says how high the score is. */
const isAlone = ({ entries }: Drawing): boolean => entries.length === 1;

export function InterestTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard
        title={t('scores.interest')}
        score="interest"
        legend={(drawing) => (isAlone(drawing) ? <BarNotes {...drawing} /> : <TreemapKey {...drawing} />)}
      >
        {(drawing) => (isAlone(drawing) ? <RankDrawing {...drawing} /> : <TreemapDrawing {...drawing} />)}
      </FirstCard>
      <SecondTrend scores={scores} />
    </ScoreTab>
  );
}
