import { sql } from 'drizzle-orm';
import type { Pool, QueryResult } from 'pg';
import { type DrizzleTransactionLike, fromDrizzle, type Db as QueueDatabase } from 'pg-boss';
import type { Database } from './database.ts';
import type { Listen } from './listen.ts';

export const queueOnPool = (pool: Pool, listen: Listen): QueueDatabase => ({
  executeSql: async (text, values) => {
    // Several statements in one text answer with a list.
    const answer = (await pool.query(text, values)) as QueryResult | QueryResult[];
    return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows };
  },
  listen: async (channel, onNotification, onReconnect) => {
    const close = await listen(channel, { onPayload: onNotification, onGap: onReconnect });
    onReconnect();
    return { close };
  },
});

export const queueInTransaction = (tx: Database): QueueDatabase =>
  fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);
