import type { JobRun } from '#/platform/jobs/job.ts';
import type { Collected } from '../connectors/connector.ts';
import type { Day } from '../connectors/day.ts';

export interface CollectInput {
  readonly projectId: string;
  /** Names the accounts that it was given. */
  readonly runId: string;
  /** The first day of the project when the run began: until it ends, no other one is asked for. */
  readonly start: Day;
  /** How many. */
  readonly accounts: number;
}
/** What was kept before the last attempt ended, and what it took. */
export interface CollectCheckpoint {
  /** Posts and states. */
  readonly values: number;
  readonly calls: number;
  readonly units: number;
  readonly usd: number;
}
export type CollectRun = JobRun<CollectInput, CollectCheckpoint>;

const valuesIn = ({ gauges, items }: Collected): number => gauges.length + items.length;

/** Counts what is done, over all attempts. */
export const createTally = (run: CollectRun, left: number) => {
  const total = run.input.accounts;
  let handled = total - left;
  let sum = run.checkpoint ?? { values: 0, calls: 0, units: 0, usd: 0 };
  return {
    reading: (domain: string) => run.report({ handled, total, currentProgress: { type: domain, count: sum.values } }),
    /** What is to be saved with what an account gave. Called within its transaction, one at a time. */
    next: (collected: Collected): CollectCheckpoint => {
      const { calls, units, usd } = collected.cost;
      sum = {
        values: sum.values + valuesIn(collected),
        calls: sum.calls + calls,
        units: sum.units + units,
        usd: sum.usd + usd,
      };
      return sum;
    },
    now: (): CollectCheckpoint => sum,
    done: (accounts: number) => {
      handled += accounts;
      run.report({ handled, total });
    },
  };
};
export type Tally = ReturnType<typeof createTally>;
