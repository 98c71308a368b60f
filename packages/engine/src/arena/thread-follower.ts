import { callKernel, type KernelCall } from './kernel-call.ts';
import { type Kernels, type Memory, startKernels } from './kernels.ts';

/**
 * What runs in a thread: gives a function that does one order after the other and tells whether it has counted, which
 * is to be reported. Throws where the memory cannot be counted in; the thread is then of no use.
 */
export function createFollower(): (order: Order) => boolean {
  const opened = new Map<number, Kernels>();
  return (order) => {
    if (order.kind === 'count') {
      callKernel(opened.get(order.id)!, order.call);
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

/** What a thread is told; it does one after the other. Memories go by numbers that are never used again. */
export type Order =
  | { readonly kind: 'open'; readonly id: number; readonly memory: Memory }
  | { readonly kind: 'count'; readonly id: number; readonly call: KernelCall }
  | { readonly kind: 'close'; readonly id: number };
