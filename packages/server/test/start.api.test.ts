import { type ChildProcess, execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { extensions, pgliteDirectory } from '#/platform/db/database.ts';
import { startProcess } from './start-process.ts';

// Every one of them starts real processes.
vi.setConfig({ testTimeout: 120_000 });

const admin = {
  ADMIN_EMAIL: 'first.administrator@soundings.example',
  ADMIN_PASSWORD: 'Northern-Lights-over-9-fjords!',
  APP_SECRET: 'the same on all nodes, and long enough for a key',
};
const provided = inject('database');
const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const start = (...given: Parameters<typeof startProcess>) => {
  const started = startProcess(...given);
  children.push(started.child);
  return started;
};

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-start-'));
  folders.push(folder);
  return folder;
};

const createDatabase = async (template: string): Promise<string> => {
  if (provided.kind !== 'postgres') throw new Error('only on PostgreSQL');
  const name = `s_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(provided.admin);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return provided.admin.replace(/\/[^/]*$/, `/${name}`);
};

/** The settings of a server whose database is migrated, was changed by hand, and was never started on. */
const prepare = async (statement: string): Promise<Record<string, string>> => {
  const DATA_DIR = await makeFolder();
  if (provided.kind === 'postgres') {
    const DATABASE_URL = await createDatabase(provided.template);
    const client = new Client(DATABASE_URL);
    await client.connect();
    await client.query(statement);
    await client.end();
    return { DATA_DIR, DATABASE_URL, ...admin };
  }
  const loadDataDir = new Blob([await readFile(provided.dump)]);
  const client = await PGlite.create(pgliteDirectory(DATA_DIR), { loadDataDir, extensions });
  await client.exec(statement);
  await client.close();
  return { DATA_DIR, ...admin };
};

describe('a start that fails in the database', () => {
  it('says where, and nothing of what was to be written', async () => {
    const settings = await prepare(`alter table users add constraint nobody check (username = '')`);
    const { ended, output } = start('main', settings);
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^The database refused a step of the start \(23514, users, nobody\)\.\n +at /);
    expect(output()).not.toMatch(/first\.administrator|argon2|Northern|params|insert into/i);
  });
});

describe('a database that a newer version has changed', () => {
  it('is refused in one sentence', async () => {
    const later = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`;
    const { ended, output } = start('main', await prepare(later));
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(/^A newer version of Soundings has changed this database.+Nothing was changed\.$/);
  });
});

describe.runIf(provided.kind === 'postgres')('an empty PostgreSQL', () => {
  it('takes two nodes and a worker that start on it at the same time', async () => {
    const DATABASE_URL = await createDatabase('template0');
    const FILES_DIR = await makeFolder();
    const started = await Promise.all(
      (['main', 'main', 'worker'] as const).map(async (program) =>
        start(program, {
          ...admin,
          DATABASE_URL,
          FILES_DIR,
          DATA_DIR: await makeFolder(),
          SEED_DEMO: 'uncollected',
        }),
      ),
    );
    try {
      await Promise.all(started.map(({ ready }) => ready));
    } finally {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
    }
    for (const { output } of started) expect(output()).not.toMatch(/error|refused/i);
  });
});

describe.runIf(provided.kind === 'pglite')('a place that no server has begun', () => {
  it('is not backed up, and stays empty', async () => {
    const DATA_DIR = await makeFolder();
    const command = fileURLToPath(new URL('../src/commands/backup.ts', import.meta.url));
    const run = promisify(execFile)(process.execPath, [command, join(DATA_DIR, 'backup')], { env: { DATA_DIR } });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database in .+\n$/),
    });
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});

describe.runIf(provided.kind === 'postgres' && process.platform !== 'win32')(
  'a limit of open files that is too low',
  () => {
    it('is reported in a sentence', async () => {
      const within = ['sh', '-c', 'ulimit -n 40 && exec "$0" "$@"'];
      const { ended, output } = start('main', { ...admin, DATA_DIR: await makeFolder() }, within);
      expect(await ended).toBe(1);
      expect(output().trim()).toMatch(/^This process may open too few files at once\..+`ulimit -n`.+$/);
    });
  },
);

describe.runIf(provided.kind === 'postgres')('a host that takes connections and says nothing', () => {
  it('is reported in a sentence', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const DATABASE_URL = `postgres://soundings@127.0.0.1:${(silent.address() as { port: number }).port}/soundings`;
    const { ended, output } = start('main', { ...admin, DATABASE_URL, DATA_DIR: await makeFolder() });
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(/^The host in DATABASE_URL cannot be reached\..+$/);
    silent.close();
  });
});
