import { rowsOf } from '../arena/rows.ts';
import type { Steps } from '../steps.ts';
import type { Bits, Dataset, Measure } from './dataset.ts';

/** Numbers of 0 … some hundreds, one a respondent: how many messages they rated. */
type Counts = Uint8Array | Uint16Array;

/**
 * A number a respondent for those who rated anything, least + Σ 2^b · (whether they are in `digits[b]`): the sum of it
 * over a set of them is least · |set| + Σ 2^b · |set ∩ digits[b]|, so that sums are counted as everything else is.
 */
export interface Sliced {
  readonly least: number;
  readonly digits: readonly Bits[];
}

/** How many messages each respondent rated on one measure, and how many of them positively. */
export interface Ratings {
  readonly rated: Counts;
  readonly positive: Counts;
  readonly slicedRated: Sliced;
  readonly slicedPositive: Sliced;
}

/** Null where the survey did not ask. */
interface RatingsByMeasure {
  readonly r1: Ratings | null;
  readonly r2: Ratings | null;
}

/** Words of all masks that are counted between two steps: about a millisecond of work. */
const wordsAStep = 200_000;

const known = new WeakMap<Dataset, RatingsByMeasure>();

/** The ratings of all messages, which do not change with a filter: once a dataset, then kept with it. */
export function* ratingsOfInSteps(dataset: Dataset): Steps<RatingsByMeasure> {
  const kept = known.get(dataset);
  if (kept) return kept;
  const { messages, respondents } = dataset;
  const r1 = yield* countRatingsInSteps(
    messages.map((message) => message.r1),
    respondents,
  );
  const r2 = yield* countRatingsInSteps(
    messages.flatMap((message) => message.r2 ?? []),
    respondents,
  );
  const ratings = { r1, r2 };
  known.set(dataset, ratings);
  return ratings;
}

/** What the kept ratings of a dataset take in memory; 0 where there are none. */
export function ratingsBytes(dataset: Dataset): number {
  const { r1 = null, r2 = null } = known.get(dataset) ?? {};
  const arrays = [r1, r2].flatMap((ratings) =>
    ratings ? [ratings.rated, ratings.positive, ...ratings.slicedRated.digits, ...ratings.slicedPositive.digits] : [],
  );
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** The ratings of some questions, of which each respondent answers each at most once; null where there is none. */
export function* countRatingsInSteps(measures: readonly Measure[], respondents: number): Steps<Ratings | null> {
  if (measures.length === 0) return null;
  const rated = yield* countMasksInSteps(
    measures.map(({ answered }) => answered),
    respondents,
  );
  const positive = yield* countMasksInSteps(
    measures.map((measure) => measure.positive),
    respondents,
  );
  const slicedRated = yield* sliceInSteps(rated, rated);
  return { rated, positive, slicedRated, slicedPositive: yield* sliceInSteps(positive, rated) };
}

/** In how many masks each respondent is: 32 of them at once, by adding bit after bit to binary digits (a carry chain). */
function* countMasksInSteps(masks: readonly Bits[], respondents: number): Steps<Counts> {
  const counts = new (masks.length < 256 ? Uint8Array : Uint16Array)(respondents);
  const places = 32 - Math.clz32(masks.length);
  const digits = new Uint32Array(places);
  let worked = 0;
  for (let word = 0; word * 32 < respondents; word++) {
    digits.fill(0);
    for (const mask of masks) {
      let carry = mask[word]!;
      for (let place = 0; carry !== 0; place++) {
        const digit = digits[place]!;
        digits[place] = digit ^ carry;
        carry &= digit;
      }
    }
    const end = Math.min(32, respondents - word * 32);
    for (let bit = 0; bit < end; bit++) {
      let count = 0;
      for (let place = 0; place < places; place++) count |= ((digits[place]! >>> bit) & 1) << place;
      counts[word * 32 + bit] = count;
    }
    worked += masks.length + 32;
    if (worked < wordsAStep) continue;
    worked = 0;
    yield;
  }
  return counts;
}

/** Respondents that are looked at between two steps: about a millisecond of work. */
const rowsAStep = 100_000;

function* sliceInSteps(counts: Counts, rated: Counts): Steps<Sliced> {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let row = 0; row < counts.length; row++) {
    if (rated[row] === 0) continue;
    least = Math.min(least, counts[row]!);
    most = Math.max(most, counts[row]!);
  }
  yield;
  if (!(most > least)) return { least: most, digits: [] };
  const words = (counts.length + 31) >>> 5;
  const digits = Array.from({ length: 32 - Math.clz32(most - least) }, () => new Uint32Array(words));
  for (const [place, digit] of digits.entries()) {
    for (let row = 0; row < counts.length; row++) {
      if (rated[row] !== 0) digit[row >>> 5]! |= (((counts[row]! - least) >>> place) & 1) << (row & 31);
      if (row % rowsAStep === rowsAStep - 1) yield;
    }
  }
  return { least, digits };
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
