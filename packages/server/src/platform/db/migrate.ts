import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type { Pool, PoolClient } from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const lockKeys = { start: 7_306_201, demo: 7_306_202 } as const;
export type NodeLock = keyof typeof lockKeys;

export class NewerDatabaseError extends Error {}

const readLatestMigration = async (): Promise<number> => {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
};

// As it was at the start: another version may have been put in this one's place meanwhile.
let latest: Promise<number> | undefined;

/** When the last migration of this version was made, in milliseconds: the version of its tables. */
export const latestMigration = (): Promise<number> => {
  latest ??= readLatestMigration();
  return latest;
};

export const isDatabaseNewer = async (db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>): Promise<boolean> => {
  const applied = sql`select max(created_at) as latest from drizzle.__drizzle_migrations`;
  const { rows } = (await db.execute(applied)) as unknown as { rows: { latest: string | number | null }[] };
  return Number(rows[0]?.latest ?? 0) > (await latestMigration());
};

/** The migrator itself ignores migrations that are later than those it knows. */
const assertNotNewer = async (db: Parameters<typeof isDatabaseNewer>[0]): Promise<void> => {
  if (!(await isDatabaseNewer(db))) return;
  throw new NewerDatabaseError(
    'A newer version of Soundings has changed this database, and this one cannot read it. ' +
      'Start the newer version, or restore a backup from before. Nothing was changed.',
  );
};

export const migratePglite = async (db: PgliteDatabase): Promise<void> => {
  await runPglite(db, { migrationsFolder });
  await assertNotNewer(db);
};

export const runAlone = async <T>(pool: Pool, lock: NodeLock, step: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  // The lock ends with its connection, and what is done beside it notices by itself that the database is gone.
  let lost: Error | undefined;
  const lose = (error: Error) => {
    lost = error;
  };
  client.on('error', lose);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKeys[lock]]);
    return await step(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKeys[lock]]).catch(lose);
    client.removeListener('error', lose);
    client.release(lost);
  }
};

export const migratePostgres = (pool: Pool): Promise<void> =>
  runAlone(pool, 'start', async (client) => {
    const db = drizzlePostgres(client);
    await runPostgres(db, { migrationsFolder });
    await assertNotNewer(db);
  });
