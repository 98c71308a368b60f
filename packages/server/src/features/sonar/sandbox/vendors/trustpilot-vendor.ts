import { dayNumber } from '../invented-account.ts';
import { fine, type SandboxAnswer, type SandboxVendor, sandboxSecret } from '../sandbox-vendor.ts';

const fault = (status: number, faultstring: string, errorcode: string): SandboxAnswer => ({
  status,
  body: { fault: { faultstring, detail: { errorcode } } },
});
const missing: SandboxAnswer = { status: 404, body: { message: 'Business unit not found', errorCode: 1103 } };

/** /business-units/find of Trustpilot's public API. */
export const trustpilotVendor: SandboxVendor = {
  isLetIn: ({ header }) => header('apikey') === sandboxSecret,
  handleIn: ({ path, query }) => (path.join('/') === 'business-units/find' ? query.get('name') : null),
  isLaterPage: () => false,
  errors: {
    gone: () => missing,
    private: missing,
    expired: fault(401, 'Invalid ApiKey', 'oauth.v2.InvalidApiKey'),
    quota: fault(402, 'Quota spent', 'policies.ratelimit.QuotaViolation'),
    failed: { status: 503, body: { message: 'Service unavailable' } },
    limited: (seconds) => ({
      ...fault(429, 'Spike arrest violation', 'policies.ratelimit.SpikeArrestViolation'),
      headers: { 'retry-after': String(seconds) },
    }),
  },
  answer: (_request, { identity, handle, invented, now, fault: of }) => {
    const total = of === 'empty' ? 0 : invented.reviewsUntil(dayNumber(now));
    const stars = Math.round(invented.score * 2) / 2;
    return fine({
      id: identity.digits.padStart(24, '0'),
      displayName: handle,
      name: { identifying: handle, referring: [handle] },
      status: 'active',
      score: total === 0 ? { trustScore: 0, stars: 0 } : { trustScore: invented.score, stars },
      numberOfReviews: { total, usedForTrustScoreCalculation: Math.ceil(total / 2) },
    });
  },
};
