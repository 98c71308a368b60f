import type { MetricName } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { metricsOf } from '../brand-tab/metrics-of.ts';
import type { FigureValue } from '../state/dashboard-search.ts';

export interface DataColumn {
  network: SocialNetwork;
  metric: MetricName;
  value: FigureValue;
  /** In an address: `FACEBOOK.followers.comparable`. */
  field: string;
  /** It begins a network's columns. */
  isFirst: boolean;
}

interface Wanted {
  /** All without it. */
  network: SocialNetwork | undefined;
  /** Not shown. */
  withoutMetrics: ReadonlySet<string>;
  values: readonly FigureValue[];
}

/** The columns of figures, network by network. */
export const dataColumns = ({ network, withoutMetrics, values }: Wanted): DataColumn[] =>
  (network === undefined ? socialNetworks : [network]).flatMap((of) =>
    metricsOf(of)
      .filter((metric) => !withoutMetrics.has(metric))
      .flatMap((metric) => values.map((value) => ({ network: of, metric, value, field: `${of}.${metric}.${value}` })))
      .map((column, index) => ({ ...column, isFirst: index === 0 })),
  );
