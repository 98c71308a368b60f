import type { SocialNetwork } from './sonar-choices.ts';

/**
 * What a figure is. A gauge is a state at the time of asking; flows are counted by the day on which something was
 * published; a lifetime sum only grows, and its differences are the flow.
 */
export const metricKinds = ['gauge', 'flow', 'lifetime'] as const;
export type MetricKind = (typeof metricKinds)[number];

export const networkMetrics = {
  FACEBOOK: { followers: 'gauge', interactions: 'flow', comments: 'flow', posts: 'flow' },
  INSTAGRAM: { followers: 'gauge', interactions: 'flow', comments: 'flow', posts: 'flow' },
  YOUTUBE: { posts: 'flow', interactions: 'flow', comments: 'flow' },
  TWITTER: { followers: 'gauge', following: 'gauge', subscription: 'gauge' },
  TIKTOK: { followers: 'gauge', following: 'gauge', interactions: 'lifetime' },
  LINKEDIN: { followers: 'gauge', employees: 'gauge' },
  TRUSTPILOT: { score: 'gauge', reviews: 'gauge' },
} as const satisfies Record<SocialNetwork, Record<string, MetricKind>>;

export type MetricOf<N extends SocialNetwork> = keyof (typeof networkMetrics)[N];
export type MetricName = { [N in SocialNetwork]: MetricOf<N> }[SocialNetwork];

export const metricNames = [...new Set(Object.values(networkMetrics).flatMap((of) => Object.keys(of)))] as [
  MetricName,
  ...MetricName[],
];

export const metricsOfNetwork = (network: SocialNetwork): MetricName[] =>
  Object.keys(networkMetrics[network]) as MetricName[];

export const metricSources = ['api', 'provider', 'import', 'demo'] as const;
export type MetricSource = (typeof metricSources)[number];

const collectReasonTexts = {
  collected: 'Collected.',
  partly: 'Part of it was collected; the rest is tried again next time.',
  gone: 'The network knows no such account, or none any more.',
  private: 'The account is private, or not a professional account.',
  hidden: 'The account hides some of its figures.',
  keyInvalid: 'The key is not valid, or has expired.',
  quotaSpent: 'The quota of the key is spent for today.',
  rateLimited: 'The network asked to wait longer than a run can.',
  unreachable: 'The network could not be reached.',
  badAnswer: 'The network answered with something that is not understood.',
  noSource: 'There is no key for this network; figures can be imported.',
  cancelled: 'The run was cancelled before its turn.',
  failed: 'Collecting failed.',
} as const;
export type CollectReason = keyof typeof collectReasonTexts;
export const collectReasons = Object.keys(collectReasonTexts) as [CollectReason, ...CollectReason[]];

export const collectedReasons = ['collected', 'partly', 'hidden'] as const satisfies CollectReason[];
