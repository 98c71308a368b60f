import { lowerIsBetter, type ScoreName, steadyWithin } from '@soundings/contract/sonar/score-choices';
import type { Score } from '@soundings/contract/sonar/scores';
import { formatNumber } from '#/lib/format.ts';
import type { Change } from '#/ui/charts/change-mark.tsx';

const toneOf = (isBetter: boolean): Change['tone'] => (isBetter ? 'pos' : 'neg');

/** How a figure stands against the range before; null where one of the two is missing. */
export const changeBetween = (
  now: number | null,
  before: number | null,
  { within = 0, isLowerBetter = false, figure }: { within?: number; isLowerBetter?: boolean; figure: string },
): Change | null => {
  if (now === null || before === null) return null;
  const change = now - before;
  if (Math.abs(change) <= within) return { direction: 'same', tone: 'neu', figure };
  return { direction: change > 0 ? 'up' : 'down', tone: toneOf(change > 0 !== isLowerBetter), figure };
};

/** The change of a score in points: none within 0.1, and of rivalry less is good. */
export const scoreChange = ({ score, prevScore }: Score, name: ScoreName): Change | null =>
  changeBetween(score, prevScore, {
    within: steadyWithin,
    isLowerBetter: lowerIsBetter.has(name),
    figure: formatNumber(Math.abs((score ?? 0) - (prevScore ?? 0)), 1),
  });
