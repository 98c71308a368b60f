import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { CollectFailure } from './connector.ts';
import { defineConnector } from './define-connector.ts';
import type { Problem } from './vendor-call.ts';
import { Count, Id, Label, statusProblem } from './vendor-call.ts';

const Organisations = z.object({ elements: z.array(z.object({ id: Id, localizedName: Label.optional() })) });
const NetworkSize = z.object({ firstDegreeSize: Count });
const LinkedinError = z.object({ message: z.string() });

/** Sent with each call; LinkedIn keeps a version for a year. */
const version = '202607';

const findProblem = (answer: VendorAnswer): Problem | null => {
  const problem = statusProblem(answer);
  const message = LinkedinError.safeParse(answer.body).data?.message ?? '';
  // "Resource level throttle APPLICATION DAY limit for calls to this resource is reached."
  return answer.status === 429 && /\bDAY\b/.test(message) ? 'quotaSpent' : problem;
};

export const linkedinConnector = defineConnector({
  network: 'LINKEDIN',
  ways: {
    headers: ({ source }) => ({
      authorization: `Bearer ${source.secret}`,
      'linkedin-version': version,
      'x-restli-protocol-version': '2.0.0',
    }),
    findProblem,
  },
  resolve: async ({ key }, { ask }) => {
    const [kind, ...rest] = key.split(':');
    const name = rest.join(':');
    // People and groups have no figures here.
    if (kind === 'in' || kind === 'group') throw new CollectFailure('private');
    if (/^\d+$/.test(name)) return { network: 'LINKEDIN', id: name, name: null };
    const found = await ask({ path: '/organizations', query: { q: 'vanityName', vanityName: name } }, Organisations);
    const [organisation] = found.elements;
    if (!organisation) throw new CollectFailure('gone');
    return { network: 'LINKEDIN', id: organisation.id, name: organisation.localizedName ?? null };
  },
  read: async ({ id }, into, { ask }) => {
    const path = `/networkSizes/${encodeURIComponent(`urn:li:organization:${id}`)}`;
    const size = await ask({ path, query: { edgeType: 'COMPANY_FOLLOWED_BY_MEMBER' } }, NetworkSize);
    into.gauge('followers', size.firstDegreeSize);
    into.gauge('employees', null, 'noSource');
  },
  estimate: (accounts) => ({ calls: 2 * accounts }),
});
