import { kernelsBase64 } from './kernels-base64.ts';

/** As in `kernels.wat`: addresses and lengths in bytes of the memory that the kernels were started on. */
type Count = (row: number, stride: number, rows: number, masks: number, out: number) => void;

type Combine = (row: number, stride: number, target: number) => void;

/** Counting in WebAssembly, on one memory. */
export interface Kernels {
  readonly count1: Count;
  readonly count2: Count;
  readonly count4: Count;
  readonly or: Combine;
  readonly and: Combine;
  /** The exclusive or of some words: what reading alone costs. */
  readonly read: (at: number, end: number) => bigint;
}

/** The memory of an arena. */
export interface Memory {
  readonly buffer: ArrayBuffer;
}

/** What is used of WebAssembly; the engine's types know neither Node nor browsers. */
interface WebAssemblyLike {
  readonly Memory: new (pages: { initial: number; maximum: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

const { WebAssembly: wasm } = globalThis as { WebAssembly?: WebAssemblyLike };
const pageBytes = 65_536;
/** Compiled at the first arena. */
let module: object | null = null;

/** A memory of zeros that never grows. Null where there is no WebAssembly, or no memory of this size. */
export function allocateMemory(bytes: number): Memory | null {
  const pages = Math.max(1, Math.ceil(bytes / pageBytes));
  try {
    return wasm ? new wasm.Memory({ initial: pages, maximum: pages }) : null;
  } catch {
    return null;
  }
}

/** The kernels on a memory that `allocateMemory` gave; null where the module is refused, as by a policy of the host. */
export function startKernels(memory: Memory): Kernels | null {
  try {
    module ??= new wasm!.Module(Uint8Array.from(atob(kernelsBase64), (character) => character.charCodeAt(0)));
    return new wasm!.Instance(module, { arena: { memory } }).exports as Kernels;
  } catch {
    return null;
  }
}
