import type { Memory } from '../kernels.ts';
import { type CountingThread, startCountingThread } from './counting-thread.ts';
import type { KernelCall } from './orders.ts';
import type { StartThread } from './thread.ts';

/** Threads that count in the memories of large datasets. */
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
