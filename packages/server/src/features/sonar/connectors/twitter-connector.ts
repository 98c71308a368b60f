import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { CollectFailure } from './connector.ts';
import { defineConnector } from './define-connector.ts';
import type { Problem } from './vendor-call.ts';
import { Count, Id, statusProblem } from './vendor-call.ts';

/** What X takes for each user that is read, in US dollars; asking again on the same day of UTC is free. */
const twitterPrice = {
  usdPerRead: 0.01,
  source: 'https://docs.x.com/x-api/getting-started/pricing',
  readOn: '2026-11-21',
} as const;

const User = z.object({
  data: z
    .object({
      id: Id,
      name: z.string().optional(),
      public_metrics: z.object({
        followers_count: Count.optional(),
        following_count: Count.optional(),
        listed_count: Count.optional(),
      }),
    })
    .optional(),
  errors: z.array(z.object({ title: z.string().optional(), type: z.string().optional() })).optional(),
});

const XError = z.object({ title: z.string().optional(), type: z.string().optional() });

const findProblem = (answer: VendorAnswer): Problem | null => {
  const problem = statusProblem(answer);
  if (problem === null) return null;
  const { title = '', type = '' } = XError.safeParse(answer.body).data ?? {};
  // Both mean that nothing is read before the next month, or before somebody pays.
  if (/usage-capped|credits/.test(type) || /UsageCap|CreditsDepleted/.test(title)) return 'quotaSpent';
  return problem;
};

/** `x-rate-limit-reset` is a second since 1970. */
const readWait = ({ status, headers }: VendorAnswer, now: Date): number | undefined => {
  const reset = Number(headers.get('x-rate-limit-reset') ?? Number.NaN);
  return status === 429 && Number.isFinite(reset) ? Math.max(0, reset * 1000 - now.getTime()) : undefined;
};

export const twitterConnector = defineConnector({
  network: 'TWITTER',
  ways: {
    headers: ({ source }) => ({ authorization: `Bearer ${source.secret}` }),
    findProblem,
    readWait,
    costOfCall: { usd: twitterPrice.usdPerRead },
  },
  resolve: ({ key }) => ({ network: 'TWITTER', id: key, name: null }),
  read: async ({ id }, into, { ask }) => {
    const path = `/users/by/username/${encodeURIComponent(id)}`;
    const { data } = await ask({ path, query: { 'user.fields': 'public_metrics' } }, User);
    if (!data) throw new CollectFailure('gone');
    into.gauge('followers', data.public_metrics.followers_count);
    into.gauge('following', data.public_metrics.following_count);
    into.gauge('subscription', data.public_metrics.listed_count);
  },
  estimate: (accounts) => ({ usd: accounts * twitterPrice.usdPerRead }),
});
