import { parentPort, workerData } from 'node:worker_threads';
import { createFollower } from '../src/arena/threads/create-follower.ts';
import type { Order } from '../src/arena/threads/orders.ts';

/** A thread that follows orders, and fails at the count after `lasts`. */
const { lasts } = workerData as { lasts: number };
const follow = createFollower();
let counts = 0;
parentPort!.on('message', (order: Order) => {
  if (order.kind === 'count' && counts++ === lasts) throw new Error('This thread fails on purpose.');
  if (follow(order)) parentPort!.postMessage(null);
});
