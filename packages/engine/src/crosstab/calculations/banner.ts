import { type Significance, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import { masksAtOnce } from '../../arena/arena.ts';
import type { Steps } from '../../steps.ts';
import { countMessagesInSteps, type MessageCounts, messageCountsInSteps } from '../counting/counts.ts';
import type { Tally } from '../counting/tally.ts';
import { and, intersects } from '../dataset/bits.ts';
import type { Audience, Bits, Dataset } from '../dataset/dataset.ts';
import { UnknownAudienceError } from '../dataset/filter.ts';
import { select } from '../dataset/selection.ts';
import { type BannerCell, bannerCell, bannerCells, columnLetter } from './banner-cells.ts';

const messagesAtOnce = 100;

/** One audience; all three are null for the total. */
export interface BannerColumn {
  readonly audienceId: string | null;
  readonly header: string | null;
  readonly subheader: string | null;
  readonly letter: string | null;
}

export interface BannerRow {
  readonly messageId: string;
  readonly message: string;
  readonly measure: 'r1' | 'r2';
  readonly cells: readonly BannerCell[];
}

export interface Banner {
  readonly columns: readonly BannerColumn[];
  readonly rows: readonly BannerRow[];
}

/**
 * R1 and R2 of all messages in the chosen audiences and in total, among the respondents of `mask` or among all, with
 * the letters of the columns of the same variable that a cell is significantly above (see `bannerLetters`). Messages
 * without R2 have no row for it. Throws an UnknownAudienceError.
 */
export function* bannerInSteps(
  dataset: Dataset,
  audienceIds: readonly string[],
  mask: Bits | null,
  significance: Significance = standardSignificance,
): Steps<Banner> {
  const groups = yield* bannerGroupsInSteps(dataset, audienceIds);
  const everybody = yield* messageCountsInSteps(dataset, mask);
  const rows: BannerRow[] = [];
  for (let from = 0; from < dataset.messages.length; from += messagesAtOnce) {
    const to = Math.min(from + messagesAtOnce, dataset.messages.length);
    const counts: GroupCounts[] = [];
    for (const group of groups) counts.push(yield* groupCountsInSteps(dataset, group, mask, { from, to }));
    yield* addRows(rows, everybody.slice(from, to), counts, significance);
  }
  return { columns: listColumns(groups), rows };
}

function* addRows(
  rows: BannerRow[],
  everybody: readonly MessageCounts[],
  counts: readonly GroupCounts[],
  significance: Significance,
): Steps<void> {
  for (const [place, { message, r1, r2 }] of everybody.entries()) {
    for (const measure of ['r1', 'r2'] as const) {
      const tally = measure === 'r1' ? r1 : r2;
      if (!tally) continue;
      const question = { message: place, measure };
      const cells = [bannerCell(tally), ...counts.flatMap((group) => bannerCells(group, question, significance))];
      rows.push({ messageId: message.id, message: message.text, measure, cells });
      yield;
    }
  }
}

const total: BannerColumn = { audienceId: null, header: null, subheader: null, letter: null };

function listColumns(groups: readonly BannerGroup[]): BannerColumn[] {
  const columns = groups.flatMap(({ header, audiences }) =>
    audiences.map(({ id, label }, i) => ({ audienceId: id, header, subheader: label, letter: columnLetter(i) })),
  );
  return [total, ...columns];
}

interface BannerGroup {
  readonly header: string;
  readonly audiences: readonly Audience[];
  /** Whether anybody is in both of two audiences, `overlaps[second][first]` with first < second. */
  readonly overlaps: readonly (readonly boolean[])[];
}

/** In the order of the dataset, whatever that of the ids. A step is an audience. Throws an UnknownAudienceError. */
function* bannerGroupsInSteps(dataset: Dataset, audienceIds: readonly string[]): Steps<BannerGroup[]> {
  const wanted = new Set(audienceIds);
  const chosen = dataset.variables
    .map(({ header, audiences }) => ({ header, audiences: audiences.filter(({ id }) => wanted.delete(id)) }))
    .filter(({ audiences }) => audiences.length > 0);
  for (const unknown of wanted) throw new UnknownAudienceError(unknown);
  const groups: BannerGroup[] = [];
  for (const { header, audiences } of chosen) {
    const overlaps: boolean[][] = [];
    for (const [second, { members }] of audiences.entries()) {
      overlaps.push(audiences.slice(0, second).map((first) => intersects(first.members, members)));
      yield;
    }
    groups.push({ header, audiences, overlaps });
  }
  return groups;
}

/** Messages that follow each other: `from` … `to` - 1. */
interface MessageRange {
  readonly from: number;
  readonly to: number;
}

/** What the columns of one variable are compared by; every list is in the order of the messages of a range. */
export interface GroupCounts {
  readonly columns: readonly (readonly MessageCounts[])[];
  /**
   * Σw² of the answers of those who are in two columns, their number where there are no weights: R1 and R2 of each
   * message, `shared[second][first]` with first < second; null: nobody is. A hundred columns have 4,950 pairs, so a
   * pair must not cost more than its two numbers.
   */
  readonly shared: readonly (readonly (Float64Array | null)[])[];
}

function* groupCountsInSteps(
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
  const sums = (yield* countSetsInSteps(dataset, pairs, range, sumAllSquares)).values();
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

const sumAllSquares = (list: readonly MessageCounts[]): Float64Array =>
  Float64Array.from(list.flatMap(({ r1, r2 }) => [sumSquares(r1), r2 ? sumSquares(r2) : 0]));

const sumSquares = ({ weights, base }: Tally): number => weights?.squares ?? base;
