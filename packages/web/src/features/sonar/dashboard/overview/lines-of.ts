import type { ScoreName } from '@soundings/contract/score-choices';
import type { Trend } from '@soundings/contract/sonar-scores';
import type { Line } from '#/ui/charts/line-chart.tsx';
import { seriesColor } from '#/ui/charts/series-color.ts';
import { figureText } from '#/ui/figures/split-figure.ts';
import type { Entry } from '../score-tabs/model/entry.ts';

/** Scores over time as lines: one's own brand is series 1 and stronger than the others. */
export const linesOf = (entries: readonly Entry[], trend: Trend | undefined, score: ScoreName): Line[] => {
  let next = 1;
  return entries.flatMap((entry) => {
    const isStrong = entry.ink === 'my';
    const color = seriesColor(isStrong ? 0 : next++);
    const values = trend?.lines.find(({ initDataId }) => initDataId === entry.id)?.scores;
    if (values === undefined) return [];
    const end = values.findLast((value) => value !== null) ?? entry.levels[score].score;
    return [{ id: entry.id, name: entry.name, values, color, isStrong, end: figureText(end ?? null, 0) }];
  });
};
