import type { TFunction } from 'i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';

/** Whether the code is dead, so that only a new start helps. */
export const endsFlow = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 422);

/** What to say about a refused code. With a destroyed code (422) one attempt more is shown than the server gives. */
export const codeErrorText = (t: TFunction, error: unknown): string => {
  const given = isApiError(error) ? error.details.attemptsRemaining : undefined;
  const text = errorText(t, error);
  if (given === undefined || !isApiError(error)) return text;
  return `${text} ${t('errors.attemptsRemaining', { count: error.status === 422 ? given + 1 : given })}`;
};
