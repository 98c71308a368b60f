import { parseNumber } from '../cell-values.ts';
import type { CountedValue } from '../inspect/column-stats.ts';

const fewestPlaces = 3;
const maxPlaces = 30;
const fewestRespondents = 10;
const ofAll = 0.9;

interface Places {
  readonly counts: ReadonlyMap<number, number>;
  readonly answered: number;
}

/**
 * Columns in a row that hold a ranking: over all of them each place was given equally often, once by each respondent.
 * All places of as many columns ("rank these five"), or the first few of more ("the best three"), with blanks or 0 for
 * the others; a few may have stopped before the last place. `rows`: respondents. Answers how many places there are, by column.
 */
export function findRankings(columns: readonly (readonly CountedValue[] | null)[], rows: number): Map<number, number> {
  const places = columns.map((values) => values && readPlaces(values));
  const ranked = new Map<number, number>();
  for (let from = 0; from < places.length; from++) {
    const totals: number[] = [];
    let maxAnswered = 0;
    let isEven = true;
    for (let to = from; to < Math.min(places.length, from + maxPlaces); to++) {
      const added = places[to];
      if (!added) break;
      for (const [place, count] of added.counts) {
        while (totals.length < place) totals.push(0);
        totals[place - 1]! += count;
      }
      maxAnswered = Math.max(maxAnswered, added.answered);
      isEven &&= new Set(added.counts.values()).size === 1;
      // Where every column has as many of each, either direction gives the same figures.
      if (!isEven && (totals[0] ?? 0) <= rows && isRanking(totals, to - from + 1, maxAnswered))
        for (let i = from; i <= to; i++) ranked.set(i, totals.length);
    }
  }
  return ranked;
}

function isRanking(totals: readonly number[], columns: number, maxAnswered: number): boolean {
  const [respondents = 0] = totals;
  const isPossible = columns >= fewestPlaces && totals.length >= fewestPlaces && totals.length <= columns;
  return (
    isPossible &&
    respondents >= fewestRespondents &&
    maxAnswered <= respondents &&
    totals.every((total, i) => total <= (totals[i - 1] ?? total) && total >= respondents * ofAll)
  );
}

function readPlaces(values: readonly CountedValue[]): Places | null {
  const counts = new Map<number, number>();
  let answered = 0;
  for (const { value, count } of values) {
    const number = parseNumber(value);
    if (Number.isNaN(number)) continue;
    if (number === 0) continue;
    if (!Number.isInteger(number) || number < 1 || number > maxPlaces) return null;
    counts.set(number, (counts.get(number) ?? 0) + count);
    answered += count;
  }
  return answered === 0 ? null : { counts, answered };
}
