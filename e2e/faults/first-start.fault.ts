import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { startProcess } from '@soundings/server/test/start-process';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const rounds = 10;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let admin: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  admin = new Client(postgres.urlOf('postgres'));
  await admin.connect();
}, 300_000);
afterAll(async () => {
  await admin.end();
  await postgres.stop();
});

it('ten times two nodes and a worker start together on an empty database, and all are ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-first-start-'));
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await admin.query(`create database round_${round}`);
    const shared = {
      DATABASE_URL: postgres.urlOf(`round_${round}`),
      FILES_DIR: join(folder, 'files'),
      APP_SECRET: 'the same on all nodes, and long enough for a key',
      ADMIN_PASSWORD: 'Northern-Lights-over-9-fjords!',
    };
    const start = performance.now();
    const started = (['main', 'main', 'worker'] as const).map((program, i) =>
      startProcess(program, { ...shared, DATA_DIR: join(folder, `${round}-${i}`) }),
    );
    try {
      await Promise.all(started.map(({ ready }) => ready));
      took.push(Math.round(performance.now() - start));
      const database = new Client(shared.DATABASE_URL);
      await database.connect();
      const { rows } = await database.query(`select (select count(*)::int from users) as users,
        (select count(*)::int from projects) as projects, (select count(distinct name_key)::int from projects) as names`);
      await database.end();
      expect(rows[0].users).toBe(1);
      expect(rows[0].projects).toBe(rows[0].names);
    } finally {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
    }
    for (const { output } of started) expect(output()).not.toContain('rror');
  }
  await rm(folder, { recursive: true, force: true });
  console.log(`${rounds} rounds, all three ready after ${took.join(', ')} ms`);
}, 900_000);
