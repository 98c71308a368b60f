import { rowsOf } from '../arena/rows-of.ts';
import type { Bits, Dataset } from './dataset.ts';
import { bytesOfRatings } from './ratings.ts';

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
    masks.length * bytesAMask + bytesOfRatings(dataset),
  );
}
