import { youtubeUnitsADay } from '@soundings/contract/sonar/sonar-choices';
import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { type Account, CollectFailure, type Item } from './connector.ts';
import { defineConnector, readPages } from './define-connector.ts';
import { type Ask, Count, Id, Label, type Problem, statusProblem, Time, type VendorWays } from './vendor-call.ts';

const Channel = z.object({
  id: Id,
  snippet: z.object({ title: Label }),
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: Id }) }),
});

/** Nobody found has no `items` at all. */
const Channels = z.object({ items: z.array(Channel).default([]) });

const Uploads = z.object({
  items: z
    .array(
      z.object({
        /** A private or deleted video has an id and no time. */
        contentDetails: z.object({ videoId: Id, videoPublishedAt: Time.optional() }),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const Videos = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        /** Hidden likes are left out, and so are comments where they are turned off. */
        statistics: z.object({
          likeCount: Count.optional(),
          commentCount: Count.optional(),
          viewCount: Count.optional(),
        }),
        snippet: z
          .object({
            title: Label,
            description: Label.default(''),
            thumbnails: z.object({ medium: z.object({ url: z.string() }).optional() }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});

const videosPerCall = 50;

/** What channels.list can be asked by. `youtube.com/c/x` and `youtube.com/x` are in no list: mostly they are handles. */
const channelFilters = (key: string): Record<string, string>[] => {
  const name = key.replace(/^(channel|user|c|custom):/, '');
  if (key.startsWith('channel:')) return [{ id: name }];
  if (key.startsWith('@')) return [{ forHandle: name }];
  return key.startsWith('user:') ? [{ forUsername: name }] : [{ forHandle: `@${name}` }, { forUsername: name }];
};

const findChannel = async (filters: readonly Record<string, string>[], ask: Ask): Promise<Account> => {
  for (const filter of filters) {
    const { items } = await ask({ path: '/channels', query: { part: 'snippet,contentDetails', ...filter } }, Channels);
    const [channel] = items;
    if (!channel) continue;
    const { id, snippet, contentDetails } = channel;
    return { network: 'YOUTUBE', id, name: snippet.title, feed: contentDetails.relatedPlaylists.uploads };
  }
  throw new CollectFailure('gone');
};

const readUploads = async (feed: string, pageToken: string | undefined, ask: Ask) => {
  const query = { part: 'contentDetails', playlistId: feed, maxResults: String(videosPerCall) };
  return await ask({ path: '/playlistItems', query: pageToken ? { ...query, pageToken } : query }, Uploads);
};

const toItem = ({ id, statistics, snippet }: z.output<typeof Videos>['items'][number], publishedAt: Date): Item => ({
  id,
  publishedAt,
  likes: statistics.likeCount ?? null,
  comments: statistics.commentCount ?? 0,
  shares: null,
  views: statistics.viewCount ?? null,
  kind: 'video',
  text: snippet ? `${snippet.title}\n${snippet.description}` : null,
  url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
  picture: snippet?.thumbnails?.medium?.url ?? null,
});

const readVideos = async (published: ReadonlyMap<string, Date>, ask: Ask): Promise<Item[]> => {
  if (published.size === 0) return [];
  const query = { part: 'snippet,statistics', id: [...published.keys()].join(',') };
  const { items } = await ask({ path: '/videos', query }, Videos);
  const videos = new Map(items.map((video) => [video.id, video]));
  return [...published].flatMap(([id, publishedAt]) => {
    const video = videos.get(id);
    return video ? [toItem(video, publishedAt)] : [];
  });
};

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

const findProblem = (answer: VendorAnswer): Problem | null => {
  const byStatus = statusProblem(answer);
  if (byStatus === null) return null;
  const { data } = YoutubeError.safeParse(answer.body);
  const reasons = [...(data?.error.details ?? []), ...(data?.error.errors ?? [])].map(({ reason }) => reason ?? '');
  return reasons.map((reason) => meanings[reason]).find((meaning) => meaning !== undefined) ?? byStatus;
};

/** How YouTube's Data API speaks. Each of the lists that are read here costs 1 unit. */
const youtubeWays: VendorWays = {
  headers: ({ source }) => ({ 'x-goog-api-key': source.secret }),
  findProblem,
  costOfCall: { units: 1 },
};

export const youtubeConnector = defineConnector({
  network: 'YOUTUBE',
  ways: youtubeWays,
  resolve: ({ key }, { ask }) => findChannel(channelFilters(key), ask),
  read: async ({ id, feed }, into, { ask }) => {
    const uploads = feed ?? (await findChannel([{ id }], ask)).feed!;
    await readPages(into, async (token) => {
      const page = await readUploads(uploads, token, ask).catch(async (error: unknown) => {
        if (!(error instanceof CollectFailure) || error.reason !== 'gone' || token !== undefined) throw error;
        // A channel that has never uploaded anything has no playlist either.
        await findChannel([{ id }], ask);
        return { items: [], nextPageToken: undefined };
      });
      const published = page.items.flatMap(({ contentDetails: { videoId, videoPublishedAt } }) =>
        videoPublishedAt ? [[videoId, videoPublishedAt] as const] : [],
      );
      return { items: await readVideos(new Map(published), ask), next: page.nextPageToken };
    });
  },
  // One call to find the channel, two for each 50 videos: one a day is much.
  estimate: (accounts, days) => {
    const calls = accounts * (1 + 2 * Math.max(1, Math.ceil(days / videosPerCall)));
    return { calls, units: calls, unitsADay: youtubeUnitsADay };
  },
});
