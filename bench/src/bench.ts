import type { surveySizes } from './generate-survey.ts';

export interface BenchOptions {
  readonly size: keyof typeof surveySizes;
}

export interface Ratio {
  readonly name: string;
  /** How many times as fast as the rival, or with `atMost` how many times as slow; null where the rival is missing. */
  readonly ratio: number | null;
  readonly goal: number;
  /** Whether the goal is the most that the ratio may be, not the least. */
  readonly atMost?: boolean;
  /** Where there is no rival and a time, memory or rate is measured in place of a ratio. */
  readonly unit?: 's' | 'ms' | 'MB' | 'messages/s' | '%';
  /** Digits behind the point; two below 10 and one above unless told. */
  readonly digits?: number;
  /** Times and forms, or why there is no ratio. */
  readonly detail: string;
}

/** Yields its ratios as they are measured. Throws where two sides do not give the same result. */
export type Bench = (options: BenchOptions) => AsyncIterable<Ratio>;

export const isOk = ({ ratio, goal, atMost = false }: Ratio): boolean =>
  ratio !== null && (atMost ? ratio <= goal : ratio >= goal);

export const missedBy = ({ goal }: Ratio, ratio: number): number => (100 * Math.abs(ratio - goal)) / goal;
