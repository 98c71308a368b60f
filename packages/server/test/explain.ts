import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';

/** As the database plans it on a disk without moving parts; where seeking is dear, small tables are read whole. */
export const explain = (db: Database, query: { getSQL(): SQL }): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local random_page_cost = 1.1`);
    const { rows } = (await tx.execute(sql`explain ${query.getSQL()}`)) as unknown as {
      rows: Record<string, string>[];
    };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
