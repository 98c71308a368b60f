import type { Caller, Consumer } from '#/platform/http/caller.ts';

/** Whoever works with a project: a user in all their tabs, or the consumers of one address. */
export type Holder = `user:${string}` | `consumer:${string}`;

export interface HeldBy {
  readonly holder: Holder;
  /** What others are told; empty for a consumer, who has no name. */
  readonly username: string;
}

export const holderOf = ({ id, username }: Pick<Caller, 'id' | 'username'>): HeldBy => ({
  holder: `user:${id}`,
  username,
});

export const holderOfConsumer = ({ address }: Pick<Consumer, 'address'>): HeldBy => ({
  holder: `consumer:${address}`,
  username: '',
});
