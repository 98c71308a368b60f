import {
  type CollectReason,
  type MetricKind,
  type MetricName,
  type MetricSource,
  networkMetrics,
} from '@soundings/contract/sonar/metrics';
import type { PostKind } from '@soundings/contract/sonar/post-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { FetchError, type FetchFailure } from '#/platform/fetch/fetch-error.ts';
import type { VendorBounds, Wait } from '#/platform/fetch/vendor-http.ts';
import type { Day, Span } from '../days.ts';
import type { Profile } from '../profiles/read-profile.ts';

export interface Account {
  readonly network: SocialNetwork;
  readonly id: string;
  readonly name: string | null;
  readonly feed?: string | undefined;
}

export interface Gauge {
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
  /** Where they are told as one figure; left out, they are likes, comments and shares. */
  readonly interactions?: number | null;
  readonly views?: number | null;
  readonly kind?: PostKind | null;
  readonly text?: string | null;
  readonly url?: string | null;
  readonly picture?: string | null;
  /** False where only its day is known; left out, it is true. */
  readonly isTimed?: boolean;
}

export interface Gap extends Span {
  readonly metric: MetricName;
  readonly reason: CollectReason;
}

export interface Cost {
  readonly calls: number;
  readonly units: number;
  readonly usd: number;
}

export interface Collected {
  readonly account: Account | null;
  readonly source: MetricSource;
  /** `collected`, `hidden` (all came that is shown), `partly`, or why nothing came. */
  readonly reason: CollectReason;
  readonly cause: CollectReason | null;
  readonly stopsNetwork: boolean;
  readonly gauges: readonly Gauge[];
  /** All items published in `covered` and no others: they take the place of all that is kept of those days. */
  readonly items: readonly Item[];
  /** Whose days are known completely: those without items count 0. Null where no day is, or the network has no items. */
  readonly covered: Span | null;
  readonly gaps: readonly Gap[];
  readonly cost: Cost;
  readonly earliest: Readonly<Partial<Record<MetricName, Day>>>;
}

export interface Given {
  readonly source: Source;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  readonly wait?: Wait | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface Estimate extends Cost {
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
  estimate(accounts: number, days: number): Estimate;
}

export interface Source {
  readonly kind: MetricSource;
  /** With the version, without a slash at its end. */
  readonly baseUrl: string;
  /** The key, token or client secret. Goes into headers or a body, never into an address. */
  readonly secret: string;
  /** Instagram: the id of one's own professional account. TikTok: the client key that `secret` belongs to. */
  readonly id?: string | undefined;
  /** Of an address that was entered: it leads to no host of our own network. */
  readonly guarded?: VendorBounds['guarded'];
}

export const metricsOfKind = (network: SocialNetwork, kind: MetricKind): MetricName[] =>
  Object.entries(networkMetrics[network]).flatMap(([metric, is]) => (is === kind ? [metric as MetricName] : []));

export const networkAddresses: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'https://graph.facebook.com/v26.0',
  INSTAGRAM: 'https://graph.facebook.com/v26.0',
  YOUTUBE: 'https://www.googleapis.com/youtube/v3',
  TWITTER: 'https://api.x.com/2',
  TIKTOK: 'https://open.tiktokapis.com/v2',
  LINKEDIN: 'https://api.linkedin.com/rest',
  TRUSTPILOT: 'https://api.trustpilot.com/v1',
};

export class CollectFailure extends Error {
  readonly reason: CollectReason;

  constructor(reason: CollectReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'CollectFailure';
    this.reason = reason;
  }
}

/** What holds for all accounts of the same key: whoever meets one of these asks that network nothing more in this run. */
const stopping: ReadonlySet<CollectReason> = new Set(['keyInvalid', 'quotaSpent', 'rateLimited', 'noSource']);
export const stopsNetwork = (reason: CollectReason): boolean => stopping.has(reason);

const unanswered: ReadonlySet<FetchFailure> = new Set(['timeout', 'unreachable', 'badCertificate', 'refusedAddress']);

export const asCollectFailure = (error: unknown): CollectFailure => {
  if (error instanceof CollectFailure) return error;
  if (!(error instanceof FetchError)) throw error;
  return new CollectFailure(unanswered.has(error.reason) ? 'unreachable' : 'badAnswer', error);
};
