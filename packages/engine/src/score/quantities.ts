import { type MetricKind, type MetricName, type MetricOf, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { PartKey } from '@soundings/contract/sonar/score-choices';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';

export interface MetricColumn {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly kind: MetricKind;
}

export const metricColumns: readonly MetricColumn[] = socialNetworks.flatMap((network) =>
  Object.entries(networkMetrics[network]).map(([metric, kind]) => ({ network, metric: metric as MetricName, kind })),
);

/** Of a metric of a brand, in what is kept by brand × metric column. */
export const placeOf = (brand: number, column: number): number => brand * metricColumns.length + column;

const codes = new Map(metricColumns.map(({ network, metric }, code) => [`${network} ${metric}`, code]));

export const findColumn = (network: SocialNetwork, metric: MetricName): number | undefined =>
  codes.get(`${network} ${metric}`);

export const columnIndex = <N extends SocialNetwork>(network: N, metric: MetricOf<N>): number =>
  codes.get(`${network} ${metric as string}`)!;

export const cappedNetworks = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'] as const satisfies readonly SocialNetwork[];
export const cappedColumns = cappedNetworks.map((network) => ({
  network,
  interactions: columnIndex(network, 'interactions'),
  comments: columnIndex(network, 'comments'),
  posts: columnIndex(network, 'posts'),
}));
export const cutColumns: readonly number[] = cappedColumns.flatMap(({ interactions, comments }) => [
  interactions,
  comments,
]);

export const followerNetworks = [
  'FACEBOOK',
  'INSTAGRAM',
  'TWITTER',
  'TIKTOK',
  'LINKEDIN',
] as const satisfies readonly SocialNetwork[];
export const followerColumns: readonly number[] = followerNetworks.map((network) => columnIndex(network, 'followers'));

export const accountBit = (network: SocialNetwork): number => 1 << socialNetworks.indexOf(network);

const networksByQuantity = {
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

export type QuantityName = keyof typeof networksByQuantity;
export type QuantityKey =
  | 'allFollowers'
  | { [Q in QuantityName]: `${Q}:${(typeof networksByQuantity)[Q][number]}` }[QuantityName];

export interface Quantity {
  readonly key: QuantityKey;
  readonly name: QuantityName | 'allFollowers';
  readonly network: SocialNetwork | null;
}

export const quantities: readonly Quantity[] = [
  { key: 'allFollowers', name: 'allFollowers', network: null },
  ...(Object.keys(networksByQuantity) as QuantityName[]).flatMap((name) =>
    networksByQuantity[name].map((network) => ({ key: `${name}:${network}` as QuantityKey, name, network })),
  ),
];

const places = new Map(quantities.map(({ key }, place) => [key, place]));
export const quantityIndex = (key: QuantityKey): number => places.get(key)!;

export const quantityIndexes = (name: QuantityName): readonly number[] =>
  networksByQuantity[name].map((network) => quantityIndex(`${name}:${network}` as QuantityKey));

export const findQuantityIndex = (key: string): number => places.get(key as QuantityKey) ?? -1;

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

export const neededColumns: readonly (readonly number[])[] = quantities.map(({ name, network }) =>
  name === 'allFollowers' || network === null ? [] : needs[name].flatMap((metric) => findColumn(network, metric) ?? []),
);
