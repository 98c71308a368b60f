import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { fromPglite, type Db as QueueDatabase } from 'pg-boss';
import { traceQueries } from '#/platform/tracing/trace-queries.ts';
import type { Tracing } from '#/platform/tracing/tracing.ts';
import type { Listen } from './listen.ts';
import { listenOnPostgres } from './listen.ts';
import { migratePglite, migratePostgres, type NodeLock, runAlone } from './migrate.ts';
import { queueOnPool } from './queue-database.ts';

/** A connection or an open transaction. Inside `db.transaction` use only `tx`: on PGlite a `db` call deadlocks. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  /** With a connection of its own, which no burst of calls keeps waiting: for short statements that cannot wait. */
  readonly reserved: Database;
  readonly listen: Listen;
  readonly queue: { readonly database: QueueDatabase; readonly backend: 'postgres' | 'pglite' };
  /** Runs what the nodes on this database do one after the other, with a connection of its own. Not to be nested. */
  alone<T>(lock: NodeLock, step: () => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface DatabaseLog {
  error(details: object, message: string): void;
}

/** @param seconds that a statement may take; 0: as long as it likes. */
const openPool = (url: string, max: number, log: DatabaseLog, seconds = 0): Pool => {
  const limit = seconds > 0 ? { statement_timeout: seconds * 1000 } : {};
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: 5000, ...limit });
  pool.on('error', (error) => log.error({ code: (error as { code?: string }).code }, 'database connection lost'));
  return pool;
};

export interface PostgresOptions {
  /** Past a PgBouncer in transaction mode: what listens, and locks for longer than a transaction. */
  readonly directUrl?: string | undefined;
  readonly connections?: number;
  readonly statementSeconds?: number;
  readonly tracing?: Tracing | null;
}

export const openPostgres = async (
  url: string,
  log: DatabaseLog,
  { directUrl = url, connections = 10, statementSeconds = 0, tracing = null }: PostgresOptions = {},
): Promise<OpenDatabase> => {
  const pool = openPool(url, connections, log, statementSeconds);
  traceQueries(pool, tracing);
  const reserved = openPool(url, 1, log, statementSeconds);
  // Has a connection only while the nodes do something one after the other.
  const direct = openPool(directUrl, 2, log);
  await migratePostgres(direct);
  const { listen, close } = listenOnPostgres(directUrl);
  return {
    db: drizzlePostgres(pool) as unknown as Database,
    reserved: drizzlePostgres(reserved) as unknown as Database,
    listen,
    queue: { database: queueOnPool(pool, listen), backend: 'postgres' },
    alone: (lock, step) => runAlone(direct, lock, step),
    ping: async () => void (await pool.query('select 1')),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await close();
      await pool.end();
      await reserved.end();
      await direct.end();
    },
  };
};

export const extensions = { pg_trgm };

/** The embedded PostgreSQL. Survives a crash of the process, not a loss of power. */
export const openPglite = async (source: { directory: string } | { dump: Blob } | 'memory'): Promise<OpenDatabase> => {
  if (typeof source === 'object' && 'directory' in source)
    await mkdir(source.directory, { recursive: true, mode: 0o700 });
  const client =
    source === 'memory'
      ? await PGlite.create({ extensions })
      : 'dump' in source
        ? await PGlite.create({ loadDataDir: source.dump, extensions })
        : await PGlite.create(source.directory, { extensions });
  const db = drizzlePglite(client);
  await migratePglite(db);
  return {
    db: db as unknown as Database,
    reserved: db as unknown as Database,
    // In one process nothing is ever missed.
    listen: (channel, { onPayload }) => client.listen(channel, onPayload),
    queue: { database: fromPglite(client), backend: 'pglite' },
    alone: (_, step) => step(),
    ping: async () => void (await client.query('select 1')),
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: () => client.close(),
  };
};

export const pgliteDirectory = (dataDirectory: string) => join(dataDirectory, 'pg');
