import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

export type AskedMetric =
  | { readonly score: ScoreName }
  | { readonly figure: MetricName; readonly network: SocialNetwork | null };

export interface KnownBrand {
  readonly id: string;
  readonly name: string;
  readonly domain?: string;
  readonly isOwn: boolean;
}

export interface Vocabulary {
  readonly brands: readonly KnownBrand[];
  readonly groups: readonly string[];
}

export type Direction = 'up' | 'down';

/** `brand` and `brands` are ids. A metric that is null was not named: powerrank, or all of them, whatever suits. */
export type Intent =
  | { readonly kind: 'summary' }
  | { readonly kind: 'ranking'; readonly metric: AskedMetric; readonly end: 'top' | 'bottom'; readonly count: number }
  | { readonly kind: 'standing'; readonly brand: string; readonly metric: AskedMetric | null }
  | { readonly kind: 'compare'; readonly brands: readonly string[]; readonly metric: AskedMetric | null }
  | { readonly kind: 'movers'; readonly direction: Direction | null; readonly metric: AskedMetric | null }
  | {
      readonly kind: 'why';
      readonly brand: string;
      readonly metric: AskedMetric | null;
      readonly direction: Direction | null;
    }
  | {
      readonly kind: 'since';
      readonly brand: string;
      readonly metric: AskedMetric | null;
      readonly direction: Direction | null;
    }
  | { readonly kind: 'advice'; readonly brand: string; readonly metric: AskedMetric | null }
  | { readonly kind: 'strengths'; readonly brand: string; readonly end: 'best' | 'worst' }
  | { readonly kind: 'unusual'; readonly brand: string | null }
  | { readonly kind: 'voice'; readonly brand: string | null }
  | { readonly kind: 'groups'; readonly metric: AskedMetric | null; readonly group: string | null }
  | { readonly kind: 'missing'; readonly brand: string | null }
  | { readonly kind: 'freshness' }
  | { readonly kind: 'meaning'; readonly score: ScoreName };

export interface Refusal {
  readonly reason: 'empty' | 'future' | 'otherPeriod' | 'noOwnBrand' | 'whichBrand' | 'unknownWords';
  readonly words: readonly string[];
}

export type Parsed = { readonly intent: Intent } | { readonly refusal: Refusal };
