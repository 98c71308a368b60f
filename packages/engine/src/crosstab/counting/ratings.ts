import { getCounter } from '../../arena/counter.ts';
import { listRows } from '../../arena/rows.ts';
import type { Steps } from '../../steps.ts';
import type { Bits, Dataset, Measure } from '../dataset/dataset.ts';
import { makeSheetInSteps, type Sheet } from './sheets.ts';

/** How many messages each respondent rated on each measure, and which; null where the survey did not ask. */
export interface Ratings {
  readonly r1: Sheet | null;
  readonly r2: Sheet | null;
}

const known = new WeakMap<Dataset, Ratings>();

export function* ratingsOfInSteps(dataset: Dataset, maxBytes?: number): Steps<Ratings> {
  const kept = known.get(dataset);
  if (kept) return kept;
  const { messages, respondents } = dataset;
  const { host } = getCounter(dataset);
  const make = function* (measures: readonly Measure[]): Steps<Sheet | null> {
    return measures.length > 0 ? yield* makeSheetInSteps(measures, respondents, host, maxBytes) : null;
  };
  const r1 = yield* make(messages.map((message) => message.r1));
  const r2 = yield* make(messages.flatMap((message) => message.r2 ?? []));
  const ratings = { r1, r2 };
  known.set(dataset, ratings);
  return ratings;
}

export const findRatings = (dataset: Dataset): Ratings | null => known.get(dataset) ?? null;

export function ratingsBytes(dataset: Dataset): number {
  const { r1 = null, r2 = null } = known.get(dataset) ?? {};
  const sheetBytes = ({ parts, raters }: Sheet): number =>
    parts.reduce((sum, { memory }) => sum + memory.words.byteLength, raters.byteLength);
  return [r1, r2].reduce((sum, sheet) => sum + (sheet ? sheetBytes(sheet) : 0), 0);
}

/** What a label or question takes beside its mask: the view on it, the objects around it and a text of some words. */
const bytesAMask = 400;

/**
 * About how many bytes a dataset takes in memory. Masks count as they lie there: in an arena each begins at a multiple
 * of 64 bytes, so that the masks of a few respondents take far more than in a file. What is kept of ratings counts once it is there.
 */
export function memoryOf(dataset: Dataset): number {
  const masks: readonly Bits[] = [...listRows(dataset)];
  const blocks = new Set([...masks, ...(dataset.weights ? [dataset.weights] : [])].map(({ buffer }) => buffer));
  return [...blocks].reduce(
    (sum, { byteLength }) => sum + byteLength,
    masks.length * bytesAMask + ratingsBytes(dataset),
  );
}
