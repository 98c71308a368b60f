import { parentPort } from 'node:worker_threads';
import type { Order } from '@soundings/engine/arena/thread-follower';
import { createFollower } from '@soundings/engine/arena/thread-follower';

const follow = createFollower();
parentPort!.on('message', (order: Order) => {
  if (follow(order)) parentPort!.postMessage(null);
});
