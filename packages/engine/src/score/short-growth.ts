import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Window } from './brand-window.ts';
import { accountBit, columnIndex, followerNetworks } from './quantities.ts';
import { firstKnown, lastKnown } from './read-sums.ts';
import type { ScoreSums } from './score-sums.ts';
import { growthOver, shortGrowthUnder } from './weights.ts';

/** Growth that was drawn from few days. `since` and `days` are those of the network that is known least. */
export interface ShortGrowth {
  readonly networks: readonly SocialNetwork[];
  /** Days since 1970-01-01. */
  readonly since: number;
  /** From the first known day to the last one. */
  readonly days: number;
  /** Over so many days growth is looked at. */
  readonly of: number;
}

const columns = followerNetworks.map((network) => ({
  network,
  bit: accountBit(network),
  column: columnIndex(network, 'followers'),
}));

/** Null where growth is known over at least half of its days, or not at all. */
export function findShortGrowth(sums: ScoreSums, brand: number, window: Window): ShortGrowth | null {
  const of = Math.max(window.days, growthOver.days);
  const short = columns
    .filter(({ bit }) => (sums.accounts[brand]! & bit) !== 0)
    .flatMap(({ network, column }) => {
      const first = firstKnown(sums, brand, column, window.growthFrom, window.to);
      const last = first < 0 ? first : lastKnown(sums, brand, column, first, window.to);
      const days = last - first + 1;
      return last > first && days < of * shortGrowthUnder ? [{ network, since: sums.days.from + first, days }] : [];
    });
  const [least] = short.toSorted((a, b) => a.days - b.days);
  return least ? { networks: short.map(({ network }) => network), since: least.since, days: least.days, of } : null;
}
