import { parentPort, workerData } from 'node:worker_threads';
import type { Order } from '../src/arena/thread-follower.ts';
import { createFollower } from '../src/arena/thread-follower.ts';

const { lasts } = workerData as { lasts: number };
const follow = createFollower();
let counts = 0;
parentPort!.on('message', (order: Order) => {
  if (order.kind === 'count' && counts++ === lasts) throw new Error('This thread fails on purpose.');
  if (follow(order)) parentPort!.postMessage(null);
});
