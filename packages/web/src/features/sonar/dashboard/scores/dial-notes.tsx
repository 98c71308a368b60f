import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Entry } from './entries.ts';

/** "88 reviews"; null for a group, and where their number isn't known. */
export const reviewsText = (t: TFunction, { brand }: Entry): string | null => {
  const reviews = brand?.socialCalculations.TRUSTPILOT?.metrics.reviews?.comparable ?? null;
  return reviews === null ? null : t('dashboard.reviews', { count: Math.round(reviews), n: formatNumber(reviews) });
};

export function DialNotes({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const hasTick = entries.some(({ levels }) => levels.trust.prevScore !== null);
  const brands = entries.filter(({ brand }) => brand !== null);
  const unknown = brands.filter((entry) => reviewsText(t, entry) === null).length;
  return (
    <>
      <span>{[...(hasTick ? [t('dashboard.dialTick')] : []), t('dashboard.fewReviews')].join(' ')}</span>
      {unknown > 0 && (
        <span>{t('dashboard.reviewsUnknown', { count: unknown, n: formatNumber(unknown), of: brands.length })}</span>
      )}
    </>
  );
}
