import { z } from 'zod';
import { defineConnector } from './define-connector.ts';
import { Count, Decimal, Id, statusProblem } from './vendor-call.ts';

const BusinessUnit = z.object({
  id: Id,
  displayName: z.string().optional(),
  score: z.object({ trustScore: Decimal.refine((score) => score <= 5) }),
  numberOfReviews: z.object({ total: Count }),
});

/** The score (1 to 5 stars, one decimal) and the number of reviews of a domain. */
export const trustpilotConnector = defineConnector({
  network: 'TRUSTPILOT',
  ways: { headers: ({ source }) => ({ apikey: source.secret }), findProblem: statusProblem },
  resolve: ({ key }) => ({ network: 'TRUSTPILOT', id: key, name: null }),
  read: async ({ id }, into, { ask }) => {
    const { score, numberOfReviews } = await ask({ path: '/business-units/find', query: { name: id } }, BusinessUnit);
    // 0 stands for no score: whom nobody has reviewed is not the worst.
    if (score.trustScore > 0) into.gauge('score', score.trustScore);
    into.gauge('reviews', numberOfReviews.total);
  },
  estimate: () => ({}),
});
