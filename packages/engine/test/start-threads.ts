import { Worker } from 'node:worker_threads';
import type { StartThread } from '../src/arena/threads.ts';

export function threadStarter(lasts = Number.POSITIVE_INFINITY) {
  const done = { started: 0, counts: 0 };
  const start: StartThread = ({ onCounted, onEnded }) => {
    done.started++;
    const worker = new Worker(new URL('./count-thread.ts', import.meta.url), { workerData: { lasts } });
    worker.on('message', () => {
      done.counts++;
      onCounted();
    });
    worker.on('error', () => undefined);
    worker.on('exit', onEnded);
    return { post: (order) => worker.postMessage(order), end: () => void worker.terminate() };
  };
  return { start, done };
}
