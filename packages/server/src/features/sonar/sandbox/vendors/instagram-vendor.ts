import { numberOf } from '../identity.ts';
import { dayNumber } from '../invented-account.ts';
import { cutPage, fine, hasBearer, type SandboxRequest, type SandboxVendor } from '../sandbox-vendor.ts';
import { graphError, graphErrors, graphTime } from './graph-errors.ts';

const fieldsOf = ({ query }: SandboxRequest): string => query.get('fields') ?? '';

const unknown = graphError(400, {
  message: 'Invalid user id',
  type: 'OAuthException',
  code: 110,
  error_subcode: 2207013,
  is_transient: false,
});

/** /{own id}?fields=business_discovery.username(x){…} of the Graph API. */
export const instagramVendor: SandboxVendor = {
  isLetIn: hasBearer,
  handleIn: (request) => /business_discovery\.username\(([^)]+)\)/.exec(fieldsOf(request))?.[1] ?? null,
  isLaterPage: (request) => fieldsOf(request).includes('.after('),
  // Who has no professional account is as unknown as who was deleted.
  errors: { ...graphErrors, gone: () => unknown, private: unknown },
  answer: (request, subject) => {
    const fields = fieldsOf(request);
    const cursor = /\.after\(([^)]+)\)/.exec(fields)?.[1];
    const limit = Number(/\.limit\((\d+)\)/.exec(fields)?.[1] ?? 25);
    const { page, next } = cutPage(subject.posts(), cursor, limit);
    const id = numberOf(subject.identity);
    const data = page.map(({ publishedAt, likes, comments, ...post }) => ({
      id: `${id}_${post.id}`,
      timestamp: graphTime(publishedAt),
      ...(subject.fault !== 'hidden' && { like_count: likes }),
      comments_count: comments,
    }));
    const business_discovery = {
      id,
      username: subject.handle,
      followers_count: subject.invented.followersOn(dayNumber(subject.now)),
      media_count: data.length,
      ...(data.length > 0 && { media: { data, paging: { cursors: { ...(next && { after: next }) } } } }),
    };
    return fine({ business_discovery, id: request.path[0] });
  },
};
