export type Verdict = 'above' | 'below' | 'same' | 'untested';
export type LowBase = 'none' | 'low' | 'unranked';

/** Figures of a message, or of a message in one audience; all in percent, null where nobody answered. */
export interface Figures {
  r1: number | null;
  r2: number | null;
  /** (R1 + R2) / 2, or the one of them that there is. */
  total: number | null;
  base: number;
  /** 95 % interval of R1. */
  low: number | null;
  high: number | null;
  verdict: Verdict;
  mark: LowBase;
}

/** A base under 100 is low, one under 30 is neither ranked nor tested. */
export const markOf = (base: number): LowBase => (base < 30 ? 'unranked' : base < 100 ? 'low' : 'none');

export const totalOf = (r1: number | null, r2: number | null): number | null =>
  r1 === null || r2 === null ? (r1 ?? r2) : (r1 + r2) / 2;
