import { FirstBars, SecondTrend } from './rank-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['friction'] as const;

/** Where a brand meets resistance; less is better, so ranks and colours stand the other way round. */
export function RivalryTab() {
  return (
    <ScoreTab scores={scores}>
      <FirstBars scores={scores} />
      <SecondTrend scores={scores} />
    </ScoreTab>
  );
}
