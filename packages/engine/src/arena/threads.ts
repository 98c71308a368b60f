import type { KernelCall } from './kernel-call.ts';
import type { Memory } from './kernels.ts';
import type { Order } from './thread-follower.ts';

export interface Threads {
  readonly count: number;
  readonly open: (memory: Memory) => OpenMemory;
}

export interface OpenMemory {
  /** Does the calls, one a thread, and tells whether all were done. No more calls than threads. */
  readonly run: (calls: readonly KernelCall[]) => Promise<boolean>;
  /** Nothing is done in this memory any more, and no thread holds it. */
  readonly close: () => void;
}

/**
 * They start at the first call and end when the last memory is closed. Once one has ended by itself the others are
 * ended too and nothing is done any more, until all memories are closed: what went wrong may go wrong at every call.
 */
export function createThreads(start: StartThread, count: number): Threads {
  const opened = new Map<number, Memory>();
  const running: CountingThread[] = [];
  let hasFailed = false;
  let opens = 0;

  const end = (): void => {
    for (const thread of running.splice(0)) thread.end();
  };
  const fail = (): void => {
    hasFailed = true;
    end();
  };
  const begin = (): void => {
    try {
      while (running.length < count) running.push(startCountingThread(start, fail));
      for (const [id, memory] of opened) for (const thread of running) thread.tell({ kind: 'open', id, memory });
    } catch {
      fail();
    }
  };

  const open = (memory: Memory): OpenMemory => {
    const id = opens++;
    opened.set(id, memory);
    for (const thread of running) thread.tell({ kind: 'open', id, memory });
    const run = async (calls: readonly KernelCall[]): Promise<boolean> => {
      if (running.length === 0 && opened.has(id) && !hasFailed) begin();
      if (hasFailed || !opened.has(id)) return false;
      const done = await Promise.all(calls.map((call, i) => running[i]!.count({ kind: 'count', id, call })));
      return done.every((isDone) => isDone);
    };
    const close = (): void => {
      if (!opened.delete(id)) return;
      for (const thread of running) thread.tell({ kind: 'close', id });
      if (opened.size > 0) return;
      end();
      hasFailed = false;
    };
    return { run, close };
  };
  return { count, open };
}

interface CountingThread {
  readonly tell: (order: Order) => void;
  /** Whether it was counted: not where the thread ended before. */
  readonly count: (order: Order) => Promise<boolean>;
  readonly end: () => void;
}

/** @param fail is called when the thread ends without being told to */
function startCountingThread(start: StartThread, fail: () => void): CountingThread {
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

/** A thread of the host, which does orders as `createFollower` does. */
interface Thread {
  readonly post: (order: Order) => void;
  readonly end: () => void;
}

interface ThreadEvents {
  /** A count is done, in the order in which they were posted. */
  readonly onCounted: () => void;
  /** It is no longer there: it failed, or was ended. */
  readonly onEnded: () => void;
}

export type StartThread = (events: ThreadEvents) => Thread;
