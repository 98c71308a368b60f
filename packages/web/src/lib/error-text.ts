import type { TFunction } from 'i18next';
import { isApiError } from './api/api-error.ts';

const waitText = (t: TFunction, seconds: number): string =>
  seconds < 90
    ? t('errors.tryAgainInSeconds', { count: seconds })
    : t('errors.tryAgainInMinutes', { count: Math.ceil(seconds / 60) });

export const errorText = (t: TFunction, error: unknown): string => {
  if (!isApiError(error)) return t('errors.somethingWentWrongHelp');
  if (error.code === 'connectionError') return t('errors.connectionErrorHelp');
  if (error.code === 'somethingWentWrong') return t('errors.somethingWentWrongHelp');
  if (error.code === 'wrongCredentials' && error.isOfConsumer) return `${t('consumer.wrongCredentials')}.`;
  const { retryAfterSeconds: wait, usedBy } = error.details;
  const text = t(`errors.${error.code}`);
  if (usedBy) return `${text}: ${usedBy.names.join(', ')}`;
  return wait === undefined ? text : `${text} ${waitText(t, wait)}`;
};

export const errorTitle = (t: TFunction, error: unknown): string =>
  isApiError(error, 'connectionError') ? t('errors.connectionError') : t('errors.somethingWentWrong');
