import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/** The figures that a network tells, in the order of screens and files. */
export const metricsOf = (network: SocialNetwork): MetricName[] => Object.keys(networkMetrics[network]) as MetricName[];
