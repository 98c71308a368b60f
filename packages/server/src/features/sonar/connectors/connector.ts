import type { CollectReason, MetricName, MetricSource } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Wait } from '#/platform/vendor-http/ask-vendor.ts';
import type { Profile } from '../profiles/read-profile.ts';
import type { Day, Span } from './day.ts';
import type { Source } from './source.ts';

/** An account as the network itself names it. May be kept, so that it need not be looked for again. */
export interface Account {
  readonly network: SocialNetwork;
  /** What the network's calls take. */
  readonly id: string;
  readonly name: string | null;
  /** Where its items are listed, if not under its id (YouTube's playlist of uploads). */
  readonly feed?: string | undefined;
}

export interface Gauge {
  /** A gauge or a lifetime sum of its network (`networkMetrics`). */
  readonly metric: MetricName;
  readonly day: Day;
  readonly value: number;
}

/** A post or video. Its figures are what it has earned until it was asked for, not what it earned on its first day. */
export interface Item {
  /** The network's own: the same item has the same id in each run. */
  readonly id: string;
  readonly publishedAt: Date;
  /** Likes or reactions; null where they are hidden. */
  readonly likes: number | null;
  readonly comments: number | null;
  /** Null where the network tells nobody. */
  readonly shares: number | null;
}

/** Days of a figure that stay unknown, and why. */
export interface Gap extends Span {
  readonly metric: MetricName;
  readonly reason: CollectReason;
}

export interface Cost {
  /** Requests sent, repeated ones too. */
  readonly calls: number;
  /** YouTube's units of quota. */
  readonly units: number;
  readonly usd: number;
}

/** What one asking of an account gave, whole or not. */
export interface Collected {
  /** As it was found, or given; null where it was not found. */
  readonly account: Account | null;
  readonly source: MetricSource;
  /** `collected`, `hidden` (all came that is shown), `partly`, or why nothing came. */
  readonly reason: CollectReason;
  /** Why the rest of `partly` is missing, else null. */
  readonly cause: CollectReason | null;
  /** Whether that holds for every account of the network: ask it nothing more in this run. */
  readonly stopsNetwork: boolean;
  readonly gauges: readonly Gauge[];
  /** All items published in `covered` and no others: they take the place of all that is kept of those days. */
  readonly items: readonly Item[];
  /** Whose days are known completely: those without items count 0. Null where no day is, or the network has no items. */
  readonly covered: Span | null;
  readonly gaps: readonly Gap[];
  readonly cost: Cost;
  /** The first day that this answer tells of, of each figure that it tells. */
  readonly earliest: Readonly<Partial<Record<MetricName, Day>>>;
}

/** What asking takes beside the account. */
export interface Given {
  readonly source: Source;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  readonly wait?: Wait | undefined;
  /** Of one request. */
  readonly timeoutMs?: number | undefined;
}

/** What a run is going to take. */
export interface Estimate extends Cost {
  /** Units that the key has a day; null where nothing is counted. */
  readonly unitsADay: number | null;
}

export interface Connector {
  readonly network: SocialNetwork;
  /** Finds the account behind a link and reads nothing else. Throws a CollectFailure, or the signal's reason. */
  resolve(link: Profile, given: Given): Promise<{ readonly account: Account; readonly cost: Cost }>;
  /**
   * Asks for the figures of now, and for what was published in the span; of a link the account is found first. Never
   * throws for a failure of the network's, which is in the answer; throws the signal's reason.
   */
  collect(whom: Account | Profile, span: Span, given: Given): Promise<Collected>;
  /** For so many accounts that are not resolved yet, and days of each. */
  estimate(accounts: number, days: number): Estimate;
}
