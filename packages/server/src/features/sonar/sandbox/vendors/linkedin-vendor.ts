import { numericId } from '../identity.ts';
import { dayNumber } from '../invented-account.ts';
import { fine, hasBearer, type SandboxAnswer, type SandboxVendor } from '../sandbox-vendor.ts';

const failure = (status: number, code: string, message: string, serviceErrorCode: number): SandboxAnswer => ({
  status,
  body: { status, code, message, serviceErrorCode },
});

/** organizations?q=vanityName and networkSizes of LinkedIn's versioned API. */
export const linkedinVendor: SandboxVendor = {
  isLetIn: (request) => hasBearer(request) && /^20\d{4}$/.test(request.header('linkedin-version')),
  handleIn: ({ path, query }) => query.get('vanityName') ?? path[1]?.split(':').at(-1) ?? null,
  isLaterPage: () => false,
  errors: {
    gone: ({ path }) =>
      path[0] === 'organizations' ? fine({ elements: [] }) : failure(404, 'NOT_FOUND', 'Could not find entity.', 0),
    private: failure(404, 'NOT_FOUND', 'Could not find entity.', 0),
    expired: failure(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired.', 65602),
    quota: failure(
      429,
      'TOO_MANY_REQUESTS',
      'Resource level throttle APPLICATION DAY limit for calls to this resource is reached.',
      101,
    ),
    failed: failure(500, 'INTERNAL_SERVER_ERROR', 'Internal Server Error', 0),
    limited: (seconds) => ({
      ...failure(429, 'TOO_MANY_REQUESTS', 'Too many requests.', 101),
      headers: { 'retry-after': String(seconds) },
    }),
  },
  answer: ({ path, query }, subject) => {
    if (path[0] === 'organizations' && query.get('q') === 'vanityName') {
      const { handle } = subject;
      return fine({
        elements: [{ id: Number(numericId(subject.identity)), vanityName: handle, localizedName: handle }],
        paging: { count: 10, start: 0, links: [] },
      });
    }
    if (path[0] !== 'networkSizes' || query.get('edgeType') !== 'COMPANY_FOLLOWED_BY_MEMBER') return null;
    return fine({ firstDegreeSize: subject.invented.followersOn(dayNumber(subject.now)) });
  },
};
