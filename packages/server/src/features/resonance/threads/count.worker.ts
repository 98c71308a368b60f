import { parentPort } from 'node:worker_threads';
import { createFollower } from '@soundings/engine/arena/threads/create-follower';
import type { Order } from '@soundings/engine/arena/threads/orders';

/** Counts in the memory of large datasets; reports every count by an empty message. */
const follow = createFollower();
parentPort!.on('message', (order: Order) => {
  if (follow(order)) parentPort!.postMessage(null);
});
