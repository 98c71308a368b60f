import type { ProjectRow } from '@soundings/contract/projects/projects';
import type { MessageFigures } from '@soundings/contract/resonance/resonance';

export type ProjectResult = ProjectRow['result'];

/**
 * The finding that the project list shows: the message with the highest R1, and the mean. A message on a base under 30
 * is neither ranked nor in the mean, as on the pages of the project. Null where none is ranked.
 */
export const resultOf = (figures: readonly MessageFigures[]): ProjectResult => {
  const ranked = figures
    .map(({ r1Share }) => r1Share)
    .filter(({ percent, mark }) => percent !== null && mark !== 'unranked')
    .sort((a, b) => b.percent! - a.percent!);
  const [best] = ranked;
  if (!best) return null;
  return {
    kind: 'resonance',
    bestR1: best.percent!,
    low: best.low!,
    high: best.high!,
    base: best.base,
    messages: figures.length,
    meanR1: ranked.reduce((sum, { percent }) => sum + percent!, 0) / ranked.length,
  };
};
