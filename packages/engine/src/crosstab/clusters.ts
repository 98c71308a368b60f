import type { Clusters, RespondentSums } from '../stats/proportions.ts';
import type { Steps } from '../steps.ts';
import type { MessageCounts } from './counts.ts';
import type { Dataset, Measure } from './dataset.ts';
import { countRatingsInSteps, type Ratings, ratingsOfInSteps } from './ratings.ts';
import { narrow, type Selection } from './selection.ts';
import { sumSheetInSteps } from './sum-sheet.ts';
import type { Tally } from './tally.ts';

/** Of each message, how its answers and those to the others hang together; null where the measure was not asked. */
export interface MessageClusters {
  readonly r1: readonly (Clusters | null)[];
  readonly r2: readonly (Clusters | null)[];
}

const measures = ['r1', 'r2'] as const;

/**
 * The clusters of messages that are compared with each other, among the respondents of a selection.
 * @param counts of all messages of the dataset, or of some: then only these are the others
 */
export function* clustersInSteps(
  dataset: Dataset,
  among: Selection,
  counts: readonly MessageCounts[],
): Steps<MessageClusters> {
  const isWhole = counts.length === dataset.messages.length;
  const found: Record<'r1' | 'r2', (Clusters | null)[]> = { r1: [], r2: [] };
  for (const measure of measures) {
    const asked = counts.flatMap(({ message }) => message[measure] ?? []);
    const tallies = counts.flatMap((each) => each[measure] ?? []);
    const ratings = isWhole
      ? (yield* ratingsOfInSteps(dataset))[measure]
      : yield* countRatingsInSteps(asked, dataset.respondents);
    const sums = ratings && (yield* sumInSteps(dataset, among, asked, tallies, ratings));
    const own = sums?.own.values();
    found[measure] = counts.map(({ message }) =>
      message[measure] && sums ? { ...sums.all, ...own!.next().value! } : null,
    );
  }
  return found;
}

type AllSums = Pick<Clusters, 'respondents' | 'all'>;
type OwnSums = Pick<Clusters, 'answered' | 'positive'>;

interface Sums {
  readonly all: AllSums;
  /** Of each message that was asked for. */
  readonly own: readonly OwnSums[];
}

/** Words of a selection that are walked between two steps: about a millisecond of work. */
const wordsAStep = 5_000;

function* eachMember({ at, bits }: Selection, visit: (row: number) => void): Steps<void> {
  for (let i = 0; i < bits.length; i++) {
    const word = at ? at[i]! : i;
    for (let left = bits[i]!; left !== 0; left &= left - 1) visit(word * 32 + 31 - Math.clz32(left & -left));
    if (i % wordsAStep === wordsAStep - 1) yield;
  }
}

function* sumInSteps(
  { weights }: Dataset,
  among: Selection,
  asked: readonly Measure[],
  tallies: readonly Tally[],
  ratings: Ratings,
): Steps<Sums> {
  if (weights) {
    const all = yield* weighAllInSteps(weights, among, ratings);
    return { all, own: yield* weighRatingsInSteps(weights, among, asked, ratings) };
  }
  const rows = yield* ratersInSteps(among, ratings.rated);
  const all = sumAll(rows, ratings);
  yield;
  return { all, own: yield* sumRatingsInSteps(rows, tallies, ratings) };
}

function* weighAllInSteps(weights: Float64Array, among: Selection, { rated, positive }: Ratings): Steps<AllSums> {
  const all = { answeredSquared: 0, product: 0, positiveSquared: 0 };
  let respondents = 0;
  yield* eachMember(among, (row) => {
    const [n, y, weight] = [rated[row]!, positive[row]!, weights[row]!];
    if (n === 0 || weight === 0) return;
    const square = weight * weight;
    respondents++;
    all.answeredSquared += square * n * n;
    all.product += square * n * y;
    all.positiveSquared += square * y * y;
  });
  return { respondents, all };
}

function* weighRatingsInSteps(
  weights: Float64Array,
  among: Selection,
  asked: readonly Measure[],
  { rated, positive }: Ratings,
): Steps<OwnSums[]> {
  const all: OwnSums[] = [];
  const sumOver = function* (members: Selection): Steps<RespondentSums> {
    const sums = { squares: 0, answered: 0, positive: 0 };
    yield* eachMember(members, (row) => {
      const square = weights[row]! ** 2;
      sums.squares += square;
      sums.answered += square * rated[row]!;
      sums.positive += square * positive[row]!;
    });
    return sums;
  };
  for (const measure of asked) {
    const answered = yield* sumOver(narrow(among, measure.answered));
    yield;
    all.push({ answered, positive: yield* sumOver(narrow(among, measure.positive)) });
    yield;
  }
  return all;
}

/** The rows of those of a selection who rated anything, ascending. */
function* ratersInSteps(among: Selection, rated: Ratings['rated']): Steps<Uint32Array> {
  const rows = new Uint32Array(among.count);
  let found = 0;
  for (let from = 0; from < among.bits.length; from += wordsAStep) {
    if (from > 0) yield;
    found = listRaters(among, rated, from, rows, found);
  }
  return rows.subarray(0, found);
}

/** Those of one step. Not a step itself: numbers of a function that stops in between are kept in slower places. */
function listRaters(
  { at, bits }: Selection,
  rated: Ratings['rated'],
  from: number,
  rows: Uint32Array,
  before: number,
): number {
  let found = before;
  for (let i = from; i < Math.min(bits.length, from + wordsAStep); i++) {
    const last = (at ? at[i]! : i) * 32 + 31;
    for (let left = bits[i]!; left !== 0; left &= left - 1) {
      const row = last - Math.clz32(left & -left);
      if (rated[row] !== 0) rows[found++] = row;
    }
  }
  return found;
}

function sumAll(rows: Uint32Array, { rated, positive }: Ratings): AllSums {
  let [answeredSquared, product, positiveSquared] = [0, 0, 0];
  for (let i = 0; i < rows.length; i++) {
    const n = rated[rows[i]!]!;
    const y = positive[rows[i]!]!;
    answeredSquared += n * n;
    product += n * y;
    positiveSquared += y * y;
  }
  return { respondents: rows.length, all: { answeredSquared, product, positiveSquared } };
}

/** The sums where all respondents count the same. */
function* sumRatingsInSteps(
  rows: Uint32Array,
  tallies: readonly Tally[],
  { rated, positive, sheet }: Ratings,
): Steps<OwnSums[]> {
  const [leastRated, leastPositive] = [leastOf(rows, rated), leastOf(rows, positive)];
  const inRated = yield* sumSheetInSteps(sheet, rows, rated, leastRated);
  const inPositive = yield* sumSheetInSteps(sheet, rows, positive, leastPositive);
  const sumsOf = (squares: number, bit: number): RespondentSums => ({
    squares,
    answered: leastRated * squares + inRated[bit]!,
    positive: leastPositive * squares + inPositive[bit]!,
  });
  // Of a row's bits, the second half is of positive answers.
  return tallies.map(({ base, positive: liked }, i) => ({
    answered: sumsOf(base, i),
    positive: sumsOf(liked, sheet.width * 4 + i),
  }));
}

function leastOf(rows: Uint32Array, values: Ratings['rated']): number {
  let least = rows.length > 0 ? values[rows[0]!]! : 0;
  for (let i = 1; i < rows.length; i++) least = Math.min(least, values[rows[i]!]!);
  return least;
}
