import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Profile } from '../profiles/read-profile.ts';
import { type Collecting, startCollecting } from './collecting.ts';
import {
  type Account,
  asCollectFailure,
  CollectFailure,
  type Connector,
  type Cost,
  type Estimate,
  type Given,
  type Item,
} from './connector.ts';
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

interface Page {
  readonly items: readonly Item[];
  readonly next: string | undefined;
}

/** Ends what would page for ever: 100 items a page are more than any brand publishes in a year. */
const maxPages = 300;

export const readPages = async (
  into: Collecting,
  readPage: (cursor: string | undefined) => Promise<Page>,
): Promise<void> => {
  const seen = new Set<string | undefined>();
  for (let cursor: string | undefined; seen.size < maxPages; ) {
    // An interface that sends around in a circle would give the same items again and again.
    if (seen.has(cursor)) throw new CollectFailure('badAnswer');
    seen.add(cursor);
    const { items, next } = await readPage(cursor);
    if (into.page(items, next === undefined)) return;
    cursor = next;
  }
  throw new CollectFailure('partly');
};
