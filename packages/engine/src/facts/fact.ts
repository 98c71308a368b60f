import type { GuideLanguage } from '@soundings/contract/sonar/navig8-choices';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';

export type FactLanguage = GuideLanguage;

/**
 * What a number is. `score` is a place on a scale of 0 to 100, `points` a difference between two of these; `share` is told
 * in percent, and `percentagePoints` a difference between two shares. The value of a share is 0 to 100.
 */
export type FactUnit =
  | 'score'
  | 'points'
  | 'rank'
  | 'percent'
  | 'percentagePoints'
  | 'count'
  | 'perWeek'
  | 'perPost'
  | 'stars'
  | 'times'
  | 'days';

export interface FactNumber {
  readonly value: number;
  readonly unit: FactUnit;
  /** The names of whom it is of; those of the fact where it is left out. */
  readonly brands?: readonly string[];
  readonly score?: ScoreName;
  readonly isChange?: true;
}

export interface CheckableFact {
  readonly id: string;
  /** Names as texts write them. */
  readonly brands: readonly string[];
  readonly numbers: readonly FactNumber[];
  /** Days that it speaks of, as YYYY-MM-DD. */
  readonly days?: readonly string[];
}
