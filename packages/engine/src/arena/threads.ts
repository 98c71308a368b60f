import type { KernelCall } from './kernel-call.ts';
import type { Memory } from './kernels.ts';
import type { Order } from './thread-follower.ts';

export interface Threads {
  readonly count: number;
  readonly open: (memory: Memory) => OpenMemory;
}

export interface OpenMemory {
  readonly run: (calls: readonly KernelCall[]) => Promise<boolean>;
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

interface Thread {
  readonly post: (order: Order) => void;
  readonly end: () => void;
}

interface ThreadEvents {
  readonly onCounted: () => void;
  readonly onEnded: () => void;
}

export type StartThread = (events: ThreadEvents) => Thread;
