import { masksAtOnce } from '../arena/arena.ts';
import type { BannerGroup } from './banner-columns.ts';
import { and } from './bits.ts';
import { countMessagesInSteps, type MessageCounts } from './count-messages.ts';
import type { Bits, Dataset } from './dataset.ts';
import { select } from './selection.ts';
import type { Steps } from './steps.ts';
import type { Tally } from './tally.ts';

/** Messages that follow each other: `from` … `to` - 1. */
export interface MessageRange {
  readonly from: number;
  readonly to: number;
}

/** What the columns of one variable are compared by; every list is in the order of the messages of a range. */
export interface GroupCounts {
  /** A list a column. */
  readonly columns: readonly (readonly MessageCounts[])[];
  /**
   * Σw² of the answers of those who are in two columns, their number where there are no weights: R1 and R2 of each
   * message, `shared[second][first]` with first < second; null: nobody is. A hundred columns have 4,950 pairs, so a
   * pair must not cost more than its two numbers.
   */
  readonly shared: readonly (readonly (Float64Array | null)[])[];
}

/** The answers to some messages in every audience of a variable, among the respondents of `mask` or among all. */
export function* groupCountsInSteps(
  dataset: Dataset,
  { audiences, overlaps }: BannerGroup,
  mask: Bits | null,
  range: MessageRange,
): Steps<GroupCounts> {
  const members = audiences.map((audience) => (mask ? [audience.members, mask] : [audience.members]));
  const columns = yield* countSetsInSteps(dataset, members, range, (list) => list);
  const pairs = overlaps.flatMap((row, second) =>
    row.flatMap((isShared, first) => (isShared ? [[...members[second]!, audiences[first]!.members]] : [])),
  );
  const sums = (yield* countSetsInSteps(dataset, pairs, range, sumsOf)).values();
  const shared = overlaps.map((row) => row.map((isShared) => (isShared ? sums.next().value! : null)));
  return { columns, shared };
}

/**
 * What `keep` makes of the answers to the messages among those who are in all masks of a set; one a set. As many sets
 * are counted together as is cheapest, and only those are made: hundreds of columns must not hold hundreds of masks.
 */
function* countSetsInSteps<T>(
  dataset: Dataset,
  sets: readonly (readonly Bits[])[],
  { from, to }: MessageRange,
  keep: (list: readonly MessageCounts[]) => T,
): Steps<T[]> {
  const kept: T[] = [];
  for (let next = 0; next < sets.length; next += masksAtOnce) {
    const selections = sets.slice(next, next + masksAtOnce).map((masks) => select(masks.reduce(and)));
    yield;
    for (const list of yield* countMessagesInSteps(dataset, selections, from, to)) kept.push(keep(list));
    yield;
  }
  return kept;
}

const sumsOf = (list: readonly MessageCounts[]): Float64Array =>
  Float64Array.from(list.flatMap(({ r1, r2 }) => [sumOf(r1), r2 ? sumOf(r2) : 0]));

const sumOf = ({ weights, base }: Tally): number => weights?.squares ?? base;
