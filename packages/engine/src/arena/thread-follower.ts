import { type Kernels, type Memory, startKernels } from './kernels.ts';
import type { SumKernel } from './sum-kernel.ts';

/**
 * What runs in a thread: gives a function that does one order after the other and tells whether it has counted, which
 * is to be reported. Throws where the memory cannot be counted in; the thread is then of no use.
 */
export function createFollower(): (order: Order) => boolean {
  const opened = new Map<number, Kernels>();
  return (order) => {
    if (order.kind === 'count') {
      const { kernel, args } = order.call;
      const call: (...args: number[]) => void = opened.get(order.id)![kernel];
      call(...args);
      return true;
    }
    if (order.kind === 'close') {
      opened.delete(order.id);
      return false;
    }
    const kernels = startKernels(order.memory);
    if (!kernels) throw new Error('The kernels cannot be started in this thread.');
    opened.set(order.id, kernels);
    return false;
  };
}

/** A kernel with addresses and lengths, in the order of its parameters. */
export type KernelCall =
  | { readonly kernel: 'count1' | 'count2' | 'count4'; readonly args: Parameters<Kernels['count1']> }
  | { readonly kernel: 'sum'; readonly args: Parameters<SumKernel> };

/** What a thread is told; it does one after the other. Memories go by numbers that are never used again. */
export type Order =
  | { readonly kind: 'open'; readonly id: number; readonly memory: Memory }
  | { readonly kind: 'count'; readonly id: number; readonly call: KernelCall }
  | { readonly kind: 'close'; readonly id: number };
