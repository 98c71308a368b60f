import type { CalculationRow } from '@soundings/contract/sonar-scores';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';

/** "Rank 5 of 24, up 1", as the powerrank places it. */
export const rankText = (t: TFunction, { powerrank }: Pick<CalculationRow, 'powerrank'>, brands: number): string => {
  const { rank, prevRank } = powerrank;
  if (rank === null) return t('dashboard.noRank');
  const place = t('dashboard.rankOf', { rank: formatNumber(rank), total: formatNumber(brands) });
  if (prevRank === null || prevRank === rank) return place;
  return t(prevRank > rank ? 'dashboard.rankUp' : 'dashboard.rankDown', {
    place,
    places: formatNumber(Math.abs(prevRank - rank)),
  });
};
