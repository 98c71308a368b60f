import { type Significance, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import type { Share } from '@soundings/contract/resonance/resonance';
import { type Sample, twoProportionZ } from '../../stats/proportions.ts';
import { adjust, significanceLevel } from '../../stats/significance.ts';
import { baseFlag, type Tally, toPercent, toSample } from '../counting/tally.ts';
import type { GroupCounts } from './banner.ts';

export interface BannerCell {
  /** Unrounded; null without answers. */
  readonly percent: number | null;
  readonly positive: number;
  readonly base: number;
  readonly effectiveBase: number;
  readonly mark: Share['mark'];
  readonly letters: readonly string[];
}

interface Question {
  readonly message: number;
  readonly measure: 'r1' | 'r2';
}

export function bannerCell(tally: Tally, letters: readonly string[] = []): BannerCell {
  const { positive, base } = tally;
  return {
    percent: toPercent(tally),
    positive,
    base,
    effectiveBase: toSample(tally).base,
    mark: baseFlag(base),
    letters,
  };
}

export function bannerCells(
  { columns, shared }: GroupCounts,
  { message, measure }: Question,
  significance: Significance,
): BannerCell[] {
  const tallies = columns.map((column) => column[message]![measure]!);
  const overlapOf = (first: number, second: number): number => {
    const both = shared[second]![first]?.[2 * message + (measure === 'r1' ? 0 : 1)] ?? 0;
    return both > 0 ? both / multiplyBases(tallies[first]!, tallies[second]!) : 0;
  };
  const letters = bannerLetters(tallies.map(toSample), overlapOf, significance);
  return tallies.map((tally, i) => bannerCell(tally, letters[i]));
}

const multiplyBases = (a: Tally, b: Tally): number => (a.weights ?? a).base * (b.weights ?? b).base;

/** A … Z, AA, AB, … as in a spreadsheet. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last;
}

/**
 * For each column of one variable in one row of a table, the letters of the columns that it is significantly above.
 * Every pair is tested by the two-proportion z test, where both bases are at least 30; the pairs of the row and
 * variable are one family, so that letters do not depend on what else is in the table.
 * @param overlapOf how much two columns have in common, as `twoProportionZ` takes it
 */
export function bannerLetters(
  samples: readonly Sample[],
  overlapOf: (first: number, second: number) => number,
  significance: Significance = standardSignificance,
): string[][] {
  const pairs = samples.flatMap((_, second) => samples.slice(0, second).map((_, first) => [first, second] as const));
  const ps = pairs.map(([a, b]) => twoProportionZ(samples[a]!, samples[b]!, overlapOf(a, b)));
  const adjusted = adjust(significance.correction, ps);
  const level = significanceLevel(significance);
  const letters = samples.map((): string[] => []);
  pairs.forEach(([a, b], i) => {
    const p = adjusted[i] ?? 1;
    const [shareA, shareB] = [samples[a]!.share, samples[b]!.share];
    if (p > level || shareA === shareB) return;
    if (shareA > shareB) letters[a]!.push(columnLetter(b));
    else letters[b]!.push(columnLetter(a));
  });
  return letters.map((own) => own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)));
}
