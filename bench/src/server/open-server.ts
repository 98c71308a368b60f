import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '@soundings/server/app';
import { readEnv } from '@soundings/server/env';
import { startSession } from '@soundings/server/features/access/auth/sessions';
import { createUser } from '@soundings/server/features/access/users/add-user';
import { findUserById } from '@soundings/server/features/access/users/users.store';
import { type Database, openPostgres } from '@soundings/server/platform/db/database';
import { openEvents } from '@soundings/server/platform/events';
import { seedCustomers } from '@soundings/server/seed/seed-customers';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openServices } from './open-services.ts';

export interface Statement {
  readonly config: { readonly text: string };
  readonly values: unknown[];
}

export const openPool = (url: string) => {
  // As many as the product opens.
  const pool = new Pool({ connectionString: url, max: 10 });
  // The database is stopped under whatever is still open at the end.
  pool.on('error', () => {});
  return pool;
};

const record = (pool: Pool) => {
  const statements: Statement[] = [];
  const original = pool.query;
  const recording = (config: Statement['config'], values: unknown[]) => {
    statements.push({ config, values });
    return (original as (...given: unknown[]) => unknown).call(pool, config, values);
  };
  Object.assign(pool, { query: recording });
  return () => {
    Object.assign(pool, { query: original });
    return statements;
  };
};

export const openServer = async (projects: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  const postgres = await startPostgres();
  const url = postgres.urlOf('postgres');
  let isClosing = false;
  // The database may be stopped while a connection that is closed has not yet heard of it.
  const log = { error: (details: object, message: string) => void (isClosing || console.error(message, details)) };
  const database = await openPostgres(url, log);
  const pool = openPool(url);
  const db = drizzle(pool) as unknown as Database;
  const events = await openEvents(database.listen, console);
  const services = await openServices(folder, readEnv({ DATA_DIR: folder }), { db, database, events, log });
  const names = { firstName: 'Bench', lastName: 'Mark', username: 'bench@soundings.example' };
  const userId = await createUser(services, {
    ...names,
    password: 'Bench-Mark-of-9-fjords!',
    roleName: 'ROLE_GLOBAL_ADMIN',
  });
  await seedCustomers(db, { companies: 50, users: 500, projects, passwordHash: 'none', now: services.now() });
  const user = await findUserById(db, userId);
  if (!user) throw new Error('the benchmark has no user');
  const signIn = async () =>
    `accessToken=${(await startSession(services, user, { rememberMe: false, address: '', userAgent: '' })).accessToken.token}`;
  const cookie = await signIn();
  const app = await createApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    databaseUrl: url,
    address: `http://127.0.0.1:${port}`,
    db,
    cookie,
    /** Starts another session of the same admin. @returns its cookie. */
    signIn,
    record: () => record(pool),
    close: async () => {
      // Calls whose client has gone are answered nevertheless.
      await sleep(500);
      isClosing = true;
      await app.close();
      await services.queue.close();
      await database.close();
      await pool.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
