import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { metricsOf } from '../metrics-of.ts';

/** Figures that most networks have: a column each. */
export const mainMetrics = ['followers', 'posts', 'interactions', 'comments'] as const satisfies MetricName[];
const isMain = (metric: MetricName): boolean => mainMetrics.some((main) => main === metric);

/** What stands in each column for a network: its own figure, else one of its others under its own name, else nothing. */
export const slotsOf = (network: SocialNetwork): (MetricName | null)[] => {
  const told = metricsOf(network);
  const others = told.filter((metric) => !isMain(metric));
  return mainMetrics.map((main) => (told.includes(main) ? main : (others.shift() ?? null)));
};
