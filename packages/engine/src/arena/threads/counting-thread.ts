import type { Order } from './orders.ts';
import type { StartThread } from './thread.ts';

/** A thread with those who wait for what it counts. */
export interface CountingThread {
  readonly tell: (order: Order) => void;
  /** Whether it was counted: not where the thread ended before. */
  readonly count: (order: Order) => Promise<boolean>;
  readonly end: () => void;
}

/** @param fail is called when the thread ends without being told to */
export function startCountingThread(start: StartThread, fail: () => void): CountingThread {
  const waiting: ((isCounted: boolean) => void)[] = [];
  let isEnding = false;
  const thread = start({
    onCounted: () => waiting.shift()?.(true),
    onEnded: () => {
      if (!isEnding) fail();
    },
  });
  return {
    tell: thread.post,
    count: (order) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        thread.post(order);
      }),
    end: () => {
      isEnding = true;
      thread.end();
      for (const give of waiting.splice(0)) give(false);
    },
  };
}
