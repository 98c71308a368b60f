import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { extensions } from '#/platform/db/database.ts';
import { migratePglite } from '#/platform/db/migrate.ts';
import { openQueue } from '#/platform/jobs/queue.ts';
import './provided.ts';

/** Migrates once and keeps a dump that every test file starts from. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-pglite-'));
  const client = await PGlite.create({ extensions });
  await migratePglite(drizzle(client));
  await (await openQueue(fromPglite(client), 'pglite', console)).close();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const path = join(folder, 'migrated.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  project.provide('database', { kind: 'pglite', dump: path });
  return () => rm(folder, { recursive: true, force: true });
}
