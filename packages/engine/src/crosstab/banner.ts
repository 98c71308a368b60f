import { type BannerGroup, bannerGroupsInSteps } from './banner-columns.ts';
import { type GroupCounts, groupCountsInSteps } from './banner-counts.ts';
import { columnLetter } from './banner-letters.ts';
import { type BannerCell, bannerCell, bannerCells } from './banner-row.ts';
import type { MessageCounts } from './count-messages.ts';
import { messageCountsInSteps } from './counts.ts';
import type { Bits, Dataset } from './dataset.ts';
import { finish, type Steps } from './steps.ts';

/** The counts of so many messages are held at the same time, however many there are. */
const messagesAtOnce = 100;

/** One audience; all three are null for the total. */
export interface BannerColumn {
  readonly audienceId: string | null;
  readonly header: string | null;
  readonly subheader: string | null;
  /** What cells of the same variable call the column by; null for the total, which nothing is compared with. */
  readonly letter: string | null;
}

/** One question about one message, a cell a column. */
export interface BannerRow {
  readonly messageId: string;
  readonly message: string;
  readonly measure: 'r1' | 'r2';
  readonly cells: readonly BannerCell[];
}

/** A crosstab of messages by audiences: the total first, then the audiences by variable. */
export interface Banner {
  readonly columns: readonly BannerColumn[];
  readonly rows: readonly BannerRow[];
}

/** All at once, see `bannerInSteps`. */
export function banner(dataset: Dataset, audienceIds: readonly string[], mask: Bits | null): Banner {
  return finish(bannerInSteps(dataset, audienceIds, mask));
}

/**
 * R1 and R2 of all messages in the chosen audiences and in total, among the respondents of `mask` or among all, with
 * the letters of the columns of the same variable that a cell is significantly above (see `bannerLetters`). Messages
 * without R2 have no row for it. Throws an UnknownAudienceError.
 */
export function* bannerInSteps(dataset: Dataset, audienceIds: readonly string[], mask: Bits | null): Steps<Banner> {
  const groups = yield* bannerGroupsInSteps(dataset, audienceIds);
  const everybody = yield* messageCountsInSteps(dataset, mask);
  const rows: BannerRow[] = [];
  for (let from = 0; from < dataset.messages.length; from += messagesAtOnce) {
    const to = Math.min(from + messagesAtOnce, dataset.messages.length);
    const counts: GroupCounts[] = [];
    for (const group of groups) counts.push(yield* groupCountsInSteps(dataset, group, mask, { from, to }));
    yield* addRows(rows, everybody.slice(from, to), counts);
  }
  return { columns: columnsOf(groups), rows };
}

/** The rows of the messages that the counts are of. A step is a row. */
function* addRows(rows: BannerRow[], everybody: readonly MessageCounts[], counts: readonly GroupCounts[]): Steps<void> {
  for (const [place, { message, r1, r2 }] of everybody.entries()) {
    for (const measure of ['r1', 'r2'] as const) {
      const tally = measure === 'r1' ? r1 : r2;
      if (!tally) continue;
      const cells = [bannerCell(tally), ...counts.flatMap((group) => bannerCells(group, { message: place, measure }))];
      rows.push({ messageId: message.id, message: message.text, measure, cells });
      yield;
    }
  }
}

const total: BannerColumn = { audienceId: null, header: null, subheader: null, letter: null };

function columnsOf(groups: readonly BannerGroup[]): BannerColumn[] {
  const columns = groups.flatMap(({ header, audiences }) =>
    audiences.map(({ id, label }, i) => ({ audienceId: id, header, subheader: label, letter: columnLetter(i) })),
  );
  return [total, ...columns];
}
