import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Brand } from '../dashboard.ts';
import { placeWords } from '../provisional-rank.ts';

/** "Rank 5 of 24 (provisional), up 1", as the powerrank places it. */
export const rankText = (t: TFunction, brand: Brand, brands: number): string => {
  const { rank, prevRank } = brand.powerrank;
  if (rank === null) return t('dashboard.noRank');
  const known = t('dashboard.rankOf', { rank: formatNumber(rank), total: formatNumber(brands) });
  const place = placeWords(t, known, brand.provisional);
  if (prevRank === null || prevRank === rank) return place;
  return t(prevRank > rank ? 'dashboard.rankUp' : 'dashboard.rankDown', {
    place,
    places: formatNumber(Math.abs(prevRank - rank)),
  });
};
