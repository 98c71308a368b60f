import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { factTabs } from '@soundings/contract/sonar/navig8-choices';
import { type ScoreName, scoreTabs } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { CheckableFact, FactNumber } from '../fact.ts';
import type { Figure } from './brand-state.ts';
import type { Change, Market, Verdict } from './market.ts';

/** Where a dashboard shows it: a tab, and the score of a brand that is explained there (by the number of its card). */
export interface FactView {
  readonly tab: (typeof factTabs)[number];
  readonly why?: { readonly brand: string; readonly count: number; readonly score: ScoreName };
  readonly network?: SocialNetwork;
  readonly isByGroup?: true;
  /** Only its posts, by the number of its card. */
  readonly ofBrand?: number;
}

/** What of a network moved a score, and by how many points. Sums are those of the ranges, or a day where the days differ. */
export interface Driver {
  readonly network: SocialNetwork;
  readonly figure: Figure;
  readonly effect: number;
  readonly now: number | null;
  readonly before: number | null;
  readonly unit: 'sum' | 'perDay' | 'state' | 'percent' | 'stars';
}

export type Lever = 'posts' | 'response' | 'followers' | 'growth' | 'rating';

/** `brand` is a place in the market's brands. Changes are in points, growth and shares in percent. */
export type Finding =
  | {
      readonly kind: 'market';
      readonly rose: number;
      readonly fell: number;
      readonly steady: number;
      /** Of how many too few days are known to tell whether their change is more than noise. */
      readonly unknown: number;
      readonly total: number;
    }
  | {
      readonly kind: 'leader';
      readonly score: ScoreName;
      readonly brand: number;
      readonly value: number;
      readonly second: { readonly brand: number; readonly value: number } | null;
      readonly former: number | null;
      readonly verdict: Verdict;
      readonly because: { readonly score: ScoreName; readonly value: number } | null;
    }
  | {
      readonly kind: 'standing';
      readonly brand: number;
      readonly score: ScoreName;
      readonly value: number;
      readonly rank: number;
      readonly of: number;
      readonly change: Change | null;
      readonly above: { readonly brand: number; readonly points: number } | null;
    }
  | {
      readonly kind: 'best' | 'worst';
      readonly brand: number;
      readonly score: ScoreName;
      readonly value: number;
      readonly rank: number;
      readonly of: number;
    }
  | {
      readonly kind: 'mover';
      readonly brand: number;
      readonly score: ScoreName;
      readonly change: Change;
      readonly drivers: readonly Driver[];
    }
  | {
      readonly kind: 'gap';
      readonly brand: number;
      readonly lever: Lever;
      readonly network: SocialNetwork;
      /** With the same decimals, as they are shown beside each other. */
      readonly now: number;
      readonly target: number;
      /** What the best others have, where one step does not reach it; else null. */
      readonly beyond: number | null;
      readonly gain: number;
    }
  | {
      readonly kind: 'outlier';
      readonly brand: number;
      readonly network: SocialNetwork;
      readonly metric: MetricName;
      readonly day: number;
      readonly value: number;
      readonly usual: number;
    }
  | {
      readonly kind: 'carried';
      readonly brand: number;
      readonly network: SocialNetwork;
      readonly metric: 'interactions';
      readonly direction: 'rise' | 'fall';
      /** In percent of the change. */
      readonly share: number;
      /** Interactions a day. */
      readonly now: number;
      readonly before: number;
      /** How many posts, what they earned together, and the day of the strongest. */
      readonly posts: number;
      readonly value: number;
      readonly day: number;
    }
  | {
      readonly kind: 'group';
      readonly group: string;
      readonly value: number;
      readonly former: number | null;
      readonly brands: number;
      readonly place: number;
      readonly of: number;
      readonly best: number;
    }
  | {
      readonly kind: 'voice';
      readonly brand: number;
      readonly share: number;
      readonly former: number | null;
      readonly place: number;
      readonly verdict: Verdict;
    }
  | {
      readonly kind: 'lost';
      readonly brand: number;
      readonly network: SocialNetwork;
      /** The last day with a figure; null where none ever was. */
      readonly till: number | null;
    }
  | {
      readonly kind: 'hole';
      readonly brand: number;
      readonly network: SocialNetwork;
      readonly missing: number;
      readonly of: number;
      /** The first day with a figure, where all that is missing came before it; else null. */
      readonly begins: number | null;
    }
  | { readonly kind: 'silence'; readonly brand: number; readonly network: SocialNetwork; readonly before: number }
  | {
      readonly kind: 'difference';
      readonly score: ScoreName;
      readonly brand: number;
      readonly other: number;
      readonly value: number;
      readonly otherValue: number;
    }
  | {
      readonly kind: 'figure';
      readonly brand: number;
      readonly metric: MetricName;
      readonly network: SocialNetwork | null;
      readonly value: number;
      readonly former: number | null;
      readonly place: number;
      readonly of: number;
    }
  | {
      readonly kind: 'turn';
      readonly brand: number;
      readonly score: ScoreName;
      readonly day: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'provisional'; readonly brands: readonly number[]; readonly of: number }
  | { readonly kind: 'unscored'; readonly brands: readonly number[] }
  | { readonly kind: 'fresh'; readonly till: number; readonly behind: readonly number[] }
  | {
      readonly kind: 'longRun';
      readonly brand: number;
      readonly network: SocialNetwork;
      readonly percent: number;
      readonly days: number;
      readonly typical: number;
      readonly now: number;
      readonly before: number;
    };

export type FindingOf<K extends Finding['kind']> = Extract<Finding, { kind: K }>;
export type FactKind = Finding['kind'];

export interface Fact extends CheckableFact {
  readonly finding: Finding;
  readonly verdict: Verdict | null;
  /** In points of powerrank, more for one's own brand and those in focus: what is told first. */
  readonly weight: number;
  readonly view: FactView | null;
  readonly numbers: readonly FactNumber[];
}

export const explained = ({ brands }: Pick<Market, 'brands'>, brand: number, score: ScoreName): FactView => {
  const { id, count } = brands[brand]!;
  return { tab: scoreTabs[score], why: { brand: id, count, score } };
};
