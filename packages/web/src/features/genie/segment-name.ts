import type { Segment } from '@soundings/contract/genie/genie';
import { useTranslation } from 'react-i18next';

/** A segment in words: "Female, 25–34 years", or "Everyone". */
export function useSegmentName(): (segment: Segment) => string {
  const { t, i18n } = useTranslation();
  return ({ gender, ageRange, region }) => {
    const parts = [
      gender === 'ALL' ? null : t(`genie.gender_${gender}`),
      ageRange === 'ALL' ? null : t('genie.ageGroup', { age: ageRange.replace('-', '–') }),
      region === null ? null : (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(region) ?? region),
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts.join(', ') : t('genie.everyone');
  };
}
