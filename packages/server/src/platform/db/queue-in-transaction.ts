import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, type Db as QueueDatabase } from 'pg-boss';
import type { Database } from './database.ts';

/** Lets the queue of jobs write in our transaction. */
export const queueInTransaction = (tx: Database): QueueDatabase =>
  fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);
