import { benjaminiHochberg } from '../stats/benjamini-hochberg.ts';
import { type Sample, twoProportionZ } from '../stats/two-proportion-z.ts';

const falseDiscoveryRate = 0.05;

/** The letter of a column, as in a spreadsheet: A … Z, AA, AB, … */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last;
}

/**
 * For each column of one variable in one row of a table, the letters of the columns that it is significantly above.
 * Every pair is tested by the two-proportion z test, where both bases are at least 30; the pairs of the row and
 * variable are one family after Benjamini–Hochberg at 5 %, so that letters do not depend on what else is in the table.
 * @param overlapOf how much two columns have in common, as `twoProportionZ` takes it
 */
export function bannerLetters(
  samples: readonly Sample[],
  overlapOf: (first: number, second: number) => number,
): string[][] {
  const pairs = samples.flatMap((_, second) => samples.slice(0, second).map((_, first) => [first, second] as const));
  const ps = pairs.map(([a, b]) => twoProportionZ(samples[a]!, samples[b]!, overlapOf(a, b)));
  const adjusted = benjaminiHochberg(ps);
  const letters = samples.map((): string[] => []);
  pairs.forEach(([a, b], i) => {
    const p = adjusted[i] ?? 1;
    const [shareA, shareB] = [samples[a]!.share, samples[b]!.share];
    if (p > falseDiscoveryRate || shareA === shareB) return;
    if (shareA > shareB) letters[a]!.push(columnLetter(b));
    else letters[b]!.push(columnLetter(a));
  });
  return letters.map((own) => own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)));
}
