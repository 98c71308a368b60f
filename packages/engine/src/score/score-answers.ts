import type { MetricKind, MetricName } from '@soundings/contract/sonar/metrics';
import type { WhyPart } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/** Days of a range that are known, of all that it has. */
export interface DayCount {
  readonly known: number;
  readonly of: number;
}

export interface SumDays {
  readonly comparable: DayCount;
  readonly compareTo: DayCount;
}

/** A metric of a brand in both ranges; NaN never, null where unknown. */
export interface SocialFigureOf {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly comparable: number | null;
  readonly compareTo: number | null;
  /** comparable − compareTo; null where they are sums over unequally many known days. */
  readonly trend: number | null;
  /** Of sums: how many days of each range are known. Null for states, and where all days of two ranges of one length are. */
  readonly days: SumDays | null;
  /** The last day that is known, of all days. */
  readonly till: number | null;
}

export interface TrendLines {
  /** Last days of the points, growing. */
  readonly days: readonly number[];
  /** A line a brand that was asked for, in that order. */
  readonly lines: readonly (readonly (number | null)[])[];
  /** Each point is of the week up to its day, as the range is a single day. */
  readonly isWeekly: boolean;
}

export interface UnlikeOf {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly knownIn: 'comparable' | 'compareTo';
  /** The first day on which it was ever known, where that is why; null where it was known before the range compared with. */
  readonly since: number | null;
}

export interface StandIn {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  /** The first day after the range on which it was known. */
  readonly since: number;
}

export interface WhyAnswer {
  /** Contributions and 50 are the score. */
  readonly parts: readonly WhyPart[];
  /** Networks that would count: no account, or an account of which nothing is known. */
  readonly missing: readonly { readonly network: SocialNetwork; readonly hasAccount: boolean }[];
  /** What is known in one of the ranges only, so that part of the change is that; nothing where there is no change. */
  readonly unlike: readonly UnlikeOf[];
  /** States of long after one of the ranges, which stand in for it. */
  readonly standIns: readonly StandIn[];
  /** `known` is the weight of the parts that are known at all, `days` how much of their days; their product is `share`. */
  readonly confidence: { readonly share: number; readonly known: number; readonly days: number };
}

/** The contract's RawSeries, days as numbers and without the sources, which the sums do not keep. */
export interface RawSeriesOf {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly kind: MetricKind;
  readonly days: readonly number[];
  readonly values: readonly (number | null)[];
  readonly till: number | null;
  readonly knownDays: number;
  readonly rangeDays: number;
  readonly cap: number | null;
}
