import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAiVendors, vendorKey } from '@soundings/server/test/ai-vendors';
import { openPageServer } from '@soundings/server/test/page-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../api-client.ts';
import { type RunningServer, startServer } from '../server.ts';

let dataDirectory: string;
let vendors: Awaited<ReturnType<typeof openAiVendors>>;
let site: Awaited<ReturnType<typeof openPageServer>>;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'soundings-fault-'));
  [vendors, site] = await Promise.all([openAiVendors(), openPageServer()]);
});
afterAll(async () => {
  await Promise.all([vendors.close(), site.close()]);
  await rm(dataDirectory, { recursive: true, force: true });
});

const start = (): Promise<RunningServer> =>
  startServer(
    {
      SEED_DEMO: 'false',
      AI_COMPATIBLE_URL: vendors.account('COMPATIBLE').baseUrl,
      AI_COMPATIBLE_KEY: vendorKey,
      FETCH_ALLOW_HOSTS: `${vendors.host},${site.host}`,
    },
    dataDirectory,
  );

type Client = Awaited<ReturnType<typeof createClient>>;

const useVendor = async (url: string, { token }: Client): Promise<void> => {
  const use = { kind: 'COMPATIBLE', model: 'model-large' };
  const reply = await fetch(`${url}/api/settings/ai/purposes/messages`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ use, otherwise: null }),
  });
  expect(reply.status).toBe(200);
};

const wanted = 30;
const rounds = 5;

const answer = (round: number): string[] =>
  Array.from({ length: wanted }, (_, index) => {
    const text = `Round ${round} says a thing of its own, number ${index}`;
    const item = JSON.stringify({ kind: 'message', text, writer: '', evidence: '' });
    return `${index === 0 ? '{"elements":[' : ','}${item}${index === wanted - 1 ? ']}' : ''}`;
  });

interface Seen {
  readonly id: string;
  readonly message: string;
  readonly count: number;
}

it(`${rounds} kills in mid-generation lose no message that was shown, and the next generation goes on`, async () => {
  let server = await start();
  let client = await createClient(server.url);
  await useVendor(server.url, client);
  const assistants: { id: string; name: string }[] = await client.get('/api/assistant/find/all');
  const assistantId = assistants.find(({ name }) => name === 'Page to messages')!.id;
  const groups = ['activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'];
  const chosen = Object.fromEntries(groups.map((group) => [group, [assistantId]]));
  const { id } = await client.post('/api/scout-v2', { projectName: 'Killed', userIds: [], ...chosen });
  const read = async (): Promise<Seen[]> => (await client.post(`/api/scout-v2/message/search?id=${id}`, {})).content;

  let lost = 0;
  let shown = 0;
  for (let round = 0; round < rounds; round++) {
    const before = (await read()).length;
    vendors.play({ words: answer(round), betweenWordsMs: 60 });
    const brief = { assistantId, url: site.url('/lamps'), count: wanted };
    await client.post(`/api/scout-v2/generate/messages?projectId=${id}`, brief);
    const least = before + 1 + Math.floor(Math.random() * 12);
    let seen = await read();
    while (seen.length < least) {
      await sleep(20);
      seen = await read();
    }
    await server.kill();
    server = await start();
    client = await createClient(server.url);
    const kept = new Map((await read()).map((message) => [message.id, message]));
    lost += seen.filter(({ id: one, message }) => kept.get(one)?.message !== message).length;
    shown += seen.length - before;
    // Whatever the kill left is ended: the project is free again, and says how its run ended.
    await expect
      .poll(async () => (await client.get(`/api/scout-v2/${id}`)).isProcessing, { timeout: 90_000, interval: 500 })
      .toBe(false);
    const { run } = await client.get(`/api/scout-v2/${id}`);
    expect(run).toMatchObject({ state: 'failed', reason: 'interrupted' });
  }
  const all = await read();
  console.log(`${rounds} kills, ${shown} messages shown before them, ${all.length} kept, ${lost} lost`);
  expect(lost).toBe(0);
  expect(new Set(all.map(({ count }) => count)).size).toBe(all.length);
  expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
  await server.stop();
});
