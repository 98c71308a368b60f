import { isApiError } from '#/lib/api/api-error.ts';

/**
 * Milliseconds until a renewal of the session that failed is tried again: as long as the server asks for, at least
 * `leastMs`, and up to a second more, so that the pages of one server do not all come back at once.
 */
export const renewalWait = (error: unknown, leastMs: number): number => {
  const seconds = isApiError(error) ? (error.details.retryAfterSeconds ?? 0) : 0;
  return Math.max(seconds * 1000, leastMs) + Math.random() * 1000;
};
