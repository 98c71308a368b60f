import type { SocialFigure } from '@soundings/contract/sonar/scores';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { FigureValue } from '../state/dashboard-search.ts';

type Days = NonNullable<SocialFigure['days']>;

/** A sum over as many days as are known, for each of them. */
const shareOf = (sum: number | null, { known }: Days['comparable']): number | null =>
  sum === null || known === 0 ? null : sum / known;

/** A figure as it is shown: sums that are not of all days, or of ranges of different length, per known day. */
export const perDay = (figure: SocialFigure): SocialFigure => {
  const { days } = figure;
  if (days === undefined) return figure;
  const comparable = shareOf(figure.comparable, days.comparable);
  const compareTo = shareOf(figure.compareTo, days.compareTo);
  const isLike = canCompare(figure) && comparable !== null && compareTo !== null;
  return { comparable, compareTo, trend: isLike ? comparable - compareTo : null, days };
};

/** Whether one is growth on the other: of equally many known days, or all days of both. */
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
