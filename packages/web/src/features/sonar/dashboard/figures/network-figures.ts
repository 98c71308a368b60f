import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialFigure } from '@soundings/contract/sonar/scores';
import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import type { Change } from '#/ui/charts/frame/change-mark.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import type { FigureValue } from '../dashboard-search.ts';
import { changeBetween } from './score-words.ts';

/** A figure of a network as it is written: stars with one decimal, all others whole. */
export const figureWords = (value: number | null, metric: MetricName): string =>
  figureText(value, metric === 'score' ? 1 : 0);

export const perDayWords = (t: TFunction, value: number | null): string =>
  value === null ? figureText(null) : t('brandTab.perDay', { value: figureText(value, value < 100 ? 1 : 0) });

/** A change of less than this is none: of stars in stars, of all others in percent. */
const steady = { stars: 0.05, percent: 0.05 };

/** Of stars in stars, of all others in percent of the range before; from nothing there is no percentage, so it is the number itself. */
export const figureChange = (figure: SocialFigure, metric: MetricName): Change | null => {
  const { comparable, compareTo } = toPerDay(figure);
  if (!canCompare(figure)) return null;
  if (comparable === null || compareTo === null) return null;
  const by = Math.abs(comparable - compareTo);
  if (metric === 'score') {
    return changeBetween(comparable, compareTo, { within: steady.stars, figure: formatNumber(by, 1) });
  }
  if (compareTo === 0) return changeBetween(comparable, 0, { figure: by === 0 ? formatPercent(0) : formatNumber(by) });
  const percent = (100 * by) / compareTo;
  const within = (steady.percent * compareTo) / 100;
  return changeBetween(comparable, compareTo, { within, figure: formatPercent(percent) });
};

export const noneWords = (t: TFunction, { comparable, compareTo }: SocialFigure, metric: MetricName): string | null => {
  if (comparable !== 0 || !compareTo) return null;
  if (metric === 'posts' || metric === 'interactions' || metric === 'comments') return t(`brandTab.none_${metric}`);
  return t('brandTab.none_counted');
};

type Days = NonNullable<SocialFigure['days']>;

const averagePerDay = (sum: number | null, { known }: Days['comparable']): number | null =>
  sum === null || known === 0 ? null : sum / known;

/** A figure as it is shown: sums that are not of all days, or of ranges of different length, per known day. */
export const toPerDay = (figure: SocialFigure): SocialFigure => {
  const { days } = figure;
  if (days === undefined) return figure;
  const comparable = averagePerDay(figure.comparable, days.comparable);
  const compareTo = averagePerDay(figure.compareTo, days.compareTo);
  const isLike = canCompare(figure) && comparable !== null && compareTo !== null;
  return { comparable, compareTo, trend: isLike ? comparable - compareTo : null, days };
};

export const canCompare = ({ days }: SocialFigure): boolean =>
  days === undefined ||
  days.comparable.known === days.compareTo.known ||
  (days.comparable.known === days.comparable.of && days.compareTo.known === days.compareTo.of);

/** "7 of 20 days known", of a range, or of the first that is not known as a whole; null where all days are. */
export const daysWords = (t: TFunction, { days }: SocialFigure, value: FigureValue): string | null => {
  if (days === undefined) return null;
  const asked = value === 'trend' ? [days.comparable, days.compareTo] : [days[value]];
  const lacking = asked.find(({ known, of }) => known < of);
  return lacking === undefined
    ? null
    : t('brandTab.daysKnown', { known: formatNumber(lacking.known), of: formatNumber(lacking.of) });
};
