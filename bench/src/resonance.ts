import type { BenchOptions, Ratio } from './bench.ts';
import { resonanceAgainstDuckdb } from './resonance-against-duckdb.ts';
import { resonanceAgainstReading } from './resonance-against-reading.ts';
import { resonanceAtX } from './resonance-at-x.ts';
import { resonanceSecondThread } from './resonance-second-thread.ts';

/** Every goal of the engine of RESONANCE: against DuckDB, and at the larger sizes against only reading what is counted. */
export async function* resonance({ size }: BenchOptions): AsyncGenerator<Ratio> {
  yield* resonanceAgainstDuckdb(size);
  if (size !== 'L') return;
  yield* resonanceAgainstReading();
  yield* resonanceAtX();
  yield* resonanceSecondThread();
}
