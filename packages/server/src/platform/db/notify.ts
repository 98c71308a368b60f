import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Tells whoever listens to a channel, as soon as the transaction is through. */
export const notify = async (tx: Database, channel: string, payload: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
};
