import { type MetricKind, type MetricName, type MetricOf, networkMetrics } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';

export interface MetricColumn {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly kind: MetricKind;
}

/** The metrics of all networks, in the order of the arrays that hold a column each. */
export const metricColumns: readonly MetricColumn[] = socialNetworks.flatMap((network) =>
  Object.entries(networkMetrics[network]).map(([metric, kind]) => ({ network, metric: metric as MetricName, kind })),
);

const codes = new Map(metricColumns.map(({ network, metric }, code) => [`${network} ${metric}`, code]));

/** Undefined where a network has no such metric. */
export const findColumn = (network: SocialNetwork, metric: MetricName): number | undefined =>
  codes.get(`${network} ${metric}`);

export const columnOf = <N extends SocialNetwork>(network: N, metric: MetricOf<N>): number =>
  codes.get(`${network} ${metric as string}`)!;

/** Networks whose interactions are capped: those that tell on which days there were posts. */
export const cappedNetworks = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'] as const satisfies readonly SocialNetwork[];
export const cappedColumns = cappedNetworks.map((network) => ({
  network,
  interactions: columnOf(network, 'interactions'),
  comments: columnOf(network, 'comments'),
  posts: columnOf(network, 'posts'),
}));
/** The columns that a cap changes, interactions and comments of a network side by side. */
export const cutColumns: readonly number[] = cappedColumns.flatMap(({ interactions, comments }) => [
  interactions,
  comments,
]);

/** Networks that tell followers, of which logarithms are summed too. */
export const followerNetworks = [
  'FACEBOOK',
  'INSTAGRAM',
  'TWITTER',
  'TIKTOK',
  'LINKEDIN',
] as const satisfies readonly SocialNetwork[];
export const followerColumns: readonly number[] = followerNetworks.map((network) => columnOf(network, 'followers'));

export const accountBit = (network: SocialNetwork): number => 1 << socialNetworks.indexOf(network);
