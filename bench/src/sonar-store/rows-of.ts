import type { Database } from '@soundings/server/platform/db/database';
import type { SQL } from 'drizzle-orm';

export const rowsOf = async <T>(db: Database, statement: SQL): Promise<T[]> =>
  ((await db.execute(statement)) as unknown as { rows: T[] }).rows;
