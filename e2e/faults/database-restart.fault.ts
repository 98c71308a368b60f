import { startPostgres } from '@soundings/server/test/start-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
