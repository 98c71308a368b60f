import { type MetricKind, type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/** The figures of a network that are of one kind. */
export const metricsOfKind = (network: SocialNetwork, kind: MetricKind): MetricName[] =>
  Object.entries(networkMetrics[network]).flatMap(([metric, is]) => (is === kind ? [metric as MetricName] : []));
