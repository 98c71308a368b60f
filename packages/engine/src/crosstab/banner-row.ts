import type { Share } from '@soundings/contract/resonance/resonance';
import type { GroupCounts } from './banner-counts.ts';
import { bannerLetters } from './banner-letters.ts';
import { markOf } from './mark-of.ts';
import { percentOf } from './percent-of.ts';
import { sampleOf } from './sample-of.ts';
import type { Tally } from './tally.ts';

/** The answers to one question in one column. */
export interface BannerCell {
  /** Unrounded; null without answers. */
  readonly percent: number | null;
  /** Positive answers and all answers, counted without weights. */
  readonly positive: number;
  readonly base: number;
  /** Equal to the base where there are no weights. */
  readonly effectiveBase: number;
  readonly mark: Share['mark'];
  /** Of the columns of the same variable that this one is significantly above. */
  readonly letters: readonly string[];
}

/** One question: the place of its message among those that were counted, and which of the two. */
export interface Question {
  readonly message: number;
  readonly measure: 'r1' | 'r2';
}

/** The cell of answers that are compared with nothing. */
export function bannerCell(tally: Tally, letters: readonly string[] = []): BannerCell {
  const { positive, base } = tally;
  return {
    percent: percentOf(tally),
    positive,
    base,
    effectiveBase: sampleOf(tally).base,
    mark: markOf(base),
    letters,
  };
}

/** The cells of one variable in the row of a question that was asked. */
export function bannerCells({ columns, shared }: GroupCounts, { message, measure }: Question): BannerCell[] {
  const tallies = columns.map((column) => column[message]![measure]!);
  const letters = bannerLetters(tallies.map(sampleOf), (first, second) => {
    const both = shared[second]![first]?.[2 * message + (measure === 'r1' ? 0 : 1)] ?? 0;
    return both > 0 ? both / productOf(tallies[first]!, tallies[second]!) : 0;
  });
  return tallies.map((tally, i) => bannerCell(tally, letters[i]));
}

/** Of the two Σw, or of the two bases where there are no weights. */
const productOf = (a: Tally, b: Tally): number => (a.weights ?? a).base * (b.weights ?? b).base;
