import { allocateBits, andInto, orInto } from './bits.ts';
import { popcount } from './count-bits.ts';
import type { Bits, Dataset } from './dataset.ts';

/** A filter names an audience that the dataset does not have. */
export class UnknownAudienceError extends Error {
  override readonly name = 'UnknownAudienceError';
  readonly audienceId: string;

  constructor(audienceId: string) {
    super(`There is no audience ${JSON.stringify(audienceId)}.`);
    this.audienceId = audienceId;
  }
}

/** Whom a filter leaves. */
export interface Filter {
  /** Null where nothing is filtered, so that callers can answer with what they know of all respondents. */
  readonly mask: Bits | null;
  readonly respondents: number;
}

/**
 * Those who are in at least one of the chosen audiences of every variable that has a chosen one (OR within a
 * variable, AND across variables). No ids leave everybody. Throws an UnknownAudienceError.
 */
export function filterMask(dataset: Dataset, audienceIds: readonly string[]): Filter {
  const wanted = new Set(audienceIds);
  let mask: Bits | null = null;
  for (const { audiences } of dataset.variables) {
    const chosen = audiences.filter(({ id }) => wanted.delete(id));
    if (chosen.length === 0) continue;
    const anyOf = allocateBits(dataset.respondents);
    for (const { members } of chosen) orInto(anyOf, members);
    if (mask) andInto(mask, anyOf);
    else mask = anyOf;
  }
  for (const unknown of wanted) throw new UnknownAudienceError(unknown);
  return { mask, respondents: mask ? popcount(mask) : dataset.respondents };
}
