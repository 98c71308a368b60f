import { youtubeUnitsADay } from '@soundings/contract/sonar/sonar-choices';
import { z } from 'zod';
import { CollectFailure } from './collect-failure.ts';
import type { Account, Item } from './connector.ts';
import { defineConnector } from './define-connector.ts';
import { readPages } from './read-pages.ts';
import type { Ask } from './vendor-call.ts';
import { Count, Id, Label, Time } from './vendor-values.ts';
import { youtubeWays } from './youtube-ways.ts';

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
        statistics: z.object({ likeCount: Count.optional(), commentCount: Count.optional() }),
      }),
    )
    .default([]),
});

const videosAtOnce = 50;

/** What channels.list can be asked by. `youtube.com/c/x` and `youtube.com/x` are in no list: mostly they are handles. */
const filtersOf = (key: string): Record<string, string>[] => {
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
  const query = { part: 'contentDetails', playlistId: feed, maxResults: String(videosAtOnce) };
  return await ask({ path: '/playlistItems', query: pageToken ? { ...query, pageToken } : query }, Uploads);
};

/** Figures of up to 50 videos; those that are not public any more are left out. */
const readVideos = async (published: ReadonlyMap<string, Date>, ask: Ask): Promise<Item[]> => {
  if (published.size === 0) return [];
  const query = { part: 'statistics', id: [...published.keys()].join(',') };
  const { items } = await ask({ path: '/videos', query }, Videos);
  const figures = new Map(items.map(({ id, statistics }) => [id, statistics]));
  return [...published].flatMap(([id, publishedAt]) => {
    const statistics = figures.get(id);
    if (!statistics) return [];
    const { likeCount, commentCount } = statistics;
    return [{ id, publishedAt, likes: likeCount ?? null, comments: commentCount ?? 0, shares: null }];
  });
};

/** Uploads of a channel; YouTube's figures have no followers. */
export const youtubeConnector = defineConnector({
  network: 'YOUTUBE',
  ways: youtubeWays,
  resolve: ({ key }, { ask }) => findChannel(filtersOf(key), ask),
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
    const calls = accounts * (1 + 2 * Math.max(1, Math.ceil(days / videosAtOnce)));
    return { calls, units: calls, unitsADay: youtubeUnitsADay };
  },
});
