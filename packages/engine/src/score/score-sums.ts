import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/**
 * By brand and network: the most interactions that a day counts for. Null: decided that there is none (too few days
 * with posts). Left out: not yet decided, which counts as none. Plain JSON, kept with the reference.
 */
export type Caps = Readonly<Record<string, Readonly<Partial<Record<SocialNetwork, number | null>>>>>;

export const prefixStride = 32;
export const cutDays = 16;

/** A number a day; all but floats hold (value · scale + 1), and 0 for a day that is unknown; floats hold NaN for it. */
export type RawDays = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export interface RawColumn {
  readonly raw: RawDays;
  readonly bytes: 1 | 2 | 4 | 8;
  /** Whole numbers, or tenths or hundredths (ratings); 1 for floats. */
  readonly scale: 1 | 10 | 100;
}

/**
 * All raw columns of a project, by how many bytes a day has. In each pool come the first 32 days of all its columns, then
 * the next 32, and so on: a calculation asks the same few days of every brand, and reads what lies side by side.
 */
export interface RawPools {
  readonly bytes: Uint8Array;
  readonly shorts: Uint16Array;
  readonly words: Uint32Array;
  readonly floats: Float64Array;
  /** By brand × metric column (see `metricColumns`): bytes of a day, 0 where none is known; and as in `RawColumn`. */
  readonly widths: Uint8Array;
  readonly scales: Uint8Array;
  /** Which of the columns of its pool it is, and how many there are by the bytes of a day. */
  readonly slots: Uint32Array;
  readonly slotCounts: readonly number[];
}

/** The daily values of all brands of a project, with running sums at every 32nd day. Made by `createScoreSums`. */
export interface ScoreSums {
  readonly brands: readonly ScoredBrand[];
  readonly days: DayRange;
  readonly caps: Caps | null;
  readonly bytes: number;
  readonly pools: RawPools;
  /** By brand: a bit a network with an account, in the order of `socialNetworks`. */
  readonly accounts: Uint8Array;
  /**
   * Running sums at the beginning of each block, by block × brand × metric column: of the values as they count, of how
   * many are known; and of ln(followers), by block × brand × network with followers.
   */
  readonly blocks: number;
  readonly values: Float64Array;
  readonly counts: Uint16Array;
  readonly lns: Float64Array;
  /** The same of interactions and comments as they came, by block × brand × capped column; only where there is a cap. */
  readonly uncapped: Float64Array;
  /** By 16 days × brand × capped network: a bit for each of these that a cap changes. */
  readonly cuts: Uint16Array;
  readonly limits: Float64Array;
  /** By brand × metric column: months whose sums were imported, in order; nothing where none was. */
  readonly monthSums: ReadonlyMap<number, readonly MonthSum[]>;
}

/** Days since 1970-01-01: the sum stands on the last one. */
export interface MonthSum {
  readonly from: number;
  readonly to: number;
}

/** Days since 1970-01-01, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

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
