import { kernelsBase64 } from './kernels-base64.ts';
import type { SheetKernels } from './sheet-kernels.ts';

/** As in `kernels.wat`: addresses and lengths in bytes of the memory that the kernels were started on. */
type Count = (row: number, stride: number, bytes: number, rows: number, masks: number, out: number) => void;

type Combine = (row: number, stride: number, target: number) => void;

export interface Kernels extends SheetKernels {
  readonly count1: Count;
  readonly count2: Count;
  readonly count4: Count;
  readonly or: Combine;
  readonly and: Combine;
  readonly read: (at: number, end: number) => bigint;
}

export interface Memory {
  readonly buffer: ArrayBufferLike;
}

interface WebAssemblyLike {
  readonly Memory: new (pages: { initial: number; maximum: number; shared: boolean }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

const { WebAssembly: wasm } = globalThis as { WebAssembly?: WebAssemblyLike };
const pageBytes = 65_536;
/**
 * Where the import of the memory tells what memory it takes: 1 has a maximum, 3 is shared too. WebAssembly wants one
 * or the other, so the same kernels are compiled twice.
 */
const memoryFlagsAt = 104;
const flags = { own: 1, shared: 3 };
const modules: { own: object | null; shared: object | null } = { own: null, shared: null };

/** A memory of zeros that never grows. Null where there is no WebAssembly, or no memory of this size. */
export function allocateMemory(bytes: number, isShared = false): Memory | null {
  const pages = Math.max(1, Math.ceil(bytes / pageBytes));
  try {
    return wasm ? new wasm.Memory({ initial: pages, maximum: pages, shared: isShared }) : null;
  } catch {
    return null;
  }
}

/** The kernels on a memory that `allocateMemory` gave; null where the module is refused, as by a policy of the host. */
export function startKernels(memory: Memory): Kernels | null {
  const sort = memory.buffer instanceof ArrayBuffer ? 'own' : 'shared';
  try {
    modules[sort] ??= new wasm!.Module(kernelBytes(sort));
    return new wasm!.Instance(modules[sort], { arena: { memory } }).exports as Kernels;
  } catch {
    return null;
  }
}

export function kernelBytes(sort: keyof typeof flags): Uint8Array {
  const bytes = Uint8Array.from(atob(kernelsBase64), (character) => character.charCodeAt(0));
  bytes[memoryFlagsAt] = flags[sort];
  return bytes;
}
