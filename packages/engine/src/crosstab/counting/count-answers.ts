import { getCounter } from '../../arena/counter.ts';
import { messageRows } from '../../arena/rows.ts';
import type { Steps } from '../../steps.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Selection } from '../dataset/selection.ts';
import { findRatings, type Ratings } from './ratings.ts';
import { tallySheetInSteps } from './sum-sheet.ts';

/**
 * Rows of those who are selected are faster counted than the masks of all questions, where fewer than one in so many
 * are selected.
 */
const oneIn = 4;

/**
 * How many of each selection answered each question, and positively: the count of row i of the messages `from` … `to` - 1
 * (see `messageRows`) and selection s is at i · selections + s.
 */
export function* countAnswersInSteps(
  dataset: Dataset,
  selections: readonly Selection[],
  from: number,
  to: number,
): Steps<Uint32Array> {
  const { countInSteps } = getCounter(dataset);
  const rows = messageRows(dataset, from, to);
  const ratings = to - from === dataset.messages.length ? findRatings(dataset) : null;
  const isSmall = ({ count }: Selection): boolean => count * oneIn < dataset.respondents;
  if (!ratings || !selections.some(isSmall)) return yield* countInSteps(rows, selections);

  const columns = selections.length;
  const counts = new Uint32Array(rows.count * columns);
  const large = selections.filter((selection) => !isSmall(selection));
  const ofLarge = yield* countInSteps(rows, large);
  let done = 0;
  for (const [column, selection] of selections.entries()) {
    if (isSmall(selection)) yield* countInRatings(dataset, ratings, selection, counts.subarray(column), columns);
    else {
      for (let row = 0; row < rows.count; row++) counts[row * columns + column] = ofLarge[row * large.length + done]!;
      done++;
    }
  }
  return counts;
}

/** The count of row i goes to i · columns. */
function* countInRatings(
  dataset: Dataset,
  { r1, r2 }: Ratings,
  selection: Selection,
  counts: Uint32Array,
  columns: number,
): Steps<void> {
  const { threads } = getCounter(dataset);
  const sides = [];
  for (const sheet of [r1, r2]) {
    sides.push(
      sheet && { numbers: yield* tallySheetInSteps(sheet, selection, threads), half: sheet.width * 4, next: 0 },
    );
  }
  let at = 0;
  for (const message of dataset.messages) {
    for (const [i, measure] of [message.r1, message.r2].entries()) {
      const side = measure && sides[i];
      if (!side) continue;
      counts[at] = side.numbers[side.next]!;
      counts[at + columns] = side.numbers[side.half + side.next]!;
      side.next++;
      at += 2 * columns;
    }
  }
}
