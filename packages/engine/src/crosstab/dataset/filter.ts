import { getCounter } from '../../arena/counter.ts';
import { andCount, popcount } from './bits.ts';
import type { Bits, Dataset } from './dataset.ts';

export class UnknownAudienceError extends Error {
  override readonly name = 'UnknownAudienceError';
  readonly audienceId: string;

  constructor(audienceId: string) {
    super(`There is no audience ${JSON.stringify(audienceId)}.`);
    this.audienceId = audienceId;
  }
}

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
  const counter = getCounter(dataset);
  const wanted = new Set(audienceIds);
  const chosen: number[][] = [];
  let row = counter.ranges.audiences.first;
  for (const { audiences } of dataset.variables) {
    const rows: number[] = [];
    for (const { id } of audiences) {
      if (wanted.delete(id)) rows.push(row);
      row++;
    }
    if (rows.length > 0) chosen.push(rows);
  }
  for (const unknown of wanted) throw new UnknownAudienceError(unknown);
  if (chosen.length === 0) return { mask: null, respondents: dataset.respondents };
  const mask = counter.maskRows(chosen);
  return { mask, respondents: popcount(mask) };
}

/** How many each audience has under the filter, in the order of the dataset. Throws an UnknownAudienceError. */
export function audienceBases(dataset: Dataset, audienceIds: readonly string[]): number[] {
  const { mask } = filterMask(dataset, audienceIds);
  const audiences = dataset.variables.flatMap((variable) => variable.audiences);
  return audiences.map(({ members }) => (mask ? andCount(members, mask) : popcount(members)));
}
