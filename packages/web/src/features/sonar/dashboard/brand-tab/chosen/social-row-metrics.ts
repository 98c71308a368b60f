import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import { type MetricName, networkMetrics } from '@soundings/contract/sonar-metrics';

/** Figures with a column of their own; the others of a network share the last one. */
export const mainMetrics = ['followers', 'posts', 'interactions', 'comments'] as const satisfies MetricName[];

export const metricsOf = (network: SocialNetwork): MetricName[] => Object.keys(networkMetrics[network]) as MetricName[];
export const moreMetrics = (network: SocialNetwork): MetricName[] =>
  metricsOf(network).filter((metric) => !mainMetrics.some((main) => main === metric));
