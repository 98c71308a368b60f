import { CollectFailure } from './collect-failure.ts';
import type { Collecting } from './collecting.ts';
import type { Item } from './connector.ts';

interface Page {
  readonly items: readonly Item[];
  /** Leads to the next one; undefined behind the last. */
  readonly next: string | undefined;
}

/** Ends what would page for ever: 100 items a page are more than any brand publishes in a year. */
const mostPages = 300;

/** Reads a list that goes back in time, until it has passed the span. Throws a CollectFailure. */
export const readPages = async (
  into: Collecting,
  readPage: (cursor: string | undefined) => Promise<Page>,
): Promise<void> => {
  const seen = new Set<string | undefined>();
  for (let cursor: string | undefined; seen.size < mostPages; ) {
    // An interface that sends around in a circle would give the same items again and again.
    if (seen.has(cursor)) throw new CollectFailure('badAnswer');
    seen.add(cursor);
    const { items, next } = await readPage(cursor);
    if (into.page(items, next === undefined)) return;
    cursor = next;
  }
  throw new CollectFailure('partly');
};
