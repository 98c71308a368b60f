import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/** Where an answer has what was published, the newest first; all paths but `list` are within one of them. */
interface ItemPaths {
  readonly list: string;
  readonly id: string;
  /** ISO 8601, or seconds or milliseconds since 1970. */
  readonly publishedAt: string;
  readonly likes: string;
  readonly comments: string;
  readonly shares?: string;
}

/** How a provider is asked for profiles of a network, and where its answer has what. */
export interface ProviderSettings {
  readonly network: SocialNetwork;
  /** Below the source's base address, with `{url}` and `{handle}`. */
  readonly path: string;
  /** Makes it a POST: JSON with the same places in its texts. */
  readonly body?: unknown;
  /** The secret stands behind the prefix. */
  readonly header: { readonly name: string; readonly prefix: string };
  readonly gauges: Readonly<Partial<Record<MetricName, string>>>;
  readonly items?: ItemPaths;
  /** How it says that there is no such profile: by its status, or by an empty list beside 200. */
  readonly missing: 'status404' | 'emptyAnswer';
  /** Whatever stands there says that the profile cannot be read. */
  readonly refusal?: string;
  readonly timeoutMs?: number;
  /** What a call costs, where that is known. */
  readonly usdPerCall?: number;
}
