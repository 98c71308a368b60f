import type { surveySizes } from './generate-survey.ts';

/** What a benchmark is asked for on the command line. */
export interface BenchOptions {
  readonly size: keyof typeof surveySizes;
}

/** One line of the answer. */
export interface Ratio {
  readonly name: string;
  /** How many times as fast as the rival, or as long as it where `isCeiling`; null where the rival is missing. */
  readonly ratio: number | null;
  readonly goal: number;
  /** Less is better: the goal is the most that it may be. */
  readonly isCeiling?: boolean;
  /** Where there is no rival and a time is measured in place of a ratio. */
  readonly unit?: 's';
  /** Times and forms, or why there is no ratio. */
  readonly detail: string;
}

/** Yields its ratios as they are measured. Throws where two sides do not give the same result. */
export type Bench = (options: BenchOptions) => AsyncIterable<Ratio>;

/** By how much a goal is missed; 0 where it is met, null where nothing was measured. */
export const missOf = ({ ratio, goal, isCeiling = false }: Ratio): number | null =>
  ratio === null ? null : Math.max(0, isCeiling ? ratio - goal : goal - ratio);

export const isOk = (result: Ratio): boolean => missOf(result) === 0;
