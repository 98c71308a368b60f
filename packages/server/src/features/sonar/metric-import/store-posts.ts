import { createHash } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import type { Item } from '../connectors/connector.ts';
import type { TimeSpan } from '../days.ts';
import { savePosts } from '../posts/save-posts.store.ts';
import type { GivenPosts } from './given-values.ts';

/** Of more letters an id could not stand in an index. */
const longestId = 300;

/** Files may tell no ids. Then posts are numbered within their moment: the same file gives the same ids. */
const withIds = (posts: readonly Item[]): Item[] => {
  const numbers = new Map<number, number>();
  return posts.map((post) => {
    if (post.id !== '') {
      const isLong = post.id.length > longestId;
      return isLong ? { ...post, id: createHash('sha256').update(post.id).digest('hex') } : post;
    }
    const time = post.publishedAt.getTime();
    const number = (numbers.get(time) ?? 0) + 1;
    numbers.set(time, number);
    return { ...post, id: `file ${post.publishedAt.toISOString()} ${number}` };
  });
};

const joinDays = (days: readonly TimeSpan[]): TimeSpan[] => {
  const spans: { from: Date; before: Date }[] = [];
  for (const { from, before } of days.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = spans.at(-1);
    if (!last || from > last.before) spans.push({ from, before });
    else if (before > last.before) last.before = before;
  }
  return spans;
};

/**
 * Puts the posts of a file in place of those of its days, account by account.
 * @param ids of the accounts, by their keys
 * @param missingDaysAreZero whether days between the first and the last had none
 */
export const storePosts = async (
  tx: Database,
  posts: GivenPosts,
  ids: ReadonlyMap<string, number>,
  missingDaysAreZero: boolean,
): Promise<void> => {
  const yieldToEventLoop = createYield();
  for (const [account, { items, days }] of posts) {
    const spans = joinDays([...days.values()]);
    const whole = { from: spans[0]!.from, before: spans.at(-1)!.before };
    await savePosts(tx, ids.get(account)!, missingDaysAreZero ? [whole] : spans, withIds(items), 'import');
    await yieldToEventLoop();
  }
};
