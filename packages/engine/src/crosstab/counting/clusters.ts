import { getCounter } from '../../arena/counter.ts';
import type { Clusters, RespondentSums } from '../../stats/proportions.ts';
import type { Steps } from '../../steps.ts';
import type { Dataset, Measure } from '../dataset/dataset.ts';
import { narrow, type Selection } from '../dataset/selection.ts';
import type { MessageCounts } from './counts.ts';
import { ratingsOfInSteps } from './ratings.ts';
import { makeSheetInSteps, type Sheet, selectPart } from './sheets.ts';
import { sumSheetInSteps } from './sum-sheet.ts';

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
    if (asked.length === 0) {
      found[measure] = counts.map(() => null);
      continue;
    }
    const sheet = isWhole
      ? (yield* ratingsOfInSteps(dataset))[measure]!
      : yield* makeSheetInSteps(asked, dataset.respondents, 'typescript');
    const sums = yield* sumInSteps(dataset, among, asked, sheet);
    const own = sums.own.values();
    found[measure] = counts.map(({ message }) => message[measure] && { ...sums.all, ...own.next().value! });
  }
  return found;
}

type AllSums = Pick<Clusters, 'respondents' | 'all'>;
type OwnSums = Pick<Clusters, 'answered' | 'positive'>;

interface Sums {
  readonly all: AllSums;
  readonly own: readonly OwnSums[];
}

const wordsAStep = 5_000;

/** Visits those who are selected in ascending order, with how many questions they answered, and how many positively. */
function* eachMember(
  sheet: Sheet,
  selection: Selection,
  visit: (row: number, rated: number, positive: number) => void,
): Steps<void> {
  for (const part of sheet.parts) {
    const { rated, positive } = part.memory;
    const { at, bits } = selectPart(sheet, selection, part);
    for (let i = 0; i < bits.length; i++) {
      const first = (at ? at[i]! : i) * 32;
      for (let left = bits[i]!; left !== 0; left &= left - 1) {
        const row = first + 31 - Math.clz32(left & -left);
        visit(part.from * 32 + row, rated[row]!, positive[row]!);
      }
      if (i % wordsAStep === wordsAStep - 1) yield;
    }
  }
}

function* sumInSteps(dataset: Dataset, among: Selection, asked: readonly Measure[], sheet: Sheet): Steps<Sums> {
  const { weights } = dataset;
  if (!weights) return yield* sumRatingsInSteps(dataset, among, asked, sheet);
  const all = yield* weighAllInSteps(weights, among, sheet);
  return { all, own: yield* weighRatingsInSteps(weights, among, asked, sheet) };
}

function* weighAllInSteps(weights: Float64Array, among: Selection, sheet: Sheet): Steps<AllSums> {
  const all = { answeredSquared: 0, product: 0, positiveSquared: 0 };
  let respondents = 0;
  yield* eachMember(sheet, among, (row, n, y) => {
    const weight = weights[row]!;
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
  sheet: Sheet,
): Steps<OwnSums[]> {
  const all: OwnSums[] = [];
  const sumOver = function* (members: Selection): Steps<RespondentSums> {
    const sums = { squares: 0, answered: 0, positive: 0 };
    yield* eachMember(sheet, members, (row, rated, positive) => {
      const square = weights[row]! ** 2;
      sums.squares += square;
      sums.answered += square * rated;
      sums.positive += square * positive;
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

function* sumRatingsInSteps(dataset: Dataset, among: Selection, asked: readonly Measure[], sheet: Sheet): Steps<Sums> {
  const raters = narrow(among, sheet.raters);
  const { counts, rated, positive } = yield* sumSheetInSteps(sheet, raters, getCounter(dataset).threads);
  const readSums = (bit: number): RespondentSums => ({
    squares: counts[bit]!,
    answered: rated[bit]!,
    positive: positive[bit]!,
  });
  // Of a row's bits, the second half is of positive answers.
  const own = asked.map((_, i) => ({ answered: readSums(i), positive: readSums(sheet.width * 4 + i) }));
  // Σ n² is Σ n over the answers of all questions, as everyone has n of them; Σ ny and Σ y² likewise.
  const all = { answeredSquared: 0, product: 0, positiveSquared: 0 };
  for (const { answered, positive } of own) {
    all.answeredSquared += answered.answered;
    all.product += answered.positive;
    all.positiveSquared += positive.positive;
  }
  return { all: { respondents: raters.count, all }, own };
}
