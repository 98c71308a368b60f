import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Collected, Connector, Gauge } from '../connectors/connector.ts';
import { addDays, type Day, startOfDay, toDay } from '../days.ts';
import { toIdentity } from './identity.ts';
import { dayNumber, type InventedAccount, inventAccount } from './invented-account.ts';

type StateOn = (account: InventedAccount, day: number) => number;

const states: Partial<Record<SocialNetwork, Partial<Record<MetricName, StateOn>>>> = {
  FACEBOOK: { followers: (account, day) => account.followersOn(day) },
  INSTAGRAM: { followers: (account, day) => account.followersOn(day) },
  TWITTER: {
    followers: (account, day) => account.followersOn(day),
    following: ({ following }) => following,
    subscription: ({ lists }) => lists,
  },
  TIKTOK: {
    followers: (account, day) => account.followersOn(day),
    following: ({ following }) => following,
    interactions: (account, day) => account.likesUntil(day),
  },
  LINKEDIN: { followers: (account, day) => account.followersOn(day) },
  TRUSTPILOT: { score: ({ score }) => score, reviews: (account, day) => account.reviewsUntil(day) },
};

const toHandle = (key: string): string => key.replace(/^\w+:/, '');

interface Past {
  readonly seed: number;
  readonly start: Day;
}

const withGauges = (collected: Collected, past: readonly Gauge[]): Collected => {
  const begins = Object.fromEntries(past.toReversed().map(({ metric, day }) => [metric, day]));
  return { ...collected, gauges: [...past, ...collected.gauges], earliest: { ...collected.earliest, ...begins } };
};

/**
 * Tells, of an account that it meets for the first time, also what its states were on each day since the start of the
 * project: as if it had been collected daily. No network does so; it is for the demo workspace alone.
 */
export const withPast = (connector: Connector, { seed, start }: Past): Connector => ({
  ...connector,
  collect: async (whom, span, given) => {
    const collected = await connector.collect(whom, span, given);
    const told = new Set(collected.gauges.map(({ metric }) => metric));
    if (!('key' in whom) || told.size === 0) return collected;
    const account = inventAccount(seed, connector.network, toIdentity(toHandle(whom.key)));
    const ofNetwork = Object.entries(states[connector.network] ?? {}) as [MetricName, StateOn][];
    const past: Gauge[] = [];
    for (let day = start; day < toDay(given.now()); day = addDays(day, 1)) {
      for (const [metric, stateOn] of ofNetwork) {
        if (told.has(metric)) past.push({ metric, day, value: stateOn(account, dayNumber(startOfDay(day))) });
      }
    }
    return withGauges(collected, past);
  },
});
