import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Trend } from '@soundings/contract/sonar/scores';
import type { TFunction } from 'i18next';
import { seriesColor } from '#/ui/charts/frame/series-legend.tsx';
import type { Line } from '#/ui/charts/line/line-chart.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import type { Entry } from '../scores/entries.ts';

/**
 * The figure at a line's end: the score that tables show of the period, or the last week's, said to be one, where points
 * are weeks because the period is a single day.
 */
export const lineEnd = (t: TFunction, entry: Entry, score: ScoreName, week: number | null | undefined): string =>
  week === undefined
    ? figureText(entry.levels[score].score, 0)
    : week === null
      ? figureText(null)
      : t('dashboard.weekFigure', { value: figureText(week, 0) });

/** Scores over time as lines: one's own brand is series 1 and stronger than the others. */
export const toLines = (
  t: TFunction,
  entries: readonly Entry[],
  trend: Trend | undefined,
  score: ScoreName,
): Line[] => {
  let next = 1;
  return entries.flatMap((entry) => {
    const isStrong = entry.ink === 'my';
    const color = seriesColor(isStrong ? 0 : next++);
    const values = trend?.lines.find(({ initDataId }) => initDataId === entry.id)?.scores;
    if (values === undefined) return [];
    const end = lineEnd(t, entry, score, trend?.isWeekly ? values.at(-1) : undefined);
    return [{ id: entry.id, name: entry.name, values, color, isStrong, end }];
  });
};
