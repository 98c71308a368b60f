import { parentPort } from 'node:worker_threads';
import type { Order } from '@soundings/engine/arena/thread-follower';
import { createFollower } from '@soundings/engine/arena/thread-follower';

/** Counts in the memory of large datasets; reports every count by an empty message. */
const follow = createFollower();
parentPort!.on('message', (order: Order) => {
  if (follow(order)) parentPort!.postMessage(null);
});
