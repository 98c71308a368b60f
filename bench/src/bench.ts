import type { surveySizes } from './generate-survey.ts';

/** What a benchmark is asked for on the command line. */
export interface BenchOptions {
  readonly size: keyof typeof surveySizes;
}

/** One line of the answer. */
export interface Ratio {
  readonly name: string;
  /** How many times as fast as the rival; null where the rival is missing. */
  readonly ratio: number | null;
  readonly goal: number;
  /** Times and forms, or why there is no ratio. */
  readonly detail: string;
}

/** Yields its ratios as they are measured. Throws where two sides do not give the same result. */
export type Bench = (options: BenchOptions) => AsyncIterable<Ratio>;

export const isOk = ({ ratio, goal }: Ratio): boolean => ratio !== null && ratio >= goal;
