import type { BenchOptions, Ratio } from './bench.ts';
import { resonanceAgainstDuckdb } from './resonance-against-duckdb.ts';
import { resonanceAgainstReading } from './resonance-against-reading.ts';
import { resonanceAtX } from './resonance-at-x.ts';
import { resonanceSecondThread } from './resonance-second-thread.ts';

export async function* resonance({ size }: BenchOptions): AsyncGenerator<Ratio> {
  yield* resonanceAgainstDuckdb(size);
  if (size !== 'L') return;
  yield* resonanceAgainstReading();
  yield* resonanceAtX();
  yield* resonanceSecondThread();
}
