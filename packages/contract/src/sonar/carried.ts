import { z } from 'zod';
import { postKinds } from './post-choices.ts';
import { socialNetworks } from './sonar-choices.ts';

const Network = z.enum(socialNetworks);

export const PostRef = z.object({
  initDataId: z.uuid(),
  network: Network,
  /** The network's own id; the file's, or a number, where it was imported. */
  postId: z.string(),
  publishedAt: z.iso.datetime(),
  /** False where only its day is known. */
  isTimed: z.boolean(),
  kind: z.enum(postKinds).nullable(),
  text: z.string().nullable(),
  url: z.string().nullable(),
  /** Likes, comments and shares as far as the network tells them. */
  interactions: z.number().int().nullable(),
});
export type PostRef = z.infer<typeof PostRef>;

/** Posts that carried a change of an account's interactions: decision 0047. */
export const Carried = z.object({
  network: Network,
  direction: z.enum(['rise', 'fall']),
  /** Of the change, 0.5 to 1. */
  share: z.number(),
  /** Interactions a day, by the account's metric. */
  now: z.number(),
  before: z.number(),
  posts: z.array(PostRef),
});
export type Carried = z.infer<typeof Carried>;
