import type { Order } from './orders.ts';

/** A thread of the host, which does orders as `createFollower` does. */
export interface Thread {
  readonly post: (order: Order) => void;
  readonly end: () => void;
}

/** What a thread tells of itself. */
export interface ThreadEvents {
  /** A count is done, in the order in which they were posted. */
  readonly onCounted: () => void;
  /** It is no longer there: it failed, or was ended. */
  readonly onEnded: () => void;
}

/** Starts a thread; the engine does not know how its host does that. */
export type StartThread = (events: ThreadEvents) => Thread;
