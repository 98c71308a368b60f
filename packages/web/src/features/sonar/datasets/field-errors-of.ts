import { isApiError } from '#/lib/api/api-error.ts';
import type { FieldErrors } from './dataset-fields.ts';

/** What a refused call says of a brand's fields; null where it says nothing of them. */
export const fieldErrorsOf = (error: unknown, before = 'body.'): FieldErrors | null => {
  if (isApiError(error, 'datasetAlreadyExists')) return { domain: 'datasetAlreadyExists' };
  if (!isApiError(error, 'invalidRequest')) return null;
  const fields = (error.details.fields ?? []).filter(({ path }) => path.startsWith(before));
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map(({ path, message }) => [path.slice(before.length), message]));
};
