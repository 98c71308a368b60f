import { addMonths, firstOfMonth } from '@soundings/contract/sonar/calendar';
import type { MetricSource } from '@soundings/contract/sonar/metrics';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { recordSet } from '#/platform/db/sql.ts';
import { countInteractions } from '../connectors/collecting.ts';
import type { Item } from '../connectors/connector.ts';
import { addDays, type Day, type Span, startOfDay, type TimeSpan, toDay, toDays } from '../days.ts';
import { lockAccounts } from '../metrics/series.store.ts';
import { findHashtags, keepAddress, keepText } from './post-text.ts';
import { type PostRow, sonarPosts, sonarPostTags } from './posts.tables.ts';

const isIn = (spans: readonly TimeSpan[], time: Date): boolean =>
  spans.some(({ from, before }) => time >= from && time < before);

const toRow = (accountId: number, source: MetricSource, item: Item): PostRow => {
  const text = keepText(item.text);
  return {
    accountId,
    publishedAt: item.publishedAt,
    postId: item.id,
    isTimed: item.isTimed ?? true,
    source,
    kind: item.kind ?? null,
    likes: item.likes,
    comments: item.comments,
    shares: item.shares,
    views: item.views ?? null,
    interactions: countInteractions(item),
    url: keepAddress(item.url),
    picture: keepAddress(item.picture),
    text,
    hashtags: findHashtags(text),
  };
};

const rowsPerInsert = 1000;

/**
 * The posts of some spans take the place of all that is kept of these; others stay. One that was kept elsewhere is moved, so that it is there once. The account's hashtags are counted with it. Nothing where the account is gone.
 * @param spans do not overlap
 * @returns the days outside the spans that posts were moved from
 * @throws RangeError where a post was published outside the spans
 */
export const savePosts = async (
  tx: Database,
  accountId: number,
  spans: readonly TimeSpan[],
  items: readonly Item[],
  source: MetricSource,
): Promise<Day[]> => {
  const outside = items.find(({ publishedAt }) => !isIn(spans, publishedAt));
  if (outside) throw new RangeError(`Post ${outside.id} is of none of the spans.`);
  if ((await lockAccounts(tx, [accountId])).length === 0) return [];
  // A list that moved while it was read names a post twice; the later answer is the newer one.
  const once = [...new Map(items.map((item) => [item.id, item])).values()];
  await deletePublished(tx, accountId, spans);
  const left = once.length === 0 ? [] : await deleteNamed(tx, accountId, once);
  for (let from = 0; from < once.length; from += rowsPerInsert) {
    const rows = once.slice(from, from + rowsPerInsert).map((item) => toRow(accountId, source, item));
    await tx.execute(sql`insert into ${sonarPosts} select * from ${recordSet(sonarPosts, rows)}`);
  }
  await countHashtags(tx, [accountId], [...spans.map(toDays), ...left.map((day) => ({ from: day, to: day }))]);
  return left;
};

const deletePublished = (tx: Database, accountId: number, spans: readonly TimeSpan[]) =>
  tx.execute(sql`
    delete from ${sonarPosts} p using unnest(
      ${sql.param(spans.map(({ from }) => from.toISOString()))}::timestamptz[],
      ${sql.param(spans.map(({ before }) => before.toISOString()))}::timestamptz[]) as s (first, after)
    where p.account_id = ${accountId} and p.published_at >= s.first and p.published_at < s.after`);

const deleteNamed = async (tx: Database, accountId: number, items: readonly Item[]): Promise<Day[]> => {
  const removed = await tx
    .delete(sonarPosts)
    .where(
      and(
        eq(sonarPosts.accountId, accountId),
        sql`${sonarPosts.postId} = any(${sql.param(items.map(({ id }) => id))}::text[])`,
      ),
    )
    .returning({ publishedAt: sonarPosts.publishedAt });
  return [...new Set(removed.map(({ publishedAt }) => toDay(publishedAt)))];
};

const countHashtags = async (tx: Database, accountIds: readonly number[], spans: readonly Span[]): Promise<void> => {
  if (spans.length === 0) return;
  const first = firstOfMonth(spans.reduce((day, { from }) => (from < day ? from : day), spans[0]!.from));
  const last = firstOfMonth(spans.reduce((day, { to }) => (to > day ? to : day), spans[0]!.to));
  const ids = sql`any(${sql.param([...accountIds])}::int[])`;
  await tx.execute(sql`
    delete from ${sonarPostTags} where account_id = ${ids} and month >= ${first}::date and month <= ${last}::date`);
  await tx.execute(sql`
    insert into ${sonarPostTags} (account_id, month, tag, posts, counted, interactions)
    select account_id, date_trunc('month', published_at at time zone 'UTC')::date, tag,
      count(*), count(interactions), coalesce(sum(interactions), 0)
    from ${sonarPosts}, unnest(hashtags) as tag
    where account_id = ${ids} and published_at >= ${startOfDay(first).toISOString()}::timestamptz
      and published_at < ${startOfDay(addMonths(last, 1)).toISOString()}::timestamptz
    group by 1, 2, 3`);
};

export const deletePostsOfSource = async (
  tx: Database,
  accountIds: readonly number[],
  source: MetricSource,
): Promise<void> => {
  const ids = sql`any(${sql.param([...accountIds])}::int[])`;
  await tx.delete(sonarPosts).where(and(sql`${sonarPosts.accountId} = ${ids}`, eq(sonarPosts.source, source)));
  await countHashtags(tx, accountIds, [{ from: '1900-01-01', to: '2999-12-01' }]);
};

export interface StoredPost extends Item {
  readonly interactions: number | null;
  readonly source: MetricSource;
}

export const findPostsIn = (db: Database, accountId: number, { from, to }: Span): Promise<StoredPost[]> =>
  db
    .select({
      id: sonarPosts.postId,
      publishedAt: sonarPosts.publishedAt,
      isTimed: sonarPosts.isTimed,
      kind: sonarPosts.kind,
      text: sonarPosts.text,
      url: sonarPosts.url,
      picture: sonarPosts.picture,
      likes: sonarPosts.likes,
      comments: sonarPosts.comments,
      shares: sonarPosts.shares,
      views: sonarPosts.views,
      interactions: sonarPosts.interactions,
      source: sonarPosts.source,
    })
    .from(sonarPosts)
    .where(
      and(
        eq(sonarPosts.accountId, accountId),
        gte(sonarPosts.publishedAt, startOfDay(from)),
        lt(sonarPosts.publishedAt, startOfDay(addDays(to, 1))),
      ),
    )
    .orderBy(asc(sonarPosts.publishedAt), asc(sonarPosts.postId));
