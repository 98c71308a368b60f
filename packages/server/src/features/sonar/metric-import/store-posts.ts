import { createHash } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import type { Item } from '../connectors/connector.ts';
import { addDays, type Day, type Span, toDay } from '../days.ts';
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

const joinDays = (days: readonly Day[]): Span[] => {
  const spans: { from: Day; to: Day }[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last && day <= addDays(last.to, 1)) last.to = day;
    else spans.push({ from: day, to: day });
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
  for (const [account, of] of posts) {
    const spans = joinDays(of.map(({ publishedAt }) => toDay(publishedAt)));
    const whole = { from: spans[0]!.from, to: spans.at(-1)!.to };
    await savePosts(tx, ids.get(account)!, missingDaysAreZero ? [whole] : spans, withIds(of), 'import');
    await yieldToEventLoop();
  }
};
