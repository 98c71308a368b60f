import { channelId, uploadsPlaylistId } from '../identity.ts';
import type { InventedPost } from '../invented-account.ts';
import {
  cutPage,
  fine,
  type SandboxAnswer,
  type SandboxVendor,
  type Subject,
  sandboxSecret,
} from '../sandbox-vendor.ts';

const failure = (code: number, reason: string, message: string, details: readonly string[] = []): SandboxAnswer => ({
  status: code,
  body: {
    error: {
      code,
      message,
      errors: [{ message, domain: 'youtube', reason }],
      ...(details.length > 0 && { status: 'INVALID_ARGUMENT', details: details.map((each) => ({ reason: each })) }),
    },
  },
});

const listAnswer = (kind: string, items: readonly unknown[], nextPageToken?: string): SandboxAnswer =>
  fine({
    kind: `youtube#${kind}ListResponse`,
    ...(nextPageToken && { nextPageToken }),
    pageInfo: { totalResults: items.length, resultsPerPage: 50 },
    // Nothing found is told by leaving them out.
    ...(items.length > 0 && { items }),
  });

const channel = (subject: Subject): SandboxAnswer => {
  const contentDetails = { relatedPlaylists: { likes: '', uploads: uploadsPlaylistId(subject.identity) } };
  return listAnswer('channel', [
    { id: channelId(subject.identity), snippet: { title: subject.handle }, contentDetails },
  ]);
};

/** Ids begin with the channel's, so that a video alone tells whose it is. */
const videoId = (subject: Subject, post: InventedPost) => `${channelId(subject.identity)}.${post.id}`;

const uploads = (subject: Subject, query: URLSearchParams): SandboxAnswer => {
  const { page, next } = cutPage(subject.posts(), query.get('pageToken'), Number(query.get('maxResults') ?? 5));
  if (page.length === 0 && !query.has('pageToken'))
    return failure(404, 'playlistNotFound', 'The playlist cannot be found.');
  const items = page.map((post) => ({
    contentDetails: { videoId: videoId(subject, post), videoPublishedAt: post.publishedAt.toISOString() },
  }));
  return listAnswer('playlistItem', items, next);
};

const videos = (subject: Subject, query: URLSearchParams): SandboxAnswer => {
  const asked = new Set(query.get('id')?.split(','));
  const items: unknown[] = [];
  for (const post of subject.posts()) {
    const id = videoId(subject, post);
    if (!asked.delete(id)) continue;
    const likeCount = subject.fault === 'hidden' ? {} : { likeCount: String(post.likes) };
    items.push({
      id,
      snippet: { title: post.text, description: '' },
      statistics: { viewCount: String(post.views), ...likeCount, commentCount: String(post.comments) },
    });
    if (asked.size === 0) break;
  }
  return listAnswer('video', items);
};

/** channels, playlistItems and videos of the Data API v3. */
export const youtubeVendor: SandboxVendor = {
  isLetIn: ({ header }) => header('x-goog-api-key') === sandboxSecret,
  handleIn: ({ query }) => {
    const id = query.get('id')?.split(',')[0]?.split('.')[0];
    return id ?? query.get('forHandle') ?? query.get('forUsername') ?? query.get('playlistId');
  },
  isLaterPage: ({ query }) => query.has('pageToken'),
  errors: {
    gone: ({ path }) =>
      path[0] === 'channels'
        ? listAnswer('channel', [])
        : failure(404, 'playlistNotFound', 'The playlist cannot be found.'),
    private: failure(403, 'playlistItemsNotAccessible', 'The request is not properly authorized.'),
    expired: failure(400, 'badRequest', 'API key not valid. Please pass a valid API key.', ['API_KEY_INVALID']),
    quota: failure(403, 'quotaExceeded', 'The request cannot be completed because you have exceeded your quota.'),
    failed: failure(500, 'backendError', 'Backend Error'),
    limited: (seconds) => ({
      ...failure(429, 'rateLimitExceeded', 'Too many requests'),
      headers: { 'retry-after': String(seconds) },
    }),
  },
  answer: ({ path, query }, subject) => {
    if (path[0] === 'channels') return channel(subject);
    if (path[0] === 'playlistItems') return uploads(subject, query);
    return path[0] === 'videos' ? videos(subject, query) : null;
  },
};
