import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import { CollectFailure } from '../connectors/collect-failure.ts';
import { startCollecting } from '../connectors/collecting.ts';
import type { Day } from '../connectors/day.ts';
import { replaceGapsOf } from '../metrics/gaps.store.ts';
import { askedSpans } from '../metrics/keep-collected.ts';
import { type LeftAccount, noteLeft, removeLeft } from './leave-rest.store.ts';
import { spanToCollect } from './span-to-collect.ts';

/** So many at once, so that others get their turn between two transactions. */
const most = 500;

interface Given {
  readonly runId: string;
  /** All where none is named. */
  readonly network?: SocialNetwork;
  readonly reason: CollectReason;
  readonly start: Day;
  readonly now: Date;
}

const nobody = { kind: 'api', baseUrl: '', secret: '' } as const;
const nothing = { calls: 0, units: 0, usd: 0 };

/** What it would have been asked for stays unknown, as where asking it fails. */
const gapsOf = (account: LeftAccount, { reason, start, now }: Given) => {
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
export const leaveSome = async (tx: Database, given: Given): Promise<number> => {
  const removed = await removeLeft(tx, { runId: given.runId, network: given.network, most });
  if (removed.length === 0) return 0;
  const left = await noteLeft(tx, removed, given);
  await replaceGapsOf(
    tx,
    left.map((account) => gapsOf(account, given)),
  );
  return removed.length;
};
