import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { wholeDays } from '#/features/projects/collected-days.ts';
import type { Database } from '#/platform/db/database.ts';
import type { JobRun } from '#/platform/jobs/job.ts';
import { startCollecting } from '../connectors/collecting.ts';
import { type Collected, CollectFailure, metricsOfKind } from '../connectors/connector.ts';
import { addDays, type Day, type Span, toDay } from '../days.ts';
import { replaceManyGaps } from '../metrics/gaps.store.ts';
import { askedSpans } from './store-collected.ts';
import { recordUnasked, removeUnasked, type UnaskedAccount } from './to-collect.store.ts';

export interface CollectInput {
  readonly projectId: string;
  readonly runId: string;
  readonly start: Day;
  readonly accounts: number;
}
export interface CollectCheckpoint {
  readonly values: number;
  readonly calls: number;
  readonly units: number;
  readonly usd: number;
}
export type CollectRun = JobRun<CollectInput, CollectCheckpoint>;

const valuesIn = ({ gauges, items }: Collected): number => gauges.length + items.length;

export const createTally = (run: CollectRun, left: number) => {
  const total = run.input.accounts;
  let handled = total - left;
  let sum = run.checkpoint ?? { values: 0, calls: 0, units: 0, usd: 0 };
  return {
    reading: (domain: string) => run.report({ handled, total, currentProgress: { type: domain, count: sum.values } }),
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

const readAgainDays = 30;

interface Known {
  readonly fromDay: Day | null;
  readonly tillDay: Day | null;
}

const hasFlows = (network: SocialNetwork): boolean => metricsOfKind(network, 'flow').length > 0;

/**
 * The days of publishing that an account is asked for: from the start of the project, or where all is known from there
 * on, the last 30 of it again; until yesterday. It has no day in a project that begins today.
 */
export const spanToCollect = (network: SocialNetwork, start: Day, { fromDay, tillDay }: Known, now: Date): Span => {
  const to = addDays(toDay(now), -1);
  if (!hasFlows(network)) return { from: to, to };
  const isWhole = fromDay !== null && tillDay !== null && fromDay <= start;
  const again = isWhole ? addDays(tillDay, -readAgainDays) : start;
  return { from: again > start ? again : start, to };
};

type RangeType = 'DAILY_RANGE' | 'MONTHLY_RANGE';

interface CollectedDays {
  readonly collectedFrom: Day | null;
  readonly collectedTill: Day | null;
}

export const daysAfterRun = (start: Day, rangeType: RangeType, before: CollectedDays, now: Date): CollectedDays => {
  const yesterday = addDays(toDay(now), -1);
  const { collectedFrom, collectedTill } = before;
  const from = collectedFrom !== null && collectedFrom < start ? collectedFrom : start;
  const to = collectedTill !== null && collectedTill > yesterday ? collectedTill : yesterday;
  const span = wholeDays(rangeType, { from, to });
  return { collectedFrom: span?.from ?? null, collectedTill: span?.to ?? null };
};

const most = 500;

interface Given {
  readonly runId: string;
  readonly network?: SocialNetwork;
  readonly reason: CollectReason;
  readonly start: Day;
  readonly now: Date;
}

const nobody = { kind: 'api', baseUrl: '', secret: '' } as const;
const nothing = { calls: 0, units: 0, usd: 0 };

const unaskedGaps = (account: UnaskedAccount, { reason, start, now }: Given) => {
  const { id: accountId, network } = account;
  const span = spanToCollect(network, start, account, now);
  const { gaps } = startCollecting({ network, source: nobody, span, now }).finish(new CollectFailure(reason), nothing);
  return { accountId, asked: askedSpans({ network, span, now }), gaps };
};

/**
 * Ends a run for some of the accounts that it will not ask: each gets the reason, and the days that it would have been
 * asked for are gaps.
 * @returns how many there were; 0 where none is left
 */
export const skipAccounts = async (tx: Database, given: Given): Promise<number> => {
  const removed = await removeUnasked(tx, { runId: given.runId, network: given.network, most });
  if (removed.length === 0) return 0;
  const left = await recordUnasked(tx, removed, given);
  await replaceManyGaps(
    tx,
    left.map((account) => unaskedGaps(account, given)),
  );
  return removed.length;
};
