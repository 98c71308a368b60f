import { countInTypeScript } from '../arena/count-in-typescript.ts';
import { getCounter } from '../arena/counter.ts';
import { measureRows } from '../arena/rows.ts';
import type { Clusters, RespondentSums } from '../stats/proportions.ts';
import type { Steps } from '../steps.ts';
import type { MessageCounts } from './counts.ts';
import type { Dataset, Measure } from './dataset.ts';
import { countRatingsInSteps, type Ratings, ratingsOfInSteps, type Sliced } from './ratings.ts';
import { narrow, type Selection } from './selection.ts';

/** Of each message, how its answers and those to the others hang together; null where the measure was not asked. */
export interface MessageClusters {
  readonly r1: readonly (Clusters | null)[];
  readonly r2: readonly (Clusters | null)[];
}

/** Members of each selection in the answered and the positive mask of each measure: `selections.length` a measure. */
interface MeasureCounts {
  readonly answered: Uint32Array;
  readonly positive: Uint32Array;
}

type CountMeasures = (selections: readonly Selection[]) => Steps<MeasureCounts>;

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
    const ratings = isWhole
      ? (yield* ratingsOfInSteps(dataset))[measure]
      : yield* countRatingsInSteps(asked, dataset.respondents);
    const all = ratings && (yield* sumAllInSteps(dataset, among, ratings));
    const count = isWhole ? countInDataset(dataset, measure) : countMasks(asked);
    const sums =
      ratings &&
      (dataset.weights
        ? weighRatingsInSteps(dataset.weights, among, asked, ratings)
        : countRatingSumsInSteps(among, counts, measure, ratings, count));
    const own = sums ? (yield* sums).values() : null;
    found[measure] = counts.map(({ message }) => (message[measure] && all ? { ...all, ...own!.next().value! } : null));
  }
  return found;
}

type OwnSums = Pick<Clusters, 'answered' | 'positive'>;

/** Words of a selection that are walked between two steps: about a millisecond of work. */
const wordsAStep = 5_000;

function* eachMember({ at, bits }: Selection, visit: (row: number) => void): Steps<void> {
  for (let i = 0; i < bits.length; i++) {
    const word = at ? at[i]! : i;
    for (let left = bits[i]!; left !== 0; left &= left - 1) visit(word * 32 + 31 - Math.clz32(left & -left));
    if (i % wordsAStep === wordsAStep - 1) yield;
  }
}

function* sumAllInSteps(
  { weights }: Dataset,
  among: Selection,
  { rated, positive }: Ratings,
): Steps<Pick<Clusters, 'respondents' | 'all'>> {
  const all = { answeredSquared: 0, product: 0, positiveSquared: 0 };
  let respondents = 0;
  yield* eachMember(among, (row) => {
    const [n, y, weight] = [rated[row]!, positive[row]!, weights ? weights[row]! : 1];
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

/** The sums where all respondents count the same: of counts under the digits of what they rated. */
function* countRatingSumsInSteps(
  among: Selection,
  counts: readonly MessageCounts[],
  measure: 'r1' | 'r2',
  { slicedRated, slicedPositive }: Ratings,
  count: CountMeasures,
): Steps<OwnSums[]> {
  const selections: Selection[] = [];
  for (const digit of [...slicedRated.digits, ...slicedPositive.digits]) {
    selections.push(narrow(among, digit));
    yield;
  }
  const counted = yield* count(selections);
  const split = slicedRated.digits.length;
  return counts
    .flatMap((each) => each[measure] ?? [])
    .map(({ base, positive }, i): OwnSums => {
      const sumsOf = (side: Uint32Array, squares: number): RespondentSums => {
        const own = side.subarray(i * selections.length, (i + 1) * selections.length);
        return {
          squares,
          answered: sumOf(slicedRated, squares, own.subarray(0, split)),
          positive: sumOf(slicedPositive, squares, own.subarray(split)),
        };
      };
      return { answered: sumsOf(counted.answered, base), positive: sumsOf(counted.positive, positive) };
    });
}

const sumOf = ({ least }: Sliced, members: number, inDigits: Uint32Array): number =>
  inDigits.reduce((sum, count, place) => sum + count * 2 ** place, least * members);

const countInDataset = (dataset: Dataset, measure: 'r1' | 'r2'): CountMeasures =>
  function* (selections) {
    const { countInSteps } = getCounter(dataset);
    const side = function* (name: keyof MeasureCounts): Steps<Uint32Array> {
      const parts: Uint32Array[] = [];
      for (const rows of measureRows(dataset, measure, name)) parts.push(yield* countInSteps(rows, selections));
      if (parts.length === 1) return parts[0]!;
      return Uint32Array.from(parts.flatMap((part) => [...part]));
    };
    return { answered: yield* side('answered'), positive: yield* side('positive') };
  };

const countMasks = (asked: readonly Measure[]): CountMeasures =>
  function* (selections) {
    const rows = { first: 0, count: asked.length };
    return {
      answered: yield* countInTypeScript(asked.map(({ answered }) => answered))(rows, selections),
      positive: yield* countInTypeScript(asked.map(({ positive }) => positive))(rows, selections),
    };
  };
