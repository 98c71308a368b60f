import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openPglite, openPostgres } from '@soundings/server/platform/db/database';
import { startPostgres } from '@soundings/server/test/start-postgres';

export interface Engine {
  readonly name: string;
  /** How many times fewer brands it is filled with. */
  readonly smaller: number;
  open(): Promise<{ database: OpenDatabase; close(): Promise<void> }>;
}

const postgres: Engine = {
  name: 'postgres',
  smaller: 1,
  open: async () => {
    const server = await startPostgres();
    // The database is stopped while its last connections may not have heard of it.
    const database = await openPostgres(server.urlOf('postgres'), { error: () => {} });
    const close = async () => {
      await database.close();
      await server.stop();
    };
    return { database, close };
  },
};

const pglite: Engine = {
  name: 'pglite',
  smaller: 10,
  open: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
    const database = await openPglite({ directory: folder });
    const close = async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    };
    return { database, close };
  },
};

export const engines: readonly Engine[] = [postgres, pglite];
