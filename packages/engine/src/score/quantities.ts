import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { PartKey } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { findColumn } from './metric-columns.ts';

/** What is measured of a brand on each of these networks, already on its scale (a logarithm, mostly; see `measure.ts`). */
const networksOf = {
  followers: ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'TIKTOK', 'LINKEDIN'],
  interactions: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TIKTOK'],
  response: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TIKTOK'],
  audienceGained: ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'TIKTOK', 'LINKEDIN'],
  growth: ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'TIKTOK', 'LINKEDIN'],
  posts: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'],
  comments: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'],
  following: ['TWITTER', 'TIKTOK'],
  listed: ['TWITTER'],
  rating: ['TRUSTPILOT'],
  reviews: ['TRUSTPILOT'],
} as const satisfies Partial<Record<PartKey, readonly SocialNetwork[]>>;

export type QuantityName = keyof typeof networksOf;
export type QuantityKey =
  | 'allFollowers'
  | { [Q in QuantityName]: `${Q}:${(typeof networksOf)[Q][number]}` }[QuantityName];

export interface Quantity {
  readonly key: QuantityKey;
  readonly name: QuantityName | 'allFollowers';
  /** Null where it is about several. */
  readonly network: SocialNetwork | null;
}

/** All quantities of a brand, in the order of the arrays that hold them. */
export const quantities: readonly Quantity[] = [
  { key: 'allFollowers', name: 'allFollowers', network: null },
  ...(Object.keys(networksOf) as QuantityName[]).flatMap((name) =>
    networksOf[name].map((network) => ({ key: `${name}:${network}` as QuantityKey, name, network })),
  ),
];

const places = new Map(quantities.map(({ key }, place) => [key, place]));
export const placeOf = (key: QuantityKey): number => places.get(key)!;

/** The places of a quantity, one a network. */
export const placesOf = (name: QuantityName): readonly number[] =>
  networksOf[name].map((network) => placeOf(`${name}:${network}` as QuantityKey));

/** −1 where there is no such quantity. */
export const findPlace = (key: string): number => places.get(key as QuantityKey) ?? -1;

const needs: Readonly<Record<QuantityName, readonly MetricName[]>> = {
  followers: ['followers'],
  interactions: ['interactions'],
  response: ['followers', 'interactions', 'posts'],
  audienceGained: ['followers'],
  growth: ['followers'],
  posts: ['posts'],
  comments: ['comments', 'interactions'],
  following: ['following', 'followers'],
  listed: ['subscription', 'followers'],
  rating: ['score'],
  reviews: ['reviews'],
};

/** By quantity: the metric columns that it is calculated from; none for followers of several networks. */
export const neededColumns: readonly (readonly number[])[] = quantities.map(({ name, network }) =>
  name === 'allFollowers' || network === null ? [] : needs[name].flatMap((metric) => findColumn(network, metric) ?? []),
);
