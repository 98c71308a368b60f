import { FirstBars, SecondTrend } from './rank-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['friction'] as const;

export function RivalryTab() {
  return (
    <ScoreTab scores={scores}>
      <FirstBars scores={scores} />
      <SecondTrend scores={scores} />
    </ScoreTab>
  );
}
