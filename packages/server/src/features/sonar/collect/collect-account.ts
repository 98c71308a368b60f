import type { LinkReason } from '@soundings/contract/sonar/crawl-choices';
import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { DatabaseLog } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { startCollecting } from '../connectors/collecting.ts';
import { type Account, type Collected, CollectFailure } from '../connectors/connector.ts';
import type { Span } from '../days.ts';
import type { NetworkSource } from '../sources/find-sources.ts';
import type { AccountToCollect } from './to-collect.store.ts';

interface Given extends NetworkSource {
  readonly span: Span;
  readonly signal: AbortSignal;
  readonly log: DatabaseLog;
}

const added = (one: Collected['cost'], other: Collected['cost']): Collected['cost'] => ({
  calls: one.calls + other.calls,
  units: one.units + other.units,
  usd: one.usd + other.usd,
});

const failed = ({ network }: AccountToCollect, { source, span }: Given, now: Date): Collected => {
  const { finish } = startCollecting({ network, source, span, now });
  return { account: null, ...finish(new CollectFailure('failed'), { calls: 0, units: 0, usd: 0 }) };
};

/**
 * Asks for the figures of one account. One that is gone under the name it had is looked for by its link again. Throws
 * only the signal's reason.
 */
export const collectAccount = async (
  { now }: Pick<Services, 'now'>,
  account: AccountToCollect,
  given: Given,
): Promise<Collected> => {
  const { connector, source, span, signal, log } = given;
  const { network, key, url } = account;
  // Another kind of source names accounts otherwise.
  const resolved = account.source === source.kind ? account.resolved : null;
  const ask = (whom: Account | null) => connector.collect(whom ?? { network, key, url }, span, { source, now, signal });
  try {
    const collected = await ask(resolved);
    if (resolved === null || collected.reason !== 'gone') return collected;
    const again = await ask(null);
    return { ...again, cost: added(collected.cost, again.cost) };
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error, brand: account.brandId, network }, 'an account could not be collected');
    return failed(account, given, now());
  }
};

export const linkStatusAfter = (reason: CollectReason): { status: 'SUCCESS' | 'ERROR'; reason: LinkReason } | null => {
  if (reason === 'gone' || reason === 'private') return { status: 'ERROR', reason };
  const isThere = reason === 'collected' || reason === 'hidden' || reason === 'partly';
  return isThere ? { status: 'SUCCESS', reason: 'confirmed' } : null;
};
