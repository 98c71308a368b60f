import type { TFunction } from 'i18next';
import type { Change } from '#/ui/charts/change-mark.tsx';

/** A change for those who do not see its triangle: "up 1.4". */
export const changeWords = (t: TFunction, change: Change | null): string => {
  if (change === null) return t('brandTab.changeNone');
  if (change.direction === 'same') return t('brandTab.changeSame');
  return t(change.direction === 'up' ? 'brandTab.changeUp' : 'brandTab.changeDown', { value: change.figure });
};
