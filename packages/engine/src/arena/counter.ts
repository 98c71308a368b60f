import { andInto, orInto } from '../crosstab/dataset/bits.ts';
import type { Bits, Dataset } from '../crosstab/dataset/dataset.ts';
import { countIn } from '../crosstab/dataset/selection.ts';
import { type ArenaPart, findArenas } from './arena.ts';
import { countInArenas, maskInArenas } from './count-in-arenas.ts';
import { countInKernels, maskInKernels } from './count-in-kernels.ts';
import { createThreadCounting } from './count-in-threads.ts';
import { type LentThreads, lendThreads } from './lent-threads.ts';
import type { CountRows, MaskRows } from './rows.ts';
import { listRows, type RowRanges, rowRanges } from './rows.ts';
import type { SheetHost } from './sheet-memory.ts';
import type { Threads } from './threads.ts';

export interface Counter {
  readonly ranges: RowRanges;
  readonly countInSteps: CountRows;
  readonly maskRows: MaskRows;
  readonly host: SheetHost;
  readonly threads: LentThreads | null;
}

const counters = new WeakMap<Dataset, Counter>();

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
  const arenas = findArenas([...listRows(dataset)]);
  if (!arenas?.every(({ arena }) => arena.kernels && arena.shared)) return { stop: () => undefined };
  const lent = lendThreads(threads);
  counters.set(dataset, { ...getCounter(dataset), ...countRows(arenas, lent), threads: lent });
  return lent;
}

function createCounter(dataset: Dataset): Counter {
  const rows = [...listRows(dataset)];
  const arenas = findArenas(rows);
  const ranges = rowRanges(dataset);
  const alone = { ranges, threads: null };
  if (!arenas?.every(({ arena }) => arena.kernels)) {
    return { ...alone, countInSteps: countInTypeScript(rows), maskRows: maskInTypeScript(rows), host: 'typescript' };
  }
  const host = arenas.every(({ arena }) => arena.shared) ? 'shared' : 'own';
  return { ...alone, ...countRows(arenas), host };
}

/** @param arenas that all have kernels */
function countRows(
  arenas: readonly ArenaPart[],
  lent: LentThreads | null = null,
): Pick<Counter, 'countInSteps' | 'maskRows'> {
  const parts = arenas.map(({ arena, first, count }) => {
    const { shared } = arena;
    const kernels = arena.kernels!;
    const threads = lent && shared && createThreadCounting(arena, shared, lent);
    const countInSteps = countInKernels(arena, kernels, threads);
    return { first, count, countInSteps, maskRows: maskInKernels(arena, kernels) };
  });
  const [only, ...others] = parts;
  if (only && others.length === 0) return { countInSteps: only.countInSteps, maskRows: only.maskRows };
  return { countInSteps: countInArenas(parts), maskRows: maskInArenas(parts) };
}

const wordsAStep = 1_000_000;

/** Counts masks that may lie anywhere, one by one. What the kernels count is tested against this. */
export const countInTypeScript = (masks: readonly Bits[]): CountRows =>
  function* ({ first, count }, selections) {
    const counts = new Uint32Array(count * selections.length);
    const wordsARow = selections.reduce((sum, { bits }) => sum + bits.length, 0);
    let words = 0;
    for (let i = 0, next = 0; i < count; i++) {
      const mask = masks[first + i]!;
      for (const selection of selections) counts[next++] = countIn(selection, mask);
      words += wordsARow;
      if (words < wordsAStep) continue;
      words = 0;
      yield;
    }
    return counts;
  };

export const maskInTypeScript =
  (masks: readonly Bits[]): MaskRows =>
  (groups) => {
    const unions = groups.map((rows) => {
      const union = new Uint32Array(masks[0]?.length ?? 0);
      for (const row of rows) orInto(union, masks[row]!);
      return union;
    });
    const [mask, ...others] = unions;
    for (const union of others) andInto(mask!, union);
    return mask!;
  };
