import type { Dataset } from '../crosstab/dataset.ts';
import { findArena } from './arena.ts';
import { countInKernels, maskInKernels } from './count-in-kernels.ts';
import { createThreadCounting } from './count-in-threads.ts';
import { countInTypeScript, maskInTypeScript } from './count-in-typescript.ts';
import { type LentThreads, lendThreads } from './lent-threads.ts';
import type { CountRows, MaskRows } from './rows.ts';
import { type RowRanges, rowRanges, rowsOf } from './rows.ts';
import type { SheetHost } from './sheet-memory.ts';
import type { Threads } from './threads.ts';

export interface Counter {
  readonly ranges: RowRanges;
  readonly countInSteps: CountRows;
  readonly maskOf: MaskRows;
  /** Where what is kept beside the masks is summed up. */
  readonly host: SheetHost;
  /** Null where this thread does everything. */
  readonly threads: LentThreads | null;
}

const counters = new WeakMap<Dataset, Counter>();

/** The dataset's counter, made once: in WebAssembly where its masks lie in an arena that can, else in TypeScript. */
export function getCounter(dataset: Dataset): Counter {
  const counter = counters.get(dataset) ?? createCounter(dataset);
  counters.set(dataset, counter);
  return counter;
}

/**
 * Lets threads count and sum up a dataset whose memory is shared, until `stop` is called; of another it does nothing.
 * What nobody waits for and what the threads cannot do is counted in this thread, as before and after.
 */
export function countWithThreads(dataset: Dataset, threads: Threads): { readonly stop: () => void } {
  const arena = findArena([...rowsOf(dataset)]);
  if (!arena?.kernels || !arena.shared) return { stop: () => undefined };
  const lent = lendThreads(threads);
  const counting = createThreadCounting(arena, arena.shared, lent);
  const countInSteps = countInKernels(arena, arena.kernels, counting);
  counters.set(dataset, { ...getCounter(dataset), countInSteps, threads: lent });
  return lent;
}

function createCounter(dataset: Dataset): Counter {
  const rows = [...rowsOf(dataset)];
  const arena = findArena(rows);
  const ranges = rowRanges(dataset);
  const alone = { ranges, threads: null };
  if (!arena?.kernels) {
    return { ...alone, countInSteps: countInTypeScript(rows), maskOf: maskInTypeScript(rows), host: 'typescript' };
  }
  const { kernels, shared } = arena;
  return {
    ...alone,
    countInSteps: countInKernels(arena, kernels),
    maskOf: maskInKernels(arena, kernels),
    host: shared ? 'shared' : 'own',
  };
}
