import { findArena } from '../arena/arena.ts';
import { rowsOf } from '../arena/rows.ts';
import type { Steps } from '../steps.ts';
import { popcount32 } from './bits.ts';
import type { Bits, Dataset, Measure } from './dataset.ts';
import { makeSheetInSteps, type Sheet } from './sheets.ts';

/** Numbers of 0 … some hundreds, one a respondent: how many messages they rated. */
type Counts = Uint8Array | Uint16Array;

/** How many messages each respondent rated on one measure, and how many of them positively. */
export interface Ratings {
  readonly rated: Counts;
  readonly positive: Counts;
  readonly sheet: Sheet;
}

/** Null where the survey did not ask. */
interface RatingsByMeasure {
  readonly r1: Ratings | null;
  readonly r2: Ratings | null;
}

const known = new WeakMap<Dataset, RatingsByMeasure>();

/** The ratings of all messages, which do not change with a filter: once a dataset, then kept with it. */
export function* ratingsOfInSteps(dataset: Dataset): Steps<RatingsByMeasure> {
  const kept = known.get(dataset);
  if (kept) return kept;
  const { messages, respondents } = dataset;
  const inKernels = findArena([...rowsOf(dataset)])?.kernels != null;
  const r1 = yield* countRatingsInSteps(
    messages.map((message) => message.r1),
    respondents,
    inKernels,
  );
  const r2 = yield* countRatingsInSteps(
    messages.flatMap((message) => message.r2 ?? []),
    respondents,
    inKernels,
  );
  const ratings = { r1, r2 };
  known.set(dataset, ratings);
  return ratings;
}

/** What the kept ratings of a dataset take in memory; 0 where there are none. */
export function ratingsBytes(dataset: Dataset): number {
  const { r1 = null, r2 = null } = known.get(dataset) ?? {};
  const arrays = [r1, r2].flatMap((ratings) => (ratings ? [ratings.rated, ratings.positive, ratings.sheet.words] : []));
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Rows that are counted between two steps: about a millisecond of work. */
const rowsAStep = 10_000;

/** The ratings of some questions, of which each respondent answers each at most once; null where there is none. */
export function* countRatingsInSteps(
  measures: readonly Measure[],
  respondents: number,
  inKernels = false,
): Steps<Ratings | null> {
  if (measures.length === 0) return null;
  const sheet = yield* makeSheetInSteps(measures, respondents, inKernels);
  const numbers = () => new (measures.length < 256 ? Uint8Array : Uint16Array)(respondents);
  const [rated, positive] = [numbers(), numbers()];
  const half = sheet.width / 8;
  for (let row = 0, at = 0; row < respondents; row++) {
    for (const end = at + half; at < end; at++) rated[row]! += popcount32(sheet.words[at]!);
    for (const end = at + half; at < end; at++) positive[row]! += popcount32(sheet.words[at]!);
    if (row % rowsAStep === rowsAStep - 1) yield;
  }
  return { rated, positive, sheet };
}

/** What a label or question takes beside its mask: the view on it, the objects around it and a text of some words. */
const bytesAMask = 400;

/**
 * About how many bytes a dataset takes in memory. Masks count as they lie there: in an arena each begins at a multiple
 * of 64 bytes, so that the masks of a few respondents take far more than in a file. What is kept of ratings counts once it is there.
 */
export function memoryOf(dataset: Dataset): number {
  const masks: readonly Bits[] = [...rowsOf(dataset)];
  const blocks = new Set([...masks, ...(dataset.weights ? [dataset.weights] : [])].map(({ buffer }) => buffer));
  return [...blocks].reduce(
    (sum, { byteLength }) => sum + byteLength,
    masks.length * bytesAMask + ratingsBytes(dataset),
  );
}
