import { metricSources } from '@soundings/contract/sonar/metrics';
import { postKinds } from '@soundings/contract/sonar/post-choices';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sonarAccounts } from '../metrics/metrics.tables.ts';

/**
 * Posts and videos of accounts. The migration parts it by the year of publishing: 2016 to 2035 each, with one part
 * before and one after.
 */
export const sonarPosts = pgTable(
  'sonar_posts',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => sonarAccounts.id, { onDelete: 'cascade' }),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    postId: text('post_id').notNull(),
    /** False where only its day is known, and `publishedAt` is when that began. */
    isTimed: boolean('is_timed').notNull(),
    source: text({ enum: metricSources }).notNull(),
    kind: text({ enum: postKinds }),
    /** What it had earned when it was asked for; null where the network hides it, or tells nobody. */
    likes: bigint({ mode: 'number' }),
    comments: bigint({ mode: 'number' }),
    shares: bigint({ mode: 'number' }),
    views: bigint({ mode: 'number' }),
    interactions: bigint({ mode: 'number' }),
    url: text(),
    /** Where the network keeps its picture. No browser is sent there. */
    picture: text(),
    text: text(),
    /** Those of the text, in lower case without #, each once. */
    hashtags: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.publishedAt, table.postId] }),
    index('sonar_posts_words').using('gin', sql`to_tsvector('simple', ${table.text})`),
  ],
);

/** How often an account used a hashtag in a month (by its first day, UTC): counted anew with each change of its posts. */
export const sonarPostTags = pgTable(
  'sonar_post_tags',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => sonarAccounts.id, { onDelete: 'cascade' }),
    month: date().notNull(),
    tag: text().notNull(),
    posts: integer().notNull(),
    /** Those of the posts whose interactions are known. */
    counted: integer().notNull(),
    interactions: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.tag] })],
);

export type PostRow = typeof sonarPosts.$inferSelect;
