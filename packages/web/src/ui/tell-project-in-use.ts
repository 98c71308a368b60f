import type { TFunction } from 'i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { toastWarning } from './toast.tsx';

/** Says who has the project at the moment. @returns false where the failure is another, and nothing was said. */
export const tellProjectInUse = (t: TFunction, error: unknown): boolean => {
  if (!isApiError(error, 'projectInUse')) return false;
  // Consumers have no name.
  const username = error.details.username || t('live.someoneElse');
  toastWarning({
    id: 'project-in-use',
    title: t('live.projectInUse'),
    text: t('live.thisProjectIsCurrentlyUsing', { username }),
  });
  return true;
};
