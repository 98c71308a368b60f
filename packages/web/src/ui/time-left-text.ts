import type { TFunction } from 'i18next';

/** "about 40 seconds left", from 90 seconds on in minutes; null where nobody can tell. */
export const timeLeftText = (t: TFunction, secondsLeft: number | undefined): string | null => {
  if (secondsLeft === undefined) return null;
  return secondsLeft < 90
    ? t('common.timeLeft', { count: Math.max(1, Math.round(secondsLeft)) })
    : t('common.minutesLeft', { count: Math.round(secondsLeft / 60) });
};
