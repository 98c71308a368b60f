import type { Kernels, Memory } from '../kernels.ts';

/** One call of a kernel, as in `kernels.wat`. */
export interface KernelCall {
  readonly kernel: 'count1' | 'count2' | 'count4';
  /** Addresses and lengths, in the order of the kernel's parameters. */
  readonly args: Parameters<Kernels['count1']>;
}

/** What a thread is told; it does one after the other. Memories go by numbers that are never used again. */
export type Order =
  | { readonly kind: 'open'; readonly id: number; readonly memory: Memory }
  | { readonly kind: 'count'; readonly id: number; readonly call: KernelCall }
  | { readonly kind: 'close'; readonly id: number };
