import type { KernelCall } from './kernel-call.ts';
import type { Memory } from './kernels.ts';
import type { OpenMemory, Threads } from './threads.ts';

export interface LentThreads {
  readonly count: number;
  readonly run: (memory: Memory, calls: readonly KernelCall[]) => Promise<boolean>;
  readonly stop: () => void;
}

export function lendThreads(threads: Threads): LentThreads {
  const opened = new Map<Memory, OpenMemory>();
  let isStopped = false;
  const open = (memory: Memory): OpenMemory => {
    const found = opened.get(memory) ?? threads.open(memory);
    opened.set(memory, found);
    return found;
  };
  return {
    count: threads.count,
    run: async (memory, calls) => !isStopped && open(memory).run(calls),
    stop: () => {
      isStopped = true;
      for (const { close } of opened.values()) close();
      opened.clear();
    },
  };
}
