import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/** Days since 1970-01-01, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** A brand, and the networks on which it has an account: one that is not here is "no account", not 0 and not unknown. */
export interface ScoredBrand {
  readonly id: string;
  readonly networks: readonly SocialNetwork[];
}

/**
 * Days of a metric of a brand on a network, one after the other; a metric may come in several of these, in any order.
 * `sources` tells of each day what is known of it: 0 nobody asked, otherwise who was; `numbers` has NaN where there is
 * no number (hidden, or the days of a month whose sum stands on its last day: see decision 0017).
 */
export interface ScoredSeries {
  readonly brandId: string;
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly firstDay: number;
  readonly numbers: Float64Array;
  readonly sources: Uint8Array;
}
