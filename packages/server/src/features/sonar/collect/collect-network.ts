import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { lockProjectKey } from '#/features/projects/projects.store.ts';
import type { Services } from '#/platform/services.ts';
import type { Collected } from '../connectors/connector.ts';
import type { Day } from '../days.ts';
import { openAccount } from '../metrics/accounts.store.ts';
import { runLoops } from '../sonar-jobs.ts';
import { type NetworkSource, recordOutcome } from '../sources/find-sources.ts';
import { collectAccount, linkStatusAfter } from './collect-account.ts';
import { type CollectRun, skipAccounts, spanToCollect, type Tally } from './collect-run.ts';
import { storeCollected } from './store-collected.ts';
import { type AccountToCollect, claimAccounts, removeClaimed, setLinkStatus } from './to-collect.store.ts';

/**
 * Accounts of a network that are asked for at once; their limits count calls by the hour or the day, not these. Of
 * TikTok one, so that it is asked for one token.
 */
const concurrentAccounts: Readonly<Record<SocialNetwork, number>> = {
  FACEBOOK: 3,
  INSTAGRAM: 3,
  YOUTUBE: 4,
  TWITTER: 2,
  TIKTOK: 1,
  LINKEDIN: 2,
  TRUSTPILOT: 2,
};
const claimBatchSize = 50;
/** After so many accounts one behind the other that were not reached, it is the network that is not. */
const maxUnreachable = 3;

interface Given {
  readonly network: SocialNetwork;
  readonly count: number;
  /** Null where nobody can be asked. */
  readonly source: NetworkSource | null;
  readonly start: Day;
  readonly signal: AbortSignal;
  readonly tally: Tally;
}

const keep = async (
  services: Services,
  run: CollectRun,
  account: AccountToCollect,
  collected: Collected,
  { tally, span }: { tally: Tally; span: ReturnType<typeof spanToCollect> },
): Promise<void> => {
  const now = services.now();
  const { projectId, runId } = run.input;
  await services.db.transaction(async (tx) => {
    await lockProjectKey(tx, projectId);
    const isTaken = await removeClaimed(tx, runId, account);
    const accountId = isTaken ? await openAccount(tx, account) : null;
    if (accountId !== null) {
      await storeCollected(tx, { accountId, network: account.network, span, now }, collected);
      const status = linkStatusAfter(collected.reason);
      if (status) await setLinkStatus(tx, account, status, now);
    }
    // Last, so that transactions of other accounts wait for the row of the job only as long as this one ends.
    await run.save(tx, tally.next(collected));
  });
  tally.done(1);
};

const leaveNetwork = async (
  services: Services,
  run: CollectRun,
  { network, start, tally }: Pick<Given, 'network' | 'start' | 'tally'>,
  reason: CollectReason,
): Promise<void> => {
  const given = { runId: run.input.runId, network, reason, start, now: services.now() };
  const leave = () =>
    services.db.transaction(async (tx) => {
      await lockProjectKey(tx, run.input.projectId);
      const count = await skipAccounts(tx, given);
      await run.save(tx, tally.now());
      return count;
    });
  for (let left = await leave(); left > 0; left = await leave()) tally.done(left);
};

const createStop = () => {
  let unreachable = 0;
  let why: CollectReason | null = null;
  return {
    why: () => why,
    note: ({ reason, cause, stopsNetwork }: Collected): void => {
      unreachable = reason === 'unreachable' ? unreachable + 1 : 0;
      if (stopsNetwork) why = cause ?? reason;
      else if (unreachable >= maxUnreachable) why ??= 'unreachable';
    },
  };
};

export const collectNetwork = async (services: Services, run: CollectRun, given: Given): Promise<void> => {
  const { network, source, start, tally } = given;
  if (!source) return leaveNetwork(services, run, given, 'noSource');
  const stop = createStop();
  const queue = createAccountQueue(() => claimAccounts(services.db, run.input.runId, network, claimBatchSize));
  const loop = async (signal: AbortSignal): Promise<void> => {
    while (stop.why() === null) {
      signal.throwIfAborted();
      const account = await queue.next();
      if (!account) return;
      tally.reading(account.domain);
      const span = spanToCollect(network, start, account, services.now());
      const collected = await collectAccount(services, account, { ...source, span, signal, log: run.log });
      await keep(services, run, account, collected, { tally, span });
      stop.note(collected);
    }
  };
  const loops = Array.from({ length: Math.min(concurrentAccounts[network], given.count) }, () => loop);
  await runLoops(given.signal, loops);
  const why = stop.why();
  if (why === null) return;
  if (source.source.kind !== 'demo') await recordOutcome(services, network, source.source, why);
  await leaveNetwork(services, run, given, why);
};

interface AccountQueue {
  next(): Promise<AccountToCollect | null>;
}

const createAccountQueue = (claimAccounts: () => Promise<AccountToCollect[]>): AccountQueue => {
  let some: AccountToCollect[] = [];
  let isEnd = false;
  let taking: Promise<void> | null = null;
  const take = async (): Promise<void> => {
    some = await claimAccounts();
    isEnd = some.length === 0;
    taking = null;
  };
  return {
    next: async () => {
      while (some.length === 0 && !isEnd) {
        taking ??= take();
        await taking;
      }
      return some.shift() ?? null;
    },
  };
};
