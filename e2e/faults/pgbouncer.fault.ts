import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suggestedMapping } from '@soundings/server/test/mapping';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from '../api-client.ts';
import { findProgram } from '../cluster/find-program.ts';
import { freePort } from '../cluster/free-port.ts';
import { makePlace, placeSettings, startSharedServices } from '../cluster/shared-services.ts';
import { listenLive } from '../live-client.ts';
import { type RunningServer, startServer } from '../server.ts';

const poolSize = 4;
/** Enough for each statement of migrations and tests on a busy machine. */
const statementSeconds = 5;

let shared: Awaited<ReturnType<typeof startSharedServices>>;
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
let a: RunningServer;
let b: RunningServer;

/** PgBouncer from Debian, in transaction mode before a PostgreSQL. */
const startPgBouncer = async (databaseUrl: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-pgbouncer-'));
  const { hostname, port: behind, username, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const port = await freePort();
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${behind} user=${username} dbname=${name}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 200',
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  await chmod(folder, 0o755);
  const { program, env } = await findProgram('pgbouncer', ['pgbouncer', 'libc-ares2', 'libevent-2.1-7']);
  const child = spawn(program, process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(errors);
      const client = new Client(url);
      await client.connect();
      await client.end();
    },
    { timeout: 20_000, interval: 100 },
  );
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const direct = async <T>(step: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(placeSettings(shared.services, 'bounced').DATABASE_URL);
  await client.connect();
  try {
    return await step(client);
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  shared = await startSharedServices();
  await makePlace(shared.services, 'bounced');
  const place = placeSettings(shared.services, 'bounced');
  const limit = `alter role soundings in database bounced set statement_timeout = '${statementSeconds}s'`;
  await direct((client) => client.query(limit));
  bouncer = await startPgBouncer(place.DATABASE_URL);
  const settings = { ...place, DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: place.DATABASE_URL, SEED_DEMO: 'false' };
  a = await startServer(settings);
  b = await startServer(settings);
}, 120_000);
afterAll(async () => {
  await a.stop();
  await b.stop();
  await bouncer.stop();
  await shared.stop();
});

it('two nodes work through PgBouncer in transaction mode; only what listens goes past it', async () => {
  const client = await createClient(a.url);
  const send = (path: string, rows: number) => client.upload(path, 'survey.csv', surveyCsv(surveyRows(rows)));
  const isDone = (jobId: string) => async () => (await client.get(`/api/jobs/${jobId}`)).outcome === 'done';
  const file = await send('/api/resonance/files', 2000);
  const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
  const given = { ...look, projectName: 'Bounced', fileId: file.id, mapping: suggestedMapping(file) };
  const { jobId } = await client.post('/api/resonance', given);
  await vi.waitUntil(isDone(jobId), { timeout: 60_000, interval: 100 });
  const { projectId } = await client.get(`/api/jobs/${jobId}`);
  const listener = listenLive(b.url, client.token, projectId);
  await vi.waitUntil(() => listener.isConnected(), { timeout: 20_000 });
  const again = await send(`/api/resonance/add-file/${projectId}`, 500);
  await vi.waitUntil(isDone(again.jobId), { timeout: 60_000, interval: 100 });
  await vi.waitUntil(() => listener.bodies.length === 2, { timeout: 10_000 });
  expect(listener.bodies).toEqual(['true', 'false']);
  await listener.close();

  // Many calls at once share few connections, and none fails.
  const calls = Array.from({ length: 200 }, () => client.post('/api/project/search', {}));
  for (const { content } of await Promise.all(calls)) expect(content).toHaveLength(1);
  const { rows } = await direct((client) =>
    client.query(
      `select count(*)::int as count, count(*) filter (where application_name = 'soundings events')::int as listeners
       from pg_stat_activity where datname = 'bounced' and pid <> pg_backend_pid()`,
    ),
  );
  console.log(`${rows[0].count} connections of two nodes, ${rows[0].listeners} of them listen`);
  expect(rows[0].listeners).toBe(2);
  // Each node's start went past it as well, and its connection ends 10 s later.
  expect(rows[0].count).toBeLessThanOrEqual(poolSize + 2 * 2);
});

it('a statement that takes longer than the role may is cancelled and told; the connections behind serve others', async () => {
  const client = await createClient(a.url);
  const search = () => client.post('/api/project/search', {});
  // More at once than there are connections.
  const late = await direct(async (other) => {
    await other.query('begin; lock table projects in access exclusive mode');
    return Promise.allSettled(Array.from({ length: poolSize * 2 }, search));
  });
  for (const each of late)
    expect(each).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('503') } });
  expect(JSON.stringify(late.map((each) => each.status === 'rejected' && each.reason.message))).toContain(
    'tookTooLong',
  );
  await Promise.all(Array.from({ length: poolSize * 2 }, search));
});
