import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAiVendors, vendorKey } from '@soundings/server/test/ai-vendors';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createClient } from '../api-client.ts';
import { type RunningServer, startServer } from '../server.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let vendors: Awaited<ReturnType<typeof openAiVendors>>;
let files: string;
let a: RunningServer;
let b: RunningServer;
let token: string;

const startNode = (folder?: string): Promise<RunningServer> =>
  startServer(
    {
      DATABASE_URL: postgres.urlOf('soundings'),
      FILES_DIR: files,
      APP_SECRET: 'the same on both nodes, and long enough for a key',
      SEED_DEMO: 'false',
      AI_COMPATIBLE_URL: vendors.account('COMPATIBLE').baseUrl,
      AI_COMPATIBLE_KEY: vendorKey,
    },
    folder,
  );

beforeAll(async () => {
  postgres = await startPostgres();
  vendors = await openAiVendors();
  files = await mkdtemp(join(tmpdir(), 'soundings-files-'));
  const database = new Client(postgres.urlOf('postgres'));
  await database.connect();
  await database.query('create database soundings');
  await database.end();
  a = await startNode();
  b = await startNode();
  ({ token } = await createClient(a.url));
  const use = { kind: 'COMPATIBLE', model: 'model-large' };
  await send(a, 'PUT', '/api/settings/ai/purposes/messages', { use, otherwise: null });
});
afterAll(async () => {
  await a.stop();
  await b.stop();
  await vendors.close();
  await postgres.stop();
  await rm(files, { recursive: true, force: true });
});

const authorization = () => ({ authorization: `Bearer ${token}` });
const send = async (node: RunningServer, method: string, path: string, body: object) => {
  const headers = { ...authorization(), 'content-type': 'application/json' };
  const reply = await fetch(`${node.url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return (await reply.json()) as { runId: string };
};

const words = Array.from({ length: 400 }, (_, index) => `word-${index} `);
const allWords = words.join('');
beforeEach(() => vendors.play());

const startRunOn = async (node: RunningServer): Promise<string> => {
  vendors.play({ words, betweenWordsMs: 20 });
  const tried = { type: 'TEXT', instructions: 'Go on and on.', example: '', text: 'A page.' };
  return (await send(node, 'POST', '/api/assistant/try', tried)).runId;
};

interface Seen {
  text: string;
  end: { state: string; reason: string | null; length: number } | null;
}

const watch = (node: RunningServer, id: string, from = 0) => {
  const seen: Seen = { text: '', end: null };
  const read = async (): Promise<void> => {
    const reply = await fetch(`${node.url}/api/ai/runs/${id}/events?from=${from}`, { headers: authorization() });
    let rest = '';
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines.filter((each) => each.startsWith('data: '))) {
        const event = JSON.parse(line.slice(6));
        if (event.type === 'text') seen.text += event.text;
        else if (['done', 'failed', 'stopped'].includes(event.run.state)) seen.end = event.run;
      }
    }
  };
  return { seen, over: read().catch(() => undefined) };
};

const until = async (isSo: () => boolean, ms: number): Promise<number> => {
  const start = performance.now();
  while (!isSo()) {
    if (performance.now() - start > ms) throw new Error(`not within ${ms} ms`);
    await sleep(10);
  }
  return Math.round(performance.now() - start);
};

it('5 kills of the node in mid-run: another ends the run within 30 s, and no shown word is lost', async () => {
  const took: number[] = [];
  for (let round = 0; round < 5; round++) {
    const id = await startRunOn(a);
    const [here, there] = [watch(a, id), watch(b, id)];
    await until(() => here.seen.text !== '' && there.seen.text !== '', 10_000);
    await sleep(Math.random() * 1500);
    await a.kill();
    took.push(await until(() => there.seen.end !== null, 30_000));
    await Promise.all([here.over, there.over]);
    expect(there.seen.end).toMatchObject({ state: 'failed', reason: 'interrupted', length: there.seen.text.length });
    expect(allWords.startsWith(there.seen.text)).toBe(true);
    expect(there.seen.text.startsWith(here.seen.text)).toBe(true);
    expect(there.seen.text.length).toBeLessThan(allWords.length);
    const again = watch(b, id, 6);
    await again.over;
    expect([again.seen.text, again.seen.end?.state]).toEqual([there.seen.text.slice(6), 'failed']);
    a = await startNode(a.dataDirectory);
    [a, b] = [b, a];
  }
  console.log(`ended by the other node after ${took.join(', ')} ms`);
});

it('a second viewer joins from an offset, on this node and on the other, and reads the same to the end', async () => {
  const id = await startRunOn(a);
  const first = watch(a, id);
  await until(() => first.seen.text.length > 200, 20_000);
  const later = [watch(a, id, 50), watch(b, id, 50), watch(b, id)];
  await Promise.all([first, ...later].map(({ over }) => over));
  expect([first, ...later].map(({ seen }) => seen.text)).toEqual([
    allWords,
    allWords.slice(50),
    allWords.slice(50),
    allWords,
  ]);
  expect(later.map(({ seen }) => seen.end?.state)).toEqual(['done', 'done', 'done']);
});

it('a stop on the other node closes the vendor’s connection within 1 s, and keeps what came', async () => {
  const took: number[] = [];
  for (let round = 0; round < 5; round++) {
    const id = await startRunOn(a);
    const viewer = watch(b, id);
    await until(() => viewer.seen.text !== '', 10_000);
    let isClosed = false;
    void vendors.calls[0]!.closed.then(() => {
      isClosed = true;
    });
    await send(b, 'POST', `/api/ai/runs/${id}/stop`, {});
    took.push(await until(() => isClosed, 1000));
    await viewer.over;
    expect(viewer.seen.end).toMatchObject({ state: 'stopped', length: viewer.seen.text.length });
    expect(allWords.startsWith(viewer.seen.text)).toBe(true);
  }
  console.log(`closed after ${took.join(', ')} ms`);
});
