import type { Kernels } from './kernels.ts';
import type { SheetKernels } from './sheet-kernels.ts';

/** A call of a kernel that can be handed to another thread: addresses and lengths in the order of its parameters. */
export type KernelCall =
  | { readonly kernel: 'count1' | 'count2' | 'count4'; readonly args: Parameters<Kernels['count1']> }
  | SheetCall;

export type SheetCall =
  | { readonly kernel: 'sum'; readonly args: Parameters<SheetKernels['sum']> }
  | { readonly kernel: 'tally'; readonly args: Parameters<SheetKernels['tally']> };

export function callKernel(kernels: Kernels, call: KernelCall): void;
export function callKernel(kernels: SheetKernels, call: SheetCall): void;
export function callKernel(kernels: Partial<Kernels>, { kernel, args }: KernelCall): void {
  const call = kernels[kernel] as (...args: readonly number[]) => void;
  call(...args);
}
