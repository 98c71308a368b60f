import type { ProjectRow } from '@soundings/contract/projects';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { messageFigures } from '@soundings/engine/crosstab/figures';

/** The finding that the project list shows: the ranked message with the highest R1, and the mean over all messages. */
export const resultOf = (dataset: Dataset): ProjectRow['result'] => {
  const figures = messageFigures(dataset, null);
  const shares = figures.map((message) => message.r1Share).filter((share) => share.percent !== null);
  const ranked = shares.filter((share) => share.mark !== 'unranked');
  const [best] = ranked.sort((a, b) => b.percent! - a.percent!);
  if (!best) return null;
  return {
    kind: 'resonance',
    bestR1: best.percent!,
    low: best.low!,
    high: best.high!,
    base: best.base,
    messages: figures.length,
    meanR1: shares.reduce((sum, share) => sum + share.percent!, 0) / shares.length,
  };
};
