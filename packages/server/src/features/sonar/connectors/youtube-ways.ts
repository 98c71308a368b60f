import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { statusProblem } from './status-problem.ts';
import type { Problem, VendorWays } from './vendor-call.ts';

const YoutubeError = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

/** developers.google.com/youtube/v3/docs/errors and cloud.google.com/apis/design/errors. */
const meanings: Readonly<Record<string, Problem>> = {
  quotaExceeded: 'quotaSpent',
  dailyLimitExceeded: 'quotaSpent',
  rateLimitExceeded: 'busy',
  userRateLimitExceeded: 'busy',
  backendError: 'busy',
  keyInvalid: 'keyInvalid',
  keyExpired: 'keyInvalid',
  accessNotConfigured: 'keyInvalid',
  API_KEY_INVALID: 'keyInvalid',
  API_KEY_EXPIRED: 'keyInvalid',
  SERVICE_DISABLED: 'keyInvalid',
  channelNotFound: 'gone',
  playlistNotFound: 'gone',
  channelClosed: 'gone',
  channelSuspended: 'gone',
  playlistItemsNotAccessible: 'private',
};

const problemOf = (answer: VendorAnswer): Problem | null => {
  const byStatus = statusProblem(answer);
  if (byStatus === null) return null;
  const { data } = YoutubeError.safeParse(answer.body);
  const reasons = [...(data?.error.details ?? []), ...(data?.error.errors ?? [])].map(({ reason }) => reason ?? '');
  return reasons.map((reason) => meanings[reason]).find((meaning) => meaning !== undefined) ?? byStatus;
};

/** How YouTube's Data API speaks. Each of the lists that are read here costs 1 unit. */
export const youtubeWays: VendorWays = {
  headers: ({ source }) => ({ 'x-goog-api-key': source.secret }),
  problemOf,
  costOfCall: { units: 1 },
};
