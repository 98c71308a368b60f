import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../api-client.ts';
import { makePlace, placeSettings, startSharedServices } from '../cluster/shared-services.ts';
import { repositoryRoot } from '../repository-root.ts';
import { admin, type RunningServer, startServer } from '../server.ts';
import { collectAnswers, type Known } from './every-answer.ts';
import { fillWorkspace, writeOn } from './full-workspace.ts';

let shared: Awaited<ReturnType<typeof startSharedServices>>;
let folder: string;
const running: RunningServer[] = [];

beforeAll(async () => {
  shared = await startSharedServices();
  folder = await mkdtemp(join(tmpdir(), 'soundings-drill-'));
});
afterAll(async () => {
  for (const server of running) await server.stop();
  await shared.stop();
  await rm(folder, { recursive: true, force: true });
});

const emptyPlace = async (name: string) => {
  await makePlace(shared.services, name);
  return placeSettings(shared.services, name);
};

const start = async (settings: Record<string, string>, directory?: string): Promise<RunningServer> => {
  const server = await startServer(settings, directory);
  running.push(server);
  return server;
};

/** As an operator does. Throws with what it printed where it fails. */
const command = async (name: 'backup' | 'restore', settings: Record<string, string>): Promise<void> => {
  const child = spawn(process.execPath, [`packages/server/src/commands/${name}.ts`, join(folder, 'backup')], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output);
};

const answersOf = async (url: string, known: Known) => collectAnswers(url, (await createClient(url)).token, known);

it('a full workspace that was backed up under load answers every call alike where it was restored', async () => {
  const settings = await emptyPlace('original');
  const original = await start({ ...settings, SEED_DEMO: 'true' });
  const client = await createClient(original.url);
  const known = await fillWorkspace(client);
  const load = writeOn(client);
  await load.isUnderWay();
  const before = load.writes();
  await command('backup', { ...settings, DATA_DIR: join(folder, 'command') });
  const meanwhile = load.writes() - before;
  await load.stop();
  const expected = await answersOf(original.url, known);
  // What was written meanwhile is in the backup or not, but never in part.
  const manifest = JSON.parse(await readFile(join(folder, 'backup', 'manifest.json'), 'utf8'));
  const rows = manifest.tables.reduce((sum: number, table: { rows: number }) => sum + table.rows, 0);
  console.log(`${rows} rows, ${manifest.files.length} files, ${meanwhile} writes meanwhile`);
  console.log(
    `${expected.size} calls, ${[...expected.values()].filter((one) => one.startsWith('200')).length} with an answer`,
  );
  expect(meanwhile).toBeGreaterThan(5);
  expect([...expected.values()].filter((one) => one.startsWith('200')).length).toBeGreaterThan(200);

  const places = {
    'another PostgreSQL and bucket': { ...(await emptyPlace('restored')), DATA_DIR: join(folder, 'elsewhere') },
    'the embedded database and a folder': { APP_SECRET: settings.APP_SECRET, DATA_DIR: join(folder, 'embedded') },
  };
  for (const [name, place] of Object.entries(places)) {
    await command('restore', place);
    const restored = await start({ ...place, SEED_DEMO: 'false' }, place.DATA_DIR);
    const found = await answersOf(restored.url, known);
    const differing = [...expected].filter(([call, answer]) => found.get(call) !== answer);
    expect(
      differing.map(([call, answer]) => ({ call, answer, found: found.get(call) })),
      name,
    ).toEqual([]);
    expect(found.size, name).toBe(expected.size);
    // It can be worked with: numbers go on, keys are free, jobs run.
    const after = await createClient(restored.url);
    await fillWorkspace(after, `after ${name}`);
    await expect(createClient(restored.url, { ...admin, password: 'Another-password-1!' })).rejects.toThrow();
  }
}, 1_800_000);
