import type { MetricName } from '@soundings/contract/sonar/metrics';
import { blockDays, firstDayOf } from './block-days.ts';
import { type Days, uncollected } from './days.ts';
import { metricOf } from './metric-codes.ts';
import { unpackDays } from './pack-days.ts';

/** Days of one figure, one after the other. */
export interface Run extends Days {
  readonly metric: MetricName;
  readonly firstDay: number;
}

interface Packed {
  readonly metric: number;
  readonly block: number;
  readonly bytes: Uint8Array;
}

function* blocksIn(bytes: Uint8Array): Generator<Packed> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const end = at + 6 + view.getInt16(at + 4);
    yield { metric: view.getInt16(at), block: view.getInt16(at + 2), bytes: bytes.subarray(at + 6, end) };
    at = end;
  }
}

/** Takes the blocks of an account, in order of figure and day, apart. Days outside the ends are left out. */
export function* runsOf(bytes: Uint8Array, { from = -Infinity, to = Infinity } = {}): Generator<Run> {
  let run: Packed[] = [];
  for (const block of blocksIn(bytes)) {
    const last = run.at(-1);
    if (last && (last.metric !== block.metric || last.block + 1 !== block.block)) {
      yield runOf(run, from, to);
      run = [];
    }
    run.push(block);
  }
  if (run.length > 0) yield runOf(run, from, to);
}

const runOf = (blocks: readonly Packed[], from: number, to: number): Run => {
  const start = firstDayOf(blocks[0]!.block);
  const days = uncollected(blocks.length * blockDays);
  for (const [index, { bytes }] of blocks.entries()) unpackDays(bytes, days, index * blockDays);
  const firstDay = Math.max(start, from);
  const cut = [firstDay - start, Math.max(firstDay - start, to + 1 - start)] as const;
  return {
    metric: metricOf(blocks[0]!.metric),
    firstDay,
    values: days.values.subarray(...cut),
    sources: days.sources.subarray(...cut),
  };
};
