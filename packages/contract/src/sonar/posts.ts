import { z } from 'zod';
import { projectCalls } from '../projects/project-calls.ts';
import { Text } from '../text.ts';
import { TimeZone } from '../time-zone.ts';
import { PostRef } from './carried.ts';
import { postKinds, postLimits, postPage } from './post-choices.ts';
import { DateRange } from './scores.ts';
import { socialNetworks } from './sonar-choices.ts';

const Network = z.enum(socialNetworks);
const Kind = z.enum(postKinds);
const Count = z.number().int();

/** How its interactions compare with the median of its account in the same days: 2 is twice; null where too few are known. */
const Times = z.number().nullable();

export const Post = PostRef.extend({
  likes: Count.nullable(),
  comments: Count.nullable(),
  shares: Count.nullable(),
  views: Count.nullable(),
  times: Times,
});
export type Post = z.infer<typeof Post>;

const WhichPosts = z.object({
  range: DateRange,
  /** Of these brands; of all where none is named. */
  ids: z.array(z.uuid()).max(postLimits.brands).default([]),
  network: Network.optional(),
});

const TopPostsRequest = WhichPosts.extend({
  kind: Kind.optional(),
  /** All of these have to begin a word of the text. */
  words: Text.trim().max(postLimits.words).optional(),
  page: z
    .number()
    .int()
    .min(0)
    .max(postPage.most - 1)
    .default(0),
});

export const TopPosts = z.object({ total: Count, page: Count, posts: z.array(Post) });
export type TopPosts = z.infer<typeof TopPosts>;

const PostPatternsRequest = WhichPosts.extend({
  /** Whose hours and weekdays posts are counted by. */
  timeZone: TimeZone.default('UTC'),
});

export const PostPatterns = z.object({
  /** What is kept of posts: how many, how many tell their interactions, their sum, and how many tell their time. */
  kept: z.object({ posts: Count, counted: Count, interactions: Count, timed: Count }),
  /** What the metrics of the same accounts say of the same days, which may be more than is kept; null where nothing is known. */
  metrics: z.object({ posts: Count.nullable(), interactions: Count.nullable() }),
  /** Days on which anything was published. */
  days: z.array(z.object({ day: z.iso.date(), posts: Count, interactions: Count })),
  kinds: z.array(z.object({ kind: Kind.nullable(), posts: Count, counted: Count, times: Times })),
  /** Most used first; `counted` of the posts tell their interactions. */
  hashtags: z.array(z.object({ tag: z.string(), posts: Count, counted: Count, interactions: Count })),
  /** Cells with enough posts whose time and interactions are known; 1 is Monday. */
  hours: z.array(
    z.object({
      weekday: z.number().int().min(1).max(7),
      hour: z.number().int().min(0).max(23),
      posts: Count,
      times: z.number(),
    }),
  ),
  timeZone: z.string(),
});
export type PostPatterns = z.infer<typeof PostPatterns>;

export const sonarPostCalls = projectCalls(
  { opens: 'SONAR', root: 'sonar' },
  {
    topPosts: {
      path: 'posts',
      summary:
        'Posts of a SONAR project in a range, those with most interactions first; by brand, network, kind and words',
      request: TopPostsRequest,
      answer: TopPosts,
      errors: ['noDataCollectedYet'],
    },
    postPatterns: {
      path: 'posts/patterns',
      summary: 'Kinds, hashtags and hours of the posts of a SONAR project in a range',
      request: PostPatternsRequest,
      answer: PostPatterns,
      errors: ['noDataCollectedYet'],
    },
  },
);
