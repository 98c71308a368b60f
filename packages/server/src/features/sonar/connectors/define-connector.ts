import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Profile } from '../profiles/read-profile.ts';
import { asCollectFailure, type CollectFailure } from './collect-failure.ts';
import { type Collecting, startCollecting } from './collecting.ts';
import type { Account, Connector, Cost, Estimate, Given } from './connector.ts';
import { type Ask, createAsk, type VendorWays } from './vendor-call.ts';

interface Asked {
  readonly ask: Ask;
  readonly given: Given;
}

interface Definition {
  readonly network: SocialNetwork;
  readonly ways: VendorWays;
  /** Throws a CollectFailure. */
  readonly resolve: (link: Profile, asked: Asked) => Account | Promise<Account>;
  /** Writes what it is answered as it comes. Throws a CollectFailure. */
  readonly read: (account: Account, into: Collecting, asked: Asked) => Promise<void>;
  readonly estimate: (accounts: number, days: number) => Partial<Cost> & { readonly unitsADay?: number };
}

/** A connector out of what differs between networks. */
export const defineConnector = ({ network, ways, resolve, read, estimate }: Definition): Connector => ({
  network,
  resolve: async (link, given) => {
    const { ask, cost } = createAsk(ways, given);
    const account = await resolve(link, { ask, given });
    return { account, cost: cost() };
  },
  collect: async (whom, span, given) => {
    const { ask, cost } = createAsk(ways, given);
    const { collecting, finish } = startCollecting({ network, source: given.source, span, now: given.now() });
    let account = 'key' in whom ? null : whom;
    let failure: CollectFailure | null = null;
    try {
      if ('key' in whom) account = await resolve(whom, { ask, given });
      await read(account!, collecting, { ask, given });
    } catch (error) {
      given.signal.throwIfAborted();
      failure = asCollectFailure(error);
    }
    return { account, ...finish(failure, cost()) };
  },
  estimate: (accounts, days): Estimate => ({
    calls: accounts,
    units: 0,
    usd: 0,
    unitsADay: null,
    ...estimate(accounts, days),
  }),
});
