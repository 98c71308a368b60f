import type { Steps } from '../steps.ts';
import { type Arena, rowsAtOnce, type Slot } from './arena.ts';
import { type Batch, chooseKernel, takeCounts, writeMasks } from './count-in-kernels.ts';
import type { KernelCall } from './kernel-call.ts';
import type { LentThreads } from './lent-threads.ts';
import { createPool } from './pool.ts';

/** Counts a batch and tells whether that was done: not where nobody waited for it, or the threads could not. */
export type ThreadCounting = (batch: Batch) => Steps<boolean>;

export function createThreadCounting(
  arena: Arena,
  { memory, slots }: NonNullable<Arena['shared']>,
  threads: LentThreads,
): ThreadCounting {
  const lend = createPool(slots);

  /** The masks of a batch keep their slot until every row is counted. */
  const countIn = async (batch: Batch, slot: Slot): Promise<boolean> => {
    writeMasks(batch, arena, slot);
    for (let from = 0; from < batch.rows.count; from += rowsAtOnce) {
      const rows = Math.min(rowsAtOnce, batch.rows.count - from);
      const calls = callsFor(batch, arena, slot, { from, rows, threads: threads.count });
      if (!(await threads.run(memory, calls))) return false;
      takeCounts(batch, arena, slot, from, rows);
    }
    return true;
  };

  return function* (batch) {
    let isCounted = false;
    yield async () => {
      isCounted = await lend((slot) => countIn(batch, slot));
    };
    return isCounted;
  };
}

interface Part {
  readonly from: number;
  readonly rows: number;
  readonly threads: number;
}

/** A call a thread. Kernels count up to the next multiple of four rows, so all parts but the last are multiples of it. */
function callsFor(batch: Batch, { stride }: Arena, slot: Slot, { from, rows, threads }: Part): KernelCall[] {
  const { first } = batch.rows;
  const kernel = chooseKernel(batch);
  const part = Math.ceil(rows / threads / 4) * 4;
  const calls: KernelCall[] = [];
  for (let at = 0; at < rows; at += part) {
    const out = slot.countsAt + at * batch.places.length * 4;
    const row = (first + from + at) * stride;
    const args = [row, stride, stride, Math.min(part, rows - at), slot.masksAt, out] as const;
    calls.push({ kernel, args: [...args] });
  }
  return calls;
}
