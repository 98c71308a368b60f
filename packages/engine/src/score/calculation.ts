import type { DayRange } from './score-input.ts';

export interface ScoreRanges {
  readonly comparable: DayRange;
  readonly compareTo: DayRange;
}

/**
 * All scores of all brands. Scores and the like are at `score · brands + brand` (scores in the order of `scoreNames`),
 * 0 to 100, NaN where nothing of it is known; a rank is 0 where there is none.
 */
export interface Calculation {
  readonly brands: number;
  readonly scores: Float64Array;
  readonly prevScores: Float64Array;
  /** 2 · score − prevScore, or the score where there is no former one. */
  readonly trends: Float64Array;
  readonly ranks: Int32Array;
  readonly prevRanks: Int32Array;
  /** 0 to 1, of the comparable range. */
  readonly confidence: Float64Array;
  /** By score × brand, 1 where both scores are known, and of different parts (see `unlike-parts.ts`). */
  readonly unlike: Uint8Array;
  /** By brand: its nine ranks added up; the last place where one is missing. */
  readonly rankSum: Int32Array;
  readonly prevRankSum: Int32Array;
  /** By brand, 1 where anything of it is known in the comparable range. */
  readonly isActive: Uint8Array;
}
