import { suggestedMapping } from '@soundings/server/test/mapping';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from '../api-client.ts';
import { listenLive } from '../live-client.ts';
import { type RunningServer, startServer } from '../server.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let server: RunningServer;

beforeAll(async () => {
  postgres = await startPostgres();
  const admin = new Client(postgres.urlOf('postgres'));
  await admin.connect();
  await admin.query('create database soundings');
  await admin.end();
  server = await startServer({ DATABASE_URL: postgres.urlOf('soundings') });
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
const login = async () => {
  const body = JSON.stringify({ username: 'nobody@soundings.example', password: 'Wrong-Password-1234' });
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return reply.status;
};

it('answers 503 while the database is away and is back within 5 s of its return; the process lives', async () => {
  expect([await login(), await statusOf('/health/ready')]).toEqual([403, 200]);
  for (let round = 0; round < 3; round++) {
    await postgres.kill();
    expect([await login(), await statusOf('/health/ready'), await statusOf('/health/live')]).toEqual([503, 503, 200]);
    await postgres.start();
    const start = performance.now();
    while ((await statusOf('/health/ready')) !== 200 && performance.now() - start < 10_000);
    // Not asked in a loop: wrong passwords are counted.
    expect(await login()).toBe(403);
    console.log(`back after ${Math.round(performance.now() - start)} ms`);
    expect(performance.now() - start).toBeLessThan(5000);
  }
});

const flush = async () => {
  const client = new Client(postgres.urlOf('soundings'));
  await client.connect();
  await client.query('checkpoint');
  await client.end();
};

it('under load: calls fail with 503 only, and 100 open pages hear of changes again without doing anything', async () => {
  const client = await createClient(server.url);
  const importFile = (path: string, rows: number) => client.upload(path, 'survey.csv', surveyCsv(surveyRows(rows)));
  const file = await importFile('/api/resonance/files', 500);
  const mapping = suggestedMapping(file);
  const given = {
    theme: 'SOUNDINGS',
    dataStructure: 'respondents',
    fileId: file.id,
    mapping,
    projectName: 'Listened to',
  };
  const endOf = (jobId: string) =>
    vi.waitUntil(
      async () => {
        const job = await client.get(`/api/jobs/${jobId}`);
        return job.status === 'EXECUTED' ? job : null;
      },
      { timeout: 40_000, interval: 50 },
    );
  const { projectId } = await endOf((await client.post('/api/resonance', given)).jobId);
  const listeners = Array.from({ length: 100 }, () => listenLive(server.url, client.token, projectId));
  await vi.waitUntil(() => listeners.every(({ isConnected }) => isConnected()), { timeout: 20_000 });

  const statuses = new Map<number, number>();
  let isLoading = true;
  const load = async () => {
    const headers = { authorization: `Bearer ${client.token}` };
    while (isLoading) {
      const { status } = await fetch(`${server.url}/api/resonance/data?projectId=${projectId}`, { headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const loading = Array.from({ length: 8 }, load);
  // This database promises nothing about the last moment before a crash; one in production does.
  await flush();
  await postgres.kill();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await postgres.start();
  const start = performance.now();
  while ((await statusOf('/health/ready')) !== 200 && performance.now() - start < 10_000);
  const back = performance.now() - start;
  await vi.waitUntil(() => listeners.every(({ connects, isConnected }) => connects() > 1 && isConnected()), {
    timeout: 20_000,
  });
  const reconnected = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 500));
  isLoading = false;
  await Promise.all(loading);

  expect((await endOf((await importFile(`/api/resonance/add-file/${projectId}`, 300)).jobId)).outcome).toBe('done');
  await vi.waitUntil(() => listeners.every(({ bodies }) => bodies.at(-1) === 'false'), { timeout: 10_000 });
  for (const { bodies } of listeners) expect(bodies).toEqual(['true', 'false']);
  for (const listener of listeners) await listener.close();
  console.log(`back after ${Math.round(back)} ms, all pages after ${Math.round(reconnected)} ms`, [...statuses]);
  expect(back).toBeLessThan(5000);
  expect([...statuses.keys()].sort()).toEqual([200, 503]);
});
