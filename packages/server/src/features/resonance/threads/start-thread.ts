import { Worker } from 'node:worker_threads';
import type { StartThread } from '@soundings/engine/arena/threads';

const script = new URL('./count.worker.ts', import.meta.url);
/** It holds kernels and orders; what is counted lies outside of its heap. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };

/** A thread that sees no settings, and keeps the process alive only while it counts. */
export const startThread: StartThread = ({ onCounted, onEnded }) => {
  const worker = new Worker(script, { env: {}, execArgv: [], resourceLimits });
  let counts = 0;
  worker.unref();
  worker.on('message', () => {
    if (--counts === 0) worker.unref();
    onCounted();
  });
  worker.on('error', (error) => console.warn(`A thread that counts has ended: ${error.message}`));
  worker.on('exit', onEnded);
  return {
    post: (order) => {
      if (order.kind === 'count' && ++counts === 1) worker.ref();
      worker.postMessage(order);
    },
    end: () => void worker.terminate(),
  };
};
