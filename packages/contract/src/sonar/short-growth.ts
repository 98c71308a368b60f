import { growthScores, type ScoreName } from './score-choices.ts';
import type { CalculationRow, ShortGrowth } from './scores.ts';

/** Growth of few days that is a part of this score; null where none is. */
export const shortGrowthIn = (
  row: Pick<CalculationRow, 'shortGrowth' | ScoreName>,
  score: ScoreName,
): ShortGrowth | null => (growthScores.has(score) && row[score].score != null && row.shortGrowth) || null;
