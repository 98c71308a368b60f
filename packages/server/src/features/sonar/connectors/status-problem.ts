import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import type { Problem } from './vendor-call.ts';

/** What a status says by itself, where a vendor's body says no more. */
export const statusProblem = ({ status }: VendorAnswer): Problem | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 429 || status >= 500) return 'busy';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'keyInvalid';
  return status === 402 ? 'quotaSpent' : 'badAnswer';
};
