import type { MetricSource } from '@soundings/contract/sonar/metrics';
import { and, asc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { recordSet } from '#/platform/db/sql.ts';
import type { Item } from '../connectors/connector.ts';
import { addDays, type Day, type Span, startOfDay, toDay } from '../days.ts';
import { type ItemRow, sonarItems } from './metrics.tables.ts';
import { lockAccounts } from './series.store.ts';

export interface StoredItem extends Item {
  readonly source: MetricSource;
}

const isIn = ({ from, to }: Span, day: Day): boolean => day >= from && day <= to;

const publishedIn = ({ from, to }: Span): SQL =>
  and(gte(sonarItems.publishedAt, startOfDay(from)), lt(sonarItems.publishedAt, startOfDay(addDays(to, 1))))!;

const toRow = (accountId: number, source: MetricSource, item: Item): ItemRow => ({
  accountId,
  itemId: item.id,
  publishedAt: item.publishedAt,
  likes: item.likes,
  comments: item.comments,
  shares: item.shares,
  source,
});

/**
 * The items of a collected span take the place of all that is kept of its days; others stay. One that was kept under a
 * day outside the span is moved, so that it is there once. Nothing where the account is gone.
 * @returns the days outside the span that items were moved from
 * @throws RangeError where an item was published outside the span
 */
export const replaceItems = async (
  tx: Database,
  accountId: number,
  span: Span,
  items: readonly Item[],
  source: MetricSource,
): Promise<Day[]> => {
  const outside = items.find(({ publishedAt }) => !isIn(span, toDay(publishedAt)));
  if (outside) throw new RangeError(`Item ${outside.id} is not of ${span.from} … ${span.to}.`);
  if ((await lockAccounts(tx, [accountId])).length === 0) return [];
  // A list that moved while it was read names an item twice; the later answer is the newer one.
  const once = [...new Map(items.map((item) => [item.id, item])).values()];
  const isNamed = sql`${sonarItems.itemId} = any(${sql.param(once.map(({ id }) => id))}::text[])`;
  const removed = await tx
    .delete(sonarItems)
    .where(and(eq(sonarItems.accountId, accountId), or(publishedIn(span), isNamed)))
    .returning({ publishedAt: sonarItems.publishedAt });
  const rows = once.map((item) => toRow(accountId, source, item));
  if (rows.length > 0) await tx.execute(sql`insert into ${sonarItems} select * from ${recordSet(sonarItems, rows)}`);
  const days = new Set(removed.map(({ publishedAt }) => toDay(publishedAt)));
  return [...days].filter((day) => !isIn(span, day));
};

export const findItems = (db: Database, accountId: number, span: Span): Promise<StoredItem[]> =>
  db
    .select({
      id: sonarItems.itemId,
      publishedAt: sonarItems.publishedAt,
      likes: sonarItems.likes,
      comments: sonarItems.comments,
      shares: sonarItems.shares,
      source: sonarItems.source,
    })
    .from(sonarItems)
    .where(and(eq(sonarItems.accountId, accountId), publishedIn(span)))
    .orderBy(asc(sonarItems.publishedAt), asc(sonarItems.itemId));
