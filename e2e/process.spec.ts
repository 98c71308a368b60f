import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { repositoryRoot } from './repository-root.ts';
import { admin, startServer } from './server.ts';

const run = async (settings: Record<string, string>) => {
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output };
};

test('a second process on the same data directory is refused in one clear sentence', async ({ server }) => {
  const { code, output } = await run({ DATA_DIR: server.dataDirectory, PORT: '0' });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^Another Soundings process uses the data directory .+\. Stop it, or give this one its own DATA_DIR\.$/,
  );
});

test('wrong settings are all named at once, and none of their values', async () => {
  const { code, output } = await run({ PORT: 'eighty', SMTP_URL: 'nonsense', APP_SECRET: 'too-short-to-be-good' });
  expect(code).toBe(1);
  for (const name of ['PORT', 'SMTP_URL', 'APP_SECRET']) expect(output).toContain(name);
  expect(output).not.toMatch(/eighty|nonsense|too-short/);
});

test('the first start writes how to sign in into a file that only the owner reads', async () => {
  const server = await startServer({ ADMIN_PASSWORD: '', SEED_DEMO: 'false', DATABASE_URL: '' });
  const path = join(server.dataDirectory, 'first-sign-in.txt');
  const [username, password] = (await readFile(path, 'utf8')).trim().split('\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(server.dataDirectory, 'secret.key'))).mode & 0o777).toBe(0o600);
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(username).toBe(admin.username);
  expect(reply.status).toBe(200);
  expect((await server.mails()).at(-1)).toContain(((await reply.json()) as { code: string }).code);
  await server.stop();
});

test('a stop answers the running calls first and then ends cleanly', async () => {
  const server = await startServer({ SEED_DEMO: 'false' });
  const signIn = () =>
    fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
  // Passwords are checked two at a time: when the first is answered the last is still at work.
  const calls = Array.from({ length: 5 }, signIn);
  await Promise.race(calls);
  const code = await server.terminate();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(code).toBe(0);
  await server.stop();
});
