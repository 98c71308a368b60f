import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialFigure } from '@soundings/contract/sonar/scores';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import type { Change } from '#/ui/charts/change-mark.tsx';
import { canCompare, perDay } from './per-day.ts';
import { changeBetween } from './score-change.ts';

/** A change of less than this is none: of stars in stars, of all others in percent. */
const steady = { stars: 0.05, percent: 0.05 };

/** Of stars in stars, of all others in percent of the range before; from nothing there is no percentage, so it is the number itself. */
export const figureChange = (figure: SocialFigure, metric: MetricName): Change | null => {
  const { comparable, compareTo } = perDay(figure);
  if (!canCompare(figure)) return null;
  if (comparable === null || compareTo === null) return null;
  const by = Math.abs(comparable - compareTo);
  if (metric === 'score') {
    return changeBetween(comparable, compareTo, { within: steady.stars, figure: formatNumber(by, 1) });
  }
  if (compareTo === 0) return changeBetween(comparable, 0, { figure: formatNumber(by) });
  const percent = (100 * by) / compareTo;
  const within = (steady.percent * compareTo) / 100;
  return changeBetween(comparable, compareTo, { within, figure: formatPercent(percent, percent < 10 ? 1 : 0) });
};
