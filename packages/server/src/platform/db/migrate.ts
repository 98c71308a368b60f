import { fileURLToPath } from 'node:url';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number that no one else uses: nodes that start together migrate one after the other. */
const lockKey = 7_306_201;

export const migratePglite = (db: PgliteDatabase) => runPglite(db, { migrationsFolder });

export const migratePostgres = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await runPostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
};
